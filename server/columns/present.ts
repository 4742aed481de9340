import type { Column } from '@/schemas/contract/columns';
import { toWireDateTime } from '@/server/http/date-time';
import type { ColumnRow } from './service';

/** Returns the column in the shape of the API response. */
export const presentColumn = ({ shareImage, publishedAt, updatedAt, ...row }: ColumnRow): Column => ({
  ...row,
  share_image: shareImage,
  published_at: toWireDateTime(publishedAt),
  updated_at: toWireDateTime(updatedAt),
});
