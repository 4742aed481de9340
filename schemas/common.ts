import './jitless';
import * as z from 'zod';

/** An instant in the API: ISO 8601 with offset, as Django REST Framework writes it. */
export const dateTimeSchema = z.iso.datetime({ offset: true });

/** A primary key as in Django. */
export const idSchema = z.int().positive();

/** Returns the schema of Django REST Framework's pagination response; `next` and `previous` are absolute URLs. */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });

/** A value/label pair of a choice list (spec §3). */
export const choiceSchema = z.object({ value: z.string(), label: z.string() });

export const choicesSchema = z.array(choiceSchema);
export type Choice = z.infer<typeof choiceSchema>;

/** A month in the API: YYYY-MM. */
export const monthSchema = z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, '年月を選択してください。');

/** An optional date; a form's empty text becomes null. */
export const optionalDateSchema = z
  .union([z.literal('').transform(() => null), z.iso.date('日付を入力してください。')])
  .nullish()
  .transform((date) => date ?? null);

/** An optional month; `-` is the value of two month pickers while neither is chosen. */
export const optionalMonthSchema = z
  .union([z.enum(['', '-']).transform(() => null), monthSchema])
  .nullish()
  .transform((month) => month ?? null);

/**
 * Returns the schema of an optional text.
 * @param max in characters
 */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `${max.toLocaleString('ja-JP')}文字以内で入力してください。`)
    .default('');

/**
 * Returns the schema of a required text.
 * @param name the field's label in messages
 */
export const requiredText = (name: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `${name}を入力してください。`)
    .max(max, `${max.toLocaleString('ja-JP')}文字以内で入力してください。`);

/**
 * The error response: `error` is a Japanese message for users, `detail` is Django's text, and each field has its own
 * messages.
 */
export const apiErrorSchema = z
  .object({ error: z.string(), detail: z.string().optional() })
  .catchall(z.union([z.string(), z.array(z.string())]));

/** The response of a request that returns no other data. */
export const acceptedMessageSchema = z.object({ message: z.string() });
