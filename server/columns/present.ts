import type { Column } from '@/schemas/columns';
import { toWireInstant } from '@/server/http/instants';
import type { ColumnRow } from './service';

/** A column as the wire carries it. */
export const presentColumn = ({ shareImage, publishedAt, updatedAt, ...row }: ColumnRow): Column => ({
  ...row,
  share_image: shareImage,
  published_at: toWireInstant(publishedAt),
  updated_at: toWireInstant(updatedAt),
});
