import * as z from 'zod';
import { emailSchema, newPasswordSchema } from './auth';
import { dateTimeSchema } from './common';

/** A password that already is one: not checked for form, since an older rule may have allowed it. */
const currentPasswordSchema = z
  .string()
  .min(1, '現在のパスワードを入力してください。')
  .max(1024, 'パスワードが長すぎます。');

/** The secret part of a link in a mail. */
const linkTokenSchema = z
  .string()
  .min(1, 'リンクが正しくありません。')
  .max(200, 'リンクが正しくありません。');

/** POST /change-password/. */
export const changePasswordSchema = z.object({
  current_password: currentPasswordSchema,
  new_password: newPasswordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** POST /change-email/: asks for a verification mail to the new address (decision 0025: with the password). */
export const changeEmailSchema = z.object({ email: emailSchema, password: currentPasswordSchema });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

/** GET /change-email/?token: reads only. */
export const changeEmailQuerySchema = z.object({ token: linkTokenSchema });

/** What GET /change-email/ tells of a request that still waits for its confirmation. */
export const emailChangeRequestSchema = z.object({
  /** The address that it would be. */
  email: z.string(),
  expires_at: dateTimeSchema,
});

/** PATCH /change-email/: consumes the token; works logged out too. */
export const confirmEmailSchema = z.object({ token: linkTokenSchema });

/** Spec §3: change-email response. */
export const emailChangeResultSchema = z.object({ success: z.boolean(), error: z.string().nullish() });
export type EmailChangeResult = z.infer<typeof emailChangeResultSchema>;

/** POST /issue-password-token/: the answer is the same for known and unknown addresses. */
export const issuePasswordTokenSchema = z.object({ email: emailSchema });
export type IssuePasswordToken = z.infer<typeof issuePasswordTokenSchema>;

/** POST /update-password/: the new password, with the token of the mail. */
export const updatePasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
export type UpdatePassword = z.infer<typeof updatePasswordSchema>;

/** POST /login/google/ (spec §3). */
export const googleLoginSchema = z.object({
  /** The ID token (`credential`) of Google. */
  token: z.string().min(1).max(8192),
  /** False asks for registration with this Google account. */
  is_login: z.boolean().default(true),
  /** True links the Google account to the member who is logged in. */
  is_SNS_Integration: z.boolean().default(false),
  /** The address that the Google account is expected to have. */
  email: emailSchema.nullish(),
});
export type GoogleLogin = z.input<typeof googleLoginSchema>;

/** Its answer (spec §3). Any code but those of account-codes.ts is a success; `url` is where to go on. */
export const googleLoginResultSchema = z.object({
  code: z.string().nullish(),
  message: z.string().nullish(),
  url: z.string().nullish(),
});
export type GoogleLoginResult = z.infer<typeof googleLoginResultSchema>;
