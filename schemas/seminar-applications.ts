import './jitless';
import * as z from 'zod';
import { applicationEvents, applicationStatuses } from './application-transitions';
import { dateTimeSchema, idSchema, pageSchema } from './common';
import { seminarSummarySchema } from './seminars';

/** A seminar's id in a request. */
const seminarIdSchema = z.coerce
  .number({ error: 'Invalid ID' })
  .int('Invalid ID')
  .positive('Invalid ID')
  .max(Number.MAX_SAFE_INTEGER, 'Invalid ID');

/** Request of POST /applications/. */
export const seminarApplyRequestSchema = z.object({ seminar: seminarIdSchema });

/** A seminar application as its member sees it. */
export const seminarApplicationSchema = z.object({
  id: idSchema,
  /** The seminar's id. */
  seminar: idSchema,
  status: z.enum(applicationStatuses),
  /** The URL of an online seminar; null for a venue or after cancellation. */
  online_url: z.string().nullable(),
  /** The events, oldest first; never empty. */
  history: z.array(z.object({ event: z.enum(applicationEvents), at: dateTimeSchema })),
});
export type SeminarApplication = z.infer<typeof seminarApplicationSchema>;

/**
 * Response of GET /applications/: all applications of the member, latest change first. It is not paginated, because the
 * seminar lists are joined with it.
 */
export const seminarApplicationsSchema = z.array(seminarApplicationSchema);

/** Response of GET /applied/: the seminars that the member applied for, with the application. */
export const appliedSeminarPageSchema = pageSchema(
  seminarApplicationSchema.extend({ seminar: seminarSummarySchema }),
);
export type AppliedSeminarPage = z.infer<typeof appliedSeminarPageSchema>;

/** Response of GET /seminar-applied-summaries/: the applied seminars with only the fields that the menu needs. */
export const appliedSeminarSummaryPageSchema = pageSchema(
  z.object({
    id: idSchema,
    status: z.enum(applicationStatuses),
    changed_at: dateTimeSchema,
    seminar: seminarSummarySchema.pick({ id: true, title: true, status: true, starts_at: true }),
  }),
);
export type AppliedSeminarSummaryPage = z.infer<typeof appliedSeminarSummaryPageSchema>;
