import * as z from 'zod';

/** A vacancy's id in a URL or a request (spec §5). */
export const vacancyIdSchema = z.coerce
  .number({ error: 'Invalid ID' })
  .int('Invalid ID')
  .positive('Invalid ID')
  .max(Number.MAX_SAFE_INTEGER, 'Invalid ID');
