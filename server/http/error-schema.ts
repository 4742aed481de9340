import { z } from '@hono/zod-openapi';

/**
 * The error response: `error` is a Japanese message for users, `detail` is Django's text, and each field has its own
 * messages.
 */
export const apiErrorSchema = z
  .object({ error: z.string(), detail: z.string().optional() })
  .catchall(z.union([z.string(), z.array(z.string())]))
  .openapi('ApiError');

/** The response of a request that returns no other data. */
export const acceptedMessageSchema = z.object({ message: z.string().optional() }).openapi('Accepted');
