import * as z from 'zod';
import { dateTimeSchema } from '@/schemas/common';

/** Response of the calls that read the token of a mailed link that still works (decision 0084). */
export const mailedLinkSchema = z.object({
  /** The address of the account; for an email change the new one. */
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
