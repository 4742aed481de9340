import * as z from 'zod';
import { dateTimeSchema, idSchema } from './common';

/** A tag of the media (spec §3). */
export const tagSchema = z.object({ id: idSchema, name: z.string() });
export type Tag = z.infer<typeof tagSchema>;
export const tagsSchema = z.array(tagSchema);

const pictureSchema = z.object({
  /** Own path below /images/, or an absolute address of the API's own. */
  src: z.string().max(500),
  /** Px. */
  width: z.int().positive().max(10_000),
  height: z.int().positive().max(10_000),
  /** Empty for a picture that says nothing beyond the title. */
  alt: z.string().max(200),
});

/** Somebody whom a column is about: the name, and what they are in a few words. */
const personSchema = z.object({ name: z.string().max(60), title: z.string().max(120) });

/** A column (GET /columns/): an interview or an article. */
export const columnSchema = z.object({
  id: idSchema,
  title: z.string(),
  lead: z.string(),
  /** HTML, sanitised on the way in. */
  body: z.string(),
  picture: pictureSchema.nullable(),
  /** Own path of the 1280x600 sharing picture (spec §9). */
  share_image: z.string().max(500).nullable(),
  /** Tag ids, the most fitting first. */
  tags: z.array(idSchema),
  people: z.array(personSchema),
  published_at: dateTimeSchema,
  updated_at: dateTimeSchema,
});
export type Column = z.infer<typeof columnSchema>;
export const columnsSchema = z.array(columnSchema);

/** Pictures are served by the site itself: the policy of its pages allows no other origin. */
const siteImagePath = z
  .string()
  .max(500)
  .regex(/^\/images\/[\w./-]+$/, '/images/ 以下のパスを指定してください。');

/**
 * A column as the provider writes it. With an `id` it replaces the column of that id. The body is HTML and is
 * sanitised when it is kept.
 */
export const columnInputSchema = z.object({
  id: idSchema.optional(),
  title: z.string().trim().min(1, '必須項目です').max(120, '120文字以内で入力してください。'),
  lead: z.string().trim().min(1, '必須項目です').max(400, '400文字以内で入力してください。'),
  body: z.string().trim().min(1, '必須項目です').max(100_000, '100,000文字以内で入力してください。'),
  picture: pictureSchema.extend({ src: siteImagePath }).nullable().default(null),
  share_image: siteImagePath.nullable().default(null),
  tags: z.array(idSchema).min(1, 'タグを1つ以上指定してください。').max(10, 'タグは10個までです。'),
  people: z.array(personSchema).max(10).default([]),
  /** Defaults to now; in the future the column is not shown yet. */
  published_at: dateTimeSchema.optional(),
});
export type ColumnInput = z.input<typeof columnInputSchema>;

/** A tag as the provider writes it: names the id, or adds it. */
export const tagInputSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1, '必須項目です').max(40, '40文字以内で入力してください。'),
});
