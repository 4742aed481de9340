import * as z from 'zod';
import { dateTimeSchema, idSchema } from '@/schemas/common';
import { seminarStatuses } from '@/schemas/seminar-codes';
import { pageSchema } from './common';

const speakerSchema = z.object({
  name: z.string(),
  /** Profession and position, such as 公認会計士・○○事務所 代表. */
  title: z.string(),
  /** The path of a square portrait; null without one. */
  picture: z.string().nullable(),
});

/** A row of GET /seminar-summaries/. It is the same for every caller. */
export const seminarSummarySchema = z.object({
  id: idSchema,
  status: z.enum(seminarStatuses),
  title: z.string(),
  /** One sentence. */
  lead: z.string(),
  /** The subject area, such as 会計・監査 or 税務. */
  topic: z.string(),
  starts_at: dateTimeSchema,
  ends_at: dateTimeSchema,
  /** Null for an online seminar. */
  venue: z.object({ name: z.string(), address: z.string() }).nullable(),
  speakers: z.array(speakerSchema),
  /** The fee in yen including tax; 0 is free. */
  fee: z.int().nonnegative(),
  /** Continuing education units; 0 for none. */
  cpe_units: z.number().nonnegative(),
  /** Seats; null for no limit. */
  capacity: z.int().positive().nullable(),
  /** Remaining seats; null for no limit. */
  remaining: z.int().nonnegative().nullable(),
  /** Applications close at 18:00 of the day before this day (spec §9, `deadlineText`). */
  closes_before: z.iso.date(),
  /** The application deadline as an ISO 8601 instant. */
  deadline: dateTimeSchema,
  /** Until this instant a member can cancel an application: the start of the seminar (decision 0030). */
  cancellable_until: dateTimeSchema,
});
export type SeminarSummary = z.infer<typeof seminarSummarySchema>;

/** All fields of a seminar (GET /seminars/?id={id}). The online URL is disclosed to applicants only. */
const seminarSchema = seminarSummarySchema.extend({
  description: z.string(),
  /** The target audience, one line each. */
  audience: z.array(z.string()),
  /** In order of time; `time` is HH:MM. */
  program: z.array(z.object({ time: z.string(), title: z.string() })),
  speakers: z.array(speakerSchema.extend({ profile: z.string() })),
  /** The operator's reason for a cancellation; null otherwise. */
  cancel_reason: z.string().nullable(),
  published_at: dateTimeSchema,
  updated_at: dateTimeSchema,
  /** The number of the operator's changes. It is the SEQUENCE of the calendar file. */
  revision: z.int().nonnegative(),
});
export type Seminar = z.infer<typeof seminarSchema>;

export const seminarPageSchema = pageSchema(seminarSchema);
export const seminarSummaryPageSchema = pageSchema(seminarSummarySchema);
