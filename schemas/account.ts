import './jitless';
import * as z from 'zod';
import { newPasswordSchema } from './auth';
import { optionalText } from './common';
import { knownEmailSchema } from './email';

/** An existing password. Its format is not checked, because an older rule may have allowed it. */
const currentPasswordSchema = z
  .string()
  .min(1, '現在のパスワードを入力してください。')
  .max(1024, 'パスワードが長すぎます。');

/** The token in a mailed link. */
const linkTokenSchema = z
  .string()
  .min(1, 'リンクが正しくありません。')
  .max(200, 'リンクが正しくありません。');

/** Request of POST /change-password/. */
export const changePasswordSchema = z.object({
  current_password: currentPasswordSchema,
  new_password: newPasswordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/**
 * Request of POST /change-email/: sends a verification mail to the new address and requires the password (decision
 * 0025).
 */
export const changeEmailSchema = z.object({ email: knownEmailSchema, password: currentPasswordSchema });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

/** Query of the calls that only read the token of a mailed link. */
export const linkQuerySchema = z.object({ token: linkTokenSchema });

/** Request of PATCH /change-email/: consumes the token. It also works without a login. */
export const confirmEmailSchema = z.object({ token: linkTokenSchema });

/** Request of POST /issue-password-token/. The response is the same for known and unknown addresses. */
export const issuePasswordTokenSchema = z.object({ email: knownEmailSchema });
export type IssuePasswordToken = z.infer<typeof issuePasswordTokenSchema>;

/** Request of POST /update-password/: the new password and the token of the mail. */
export const updatePasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
export type UpdatePassword = z.infer<typeof updatePasswordSchema>;

/** Request of POST /login/google/ (spec §3). */
export const googleLoginSchema = z.object({
  /** Google's ID token (`credential`). */
  token: z.string().min(1).max(8192),
  /** False registers a new member with this Google account. */
  is_login: z.boolean().default(true),
  /** True links the Google account to the logged-in member. */
  is_SNS_Integration: z.boolean().default(false),
  /** The email address that the Google account is expected to have. */
  email: knownEmailSchema.nullish(),
});
export type GoogleLogin = z.input<typeof googleLoginSchema>;

/** Request of PATCH /members/{memberId}/withdraw/. Reasons are values of GET /withdraw-reason-choices/. */
export const withdrawalSchema = z.object({
  reasons: z
    .array(z.string().min(1).max(50))
    .min(1, '退会の理由を選択してください。')
    .max(20, '退会の理由が多すぎます。'),
  comment: optionalText(1000),
  password: z.string().min(1, '現在のパスワードを入力してください。').max(1024, 'パスワードが長すぎます。'),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;
export type WithdrawalInput = z.input<typeof withdrawalSchema>;
