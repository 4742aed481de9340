import * as z from 'zod';
import { seminarStatuses } from '@/schemas/seminar-codes';
import { dateTimeSchema, idSchema, pageSchema } from './common';

const speakerSchema = z.object({
  name: z.string(),
  /** Profession and position: 公認会計士・○○事務所 代表. */
  title: z.string(),
});

/** A row of the list (GET /seminar-summaries/). Nothing in it depends on who asks. */
export const seminarSummarySchema = z.object({
  id: idSchema,
  status: z.enum(seminarStatuses),
  title: z.string(),
  /** One sentence. */
  lead: z.string(),
  /** Subject area: 会計・監査, 税務, … */
  topic: z.string(),
  starts_at: dateTimeSchema,
  ends_at: dateTimeSchema,
  /** Null: online. */
  venue: z.object({ name: z.string(), address: z.string() }).nullable(),
  speakers: z.array(speakerSchema),
  /** Yen including tax; 0 is free. */
  fee: z.int().nonnegative(),
  /** Continuing education units; 0 for none. */
  cpe_units: z.number().nonnegative(),
  /** Seats; null for no limit. */
  capacity: z.int().positive().nullable(),
  /** Seats left; null for no limit. */
  remaining: z.int().nonnegative().nullable(),
  /** Applications close at 18:00 of the day before this day (spec §9, `deadlineText`). */
  closes_before: z.iso.date(),
  /** The same as an instant. */
  deadline: dateTimeSchema,
});
export type SeminarSummary = z.infer<typeof seminarSummarySchema>;

/** All of a seminar (GET /seminars/?id={id}). Where it is held online is told to those who applied only. */
export const seminarSchema = seminarSummarySchema.extend({
  description: z.string(),
  /** Whom it is meant for, a line each. */
  audience: z.array(z.string()),
  /** In the order of the evening; `time` is HH:MM. */
  program: z.array(z.object({ time: z.string(), title: z.string() })),
  speakers: z.array(speakerSchema.extend({ profile: z.string() })),
  /** Why it is called off, as the provider words it; null otherwise. */
  cancel_reason: z.string().nullable(),
  published_at: dateTimeSchema,
  updated_at: dateTimeSchema,
  /** Counts the provider's changes from 0: the SEQUENCE of the calendar file. */
  revision: z.int().nonnegative(),
});
export type Seminar = z.infer<typeof seminarSchema>;

export const seminarPageSchema = pageSchema(seminarSchema);
export const seminarSummaryPageSchema = pageSchema(seminarSummarySchema);
export type SeminarSummaryPage = z.infer<typeof seminarSummaryPageSchema>;
