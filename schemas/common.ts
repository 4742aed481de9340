import * as z from 'zod';

/** An instant on the wire: ISO 8601 with offset, as Django REST Framework writes it. */
export const dateTimeSchema = z.iso.datetime({ offset: true });

/** Django-like primary key. */
export const idSchema = z.int().positive();

/** The paging envelope of Django REST Framework; `next` and `previous` are absolute links. */
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

/** A month on the wire: YYYY-MM. */
export const monthSchema = z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, '年月を選択してください。');

/** A date that need not be given; a form's empty text becomes null. */
export const optionalDateSchema = z
  .union([z.literal('').transform(() => null), z.iso.date('日付を入力してください。')])
  .nullish()
  .transform((date) => date ?? null);

/** The same for a month; `-` is what two pickers give while neither is chosen. */
export const optionalMonthSchema = z
  .union([z.enum(['', '-']).transform(() => null), monthSchema])
  .nullish()
  .transform((month) => month ?? null);

/** A text that may be empty. @param max characters */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `${max.toLocaleString('ja-JP')}文字以内で入力してください。`)
    .default('');

/** A text that must be there. @param name the field, as the person reads it */
export const requiredText = (name: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `${name}を入力してください。`)
    .max(max, `${max.toLocaleString('ja-JP')}文字以内で入力してください。`);

/** Every refusal: `error` is for people (Japanese), `detail` as Django words it; fields carry their own messages. */
export const apiErrorSchema = z
  .object({ error: z.string(), detail: z.string().optional() })
  .catchall(z.union([z.string(), z.array(z.string())]));

/** An accepted request that has nothing else to tell. */
export const acceptedSchema = z.object({ message: z.string() });
