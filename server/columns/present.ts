import { columnFields } from '@/schemas/column-fields';
import { present, toWireDateTime } from '@/server/openapi/wire-schema';
import type { ColumnRow } from './service';

/** Returns the column in the shape of the API response. */
export const presentColumn = ({ shareImage, publishedAt, updatedAt, ...row }: ColumnRow) =>
  present(columnFields, {
    ...row,
    share_image: shareImage,
    published_at: toWireDateTime(publishedAt),
    updated_at: toWireDateTime(updatedAt),
  });
