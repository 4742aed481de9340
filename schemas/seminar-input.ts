import './jitless';
import * as z from 'zod';
import { idSchema } from './common';
import { areValid, dateField, fields, instantField, siteImagePath, textField } from './import-fields';

/** Why a seminar is cancelled, which its page and the mails to its applicants say. */
export const cancelReasonField = textField(400);

const venue = fields({ name: textField(120), address: textField(200) })
  .nullable()
  .default(null);
const online_url = z
  .url({ protocol: /^https?$/, error: 'http または https のURLを指定してください。' })
  .nullable()
  .default(null);
const capacity = z.int().min(1).max(100_000).nullable().default(null);
const seats_taken = z.int().nonnegative().max(100_000).optional();
const closes_before = dateField.optional();
const cancelled_at = instantField.optional();
const cancel_reason = cancelReasonField.optional();

/** Applications close at 18:00 on the day before the date in `closes_before`, which is 6 hours before midnight. */
const CLOSES_BEFORE_MIDNIGHT_MS = 6 * 3_600_000;

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
  venue,
  /** Disclosed to applicants only. */
  online_url,
  /** The fee in yen including tax. */
  fee: z.int().nonnegative().max(10_000_000),
  cpe_units: z.number().nonnegative().max(100).multipleOf(0.5).default(0),
  /** Null means no limit. */
  capacity,
  /** Applications close at 18:00 of the day before this date. The default is the day of the seminar. */
  closes_before,
  /** The default is now. The seminar is hidden until then. */
  published_at: instantField.optional(),
  /** The time when registration was closed early. Without it, the seminar stays open or closed. */
  closed_at: instantField.optional(),
  /** Only for a new seminar: seats that were given outside the site. */
  seats_taken,
  /** Only for a new seminar that was cancelled before it was imported. */
  cancelled_at,
  cancel_reason,
})
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: '終了が開始より前になっています。',
    when: areValid({ starts_at: instantField, ends_at: instantField }),
  })
  .refine(
    ({ starts_at, closes_before }) =>
      closes_before === undefined ||
      Date.parse(`${closes_before}T00:00:00+09:00`) - CLOSES_BEFORE_MIDNIGHT_MS <= Date.parse(starts_at),
    {
      path: ['closes_before'],
      error: '受付の締切（前日18時）が開始より後になっています。',
      when: areValid({ starts_at: instantField, closes_before }),
    },
  )
  .refine(({ venue, online_url }) => venue !== null || online_url !== null, {
    path: ['online_url'],
    error: '会場か参加用URLを指定してください。',
    when: areValid({ venue, online_url }),
  })
  .refine(({ capacity, seats_taken = 0 }) => capacity === null || seats_taken <= capacity, {
    path: ['seats_taken'],
    error: '定員を超えています。',
    when: areValid({ capacity, seats_taken }),
  })
  .refine(
    ({ cancelled_at, cancel_reason }) => (cancelled_at === undefined) === (cancel_reason === undefined),
    {
      path: ['cancel_reason'],
      error: '中止の日時と理由は、両方を指定してください。',
      when: areValid({ cancelled_at, cancel_reason }),
    },
  );
export type SeminarInput = z.input<typeof seminarInputSchema>;
