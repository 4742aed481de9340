import * as z from 'zod';
import { dateTimeSchema } from '@/schemas/common';

/** Response of GET /change-email/ for a change that is not confirmed yet. */
export const emailChangeRequestSchema = z.object({
  /** The new address. */
  email: z.string(),
  expires_at: dateTimeSchema,
});

/** Response of PATCH /change-email/ (spec §3). */
export const emailChangeResultSchema = z.object({ success: z.boolean(), error: z.string().nullish() });

/**
 * Response of POST /login/google/ (spec §3). Every code except those of account-codes.ts is a success; `url` is the
 * page to open next.
 */
export const googleLoginResultSchema = z.object({
  code: z.string().nullish(),
  message: z.string().nullish(),
  url: z.string().nullish(),
});
export type GoogleLoginResult = z.infer<typeof googleLoginResultSchema>;
