import './jitless';
import * as z from 'zod';
import { optionalText } from './common';

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
