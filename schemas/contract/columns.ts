import * as z from 'zod';
import { personSchema, pictureSchema } from '@/schemas/columns';
import { dateTimeSchema, idSchema } from '@/schemas/common';

/** A column tag (spec §3). */
const tagSchema = z.object({ id: idSchema, name: z.string() });
export type Tag = z.infer<typeof tagSchema>;
export const tagsSchema = z.array(tagSchema);

/** A column of GET /columns/: an interview or an article. */
export const columnSchema = z.object({
  id: idSchema,
  title: z.string(),
  lead: z.string(),
  /** HTML, sanitized when it is imported. */
  body: z.string(),
  picture: pictureSchema.nullable(),
  /** Path of the 1280x600 share image (spec §9). */
  share_image: z.string().max(500).nullable(),
  /** Tag ids, best match first. */
  tags: z.array(idSchema),
  people: z.array(personSchema),
  published_at: dateTimeSchema,
  updated_at: dateTimeSchema,
});
export type Column = z.infer<typeof columnSchema>;
export const columnsSchema = z.array(columnSchema);
