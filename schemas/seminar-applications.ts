import * as z from 'zod';
import { applicationEvents, applicationStatuses } from './application-transitions';
import { dateTimeSchema, idSchema, pageSchema } from './common';
import { seminarSummarySchema } from './seminars';

/** The id of a seminar in a payload. */
const seminarIdSchema = z.coerce
  .number({ error: 'Invalid ID' })
  .int('Invalid ID')
  .positive('Invalid ID')
  .max(Number.MAX_SAFE_INTEGER, 'Invalid ID');

/** POST /applications/. */
export const seminarApplyRequestSchema = z.object({ seminar: seminarIdSchema });

/** An application, as its own member sees it. */
export const seminarApplicationSchema = z.object({
  id: idSchema,
  /** The seminar's id. */
  seminar: idSchema,
  status: z.enum(applicationStatuses),
  /** Where to join; only while applied, and only for a seminar held online. */
  online_url: z.string().nullable(),
  /** Oldest first; never empty. */
  history: z.array(z.object({ event: z.enum(applicationEvents), at: dateTimeSchema })),
});
export type SeminarApplication = z.infer<typeof seminarApplicationSchema>;

/** GET /applications/: all of the member's, newest change first, unpaged: the lists join with it. */
export const seminarApplicationsSchema = z.array(seminarApplicationSchema);

/** GET /applied/: the seminars applied for, with the application. */
export const appliedSeminarPageSchema = pageSchema(
  seminarApplicationSchema.extend({ seminar: seminarSummarySchema }),
);
export type AppliedSeminarPage = z.infer<typeof appliedSeminarPageSchema>;

/** GET /seminar-applied-summaries/: the same, as little as a menu needs. */
export const appliedSeminarSummaryPageSchema = pageSchema(
  z.object({
    id: idSchema,
    status: z.enum(applicationStatuses),
    changed_at: dateTimeSchema,
    seminar: seminarSummarySchema.pick({ id: true, title: true, status: true, starts_at: true }),
  }),
);
export type AppliedSeminarSummaryPage = z.infer<typeof appliedSeminarSummaryPageSchema>;
