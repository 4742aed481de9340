import './jitless';
import * as z from 'zod';
import { dateTimeSchema, idSchema } from './common';
import { fields, siteImagePath } from './import-fields';

/** A picture with its size. */
export const pictureSchema = z.object({
  /** A path below /images/, or an absolute URL of another API's own image. */
  src: z.string().max(500),
  /** Width in pixels. */
  width: z.int().positive().max(10_000),
  height: z.int().positive().max(10_000),
  /** Empty for an image that adds nothing to the title. */
  alt: z.string().max(200),
});

/** A person in a column: the name and a short description. */
export const personSchema = z.object({ name: z.string().max(60), title: z.string().max(120) });

/**
 * A column as the operator writes it. With an `id` it replaces that column. The body is HTML and is sanitized when it
 * is stored.
 */
export const columnInputSchema = fields({
  id: idSchema.optional(),
  title: z.string().trim().min(1, '必須項目です').max(120, '120文字以内で入力してください。'),
  lead: z.string().trim().min(1, '必須項目です').max(400, '400文字以内で入力してください。'),
  body: z.string().trim().min(1, '必須項目です').max(100_000, '100,000文字以内で入力してください。'),
  picture: fields({ ...pictureSchema.shape, src: siteImagePath })
    .nullable()
    .default(null),
  share_image: siteImagePath.nullable().default(null),
  tags: z.array(idSchema).min(1, 'タグを1つ以上指定してください。').max(10, 'タグは10個までです。'),
  people: z.array(fields(personSchema.shape)).max(10).default([]),
  /** The default is now. The column is hidden until then. */
  published_at: dateTimeSchema.optional(),
});
export type ColumnInput = z.input<typeof columnInputSchema>;

/** A tag as the operator writes it. It renames the tag with that id or adds it. */
export const tagInputSchema = fields({
  id: idSchema,
  name: z.string().trim().min(1, '必須項目です').max(40, '40文字以内で入力してください。'),
});
