import * as z from 'zod';
import { dateTimeSchema } from '@/schemas/common';

/** One login of the member that has not ended. */
const loginSessionSchema = z.object({
  id: z.uuid(),
  /** The names of browser and operating system at the login; null when unknown. */
  browser: z.string().nullable(),
  os: z.string().nullable(),
  created_at: dateTimeSchema,
  /** Exact to the hour, because it is not written at each request. */
  last_seen_at: dateTimeSchema,
  /** True for the session that sends the request. */
  is_current: z.boolean(),
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

/** Response of GET /sessions/: the caller's own session first, then the one that was used last. */
export const loginSessionsSchema = z.array(loginSessionSchema);

/** Path of DELETE /sessions/{sessionId}/. */
export const sessionParamsSchema = z.object({ sessionId: z.uuid() });
