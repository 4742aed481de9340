import './jitless';
import * as z from 'zod';
import { idSchema } from './common';
import { dateField, fields, instantField, siteImagePath, textField } from './import-fields';

/** Why a seminar is cancelled, which its page and the mails to its applicants say. */
export const cancelReasonField = textField(400);

/** A seminar as the operator writes it. With an `id` it replaces that seminar. */
export const seminarInputSchema = fields({
  id: idSchema.optional(),
  title: textField(120),
  lead: textField(200),
  topic: textField(40),
  description: textField(10_000),
  audience: z.array(textField(200)).max(30).default([]),
  program: z
    .array(
      fields({
        time: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM の時刻を "19:00" のように指定してください。'),
        title: textField(120),
      }),
    )
    .max(30)
    .default([]),
  speakers: z
    .array(
      fields({
        name: textField(60),
        title: textField(120),
        profile: textField(2_000),
        /** A square portrait. Without one, pages show the first letters of the name. */
        picture: siteImagePath.optional(),
      }),
    )
    .min(1, '講師を1名以上指定してください。')
    .max(10),
  starts_at: instantField,
  ends_at: instantField,
  /** Null for an online seminar. */
  venue: fields({ name: textField(120), address: textField(200) })
    .nullable()
    .default(null),
  /** Disclosed to applicants only. */
  online_url: z
    .url({ protocol: /^https?$/, error: 'http または https のURLを指定してください。' })
    .nullable()
    .default(null),
  /** The fee in yen including tax. */
  fee: z.int().nonnegative().max(10_000_000),
  cpe_units: z.number().nonnegative().max(100).multipleOf(0.5).default(0),
  /** Null means no limit. */
  capacity: z.int().min(1).max(100_000).nullable().default(null),
  /** Applications close at 18:00 of the day before this date. The default is the day of the seminar. */
  closes_before: dateField.optional(),
  /** The default is now. The seminar is hidden until then. */
  published_at: instantField.optional(),
  /** The time when registration was closed early. Without it, the seminar stays open or closed. */
  closed_at: instantField.optional(),
  /** Only for a new seminar: seats that were given outside the site. */
  seats_taken: z.int().nonnegative().max(100_000).optional(),
  /** Only for a new seminar that was cancelled before it was imported. */
  cancelled_at: instantField.optional(),
  cancel_reason: cancelReasonField.optional(),
})
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: '終了が開始より前になっています。',
  })
  .refine(({ venue, online_url }) => venue !== null || online_url !== null, {
    path: ['online_url'],
    error: '会場か参加用URLを指定してください。',
  })
  .refine(({ capacity, seats_taken = 0 }) => capacity === null || seats_taken <= capacity, {
    path: ['seats_taken'],
    error: '定員を超えています。',
  })
  .refine(
    ({ cancelled_at, cancel_reason }) => (cancelled_at === undefined) === (cancel_reason === undefined),
    {
      path: ['cancel_reason'],
      error: '中止の日時と理由は、両方を指定してください。',
    },
  );
export type SeminarInput = z.input<typeof seminarInputSchema>;
