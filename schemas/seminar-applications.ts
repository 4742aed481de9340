import * as z from 'zod';

/** A seminar's id in a request. */
const seminarIdSchema = z.coerce
  .number({ error: 'Invalid ID' })
  .int('Invalid ID')
  .positive('Invalid ID')
  .max(Number.MAX_SAFE_INTEGER, 'Invalid ID');

/** Request of POST /applications/. */
export const seminarApplyRequestSchema = z.object({ seminar: seminarIdSchema });
