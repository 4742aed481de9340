import * as z from 'zod';
import { dateTimeSchema, idSchema } from './common';

const text = (max: number) =>
  z.string('必須項目です').trim().min(1, '必須項目です').max(max, `${max}文字以内で入力してください。`);

/** A seminar as the provider writes it. With an `id` it changes the seminar of that id. */
export const seminarInputSchema = z
  .object({
    id: idSchema.optional(),
    title: text(120),
    lead: text(200),
    topic: text(40),
    description: text(10_000),
    audience: z.array(text(200)).max(30).default([]),
    program: z
      .array(
        z.object({
          time: z
            .string()
            .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM の時刻を "19:00" のように指定してください。'),
          title: text(120),
        }),
      )
      .max(30)
      .default([]),
    speakers: z
      .array(z.object({ name: text(60), title: text(120), profile: text(2_000) }))
      .min(1, '講師を1名以上指定してください。')
      .max(10),
    starts_at: dateTimeSchema,
    ends_at: dateTimeSchema,
    /** Null: held online. */
    venue: z
      .object({ name: text(120), address: text(200) })
      .nullable()
      .default(null),
    /** Told to those who applied only. */
    online_url: z
      .url({ protocol: /^https?$/, error: 'http または https のURLを指定してください。' })
      .nullable()
      .default(null),
    /** Yen including tax. */
    fee: z.int().nonnegative().max(10_000_000),
    cpe_units: z.number().nonnegative().max(100).multipleOf(0.5).default(0),
    /** Null: no limit. */
    capacity: z.int().min(1).max(100_000).nullable().default(null),
    /** Applications close at 18:00 of the day before; defaults to the day of the seminar. */
    closes_before: z.iso.date('YYYY-MM-DD の日付を指定してください。').optional(),
    /** Defaults to now; in the future the seminar is not shown yet. */
    published_at: dateTimeSchema.optional(),
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: '終了が開始より前になっています。',
  })
  .refine(({ venue, online_url }) => venue !== null || online_url !== null, {
    path: ['online_url'],
    error: '会場か参加用URLを指定してください。',
  });
export type SeminarInput = z.input<typeof seminarInputSchema>;
