import './jitless';
import * as z from 'zod';
import { isVisibleText } from './common';
import { normalizeText } from './normalize-text';
import { toOneLine } from './one-line';

/** An email address. Full-width characters are converted, spaces trimmed and letters changed to lower case. */
export const emailSchema = z
  .string()
  .transform((text) => normalizeText(text, 'NFKC').trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'メールアドレスを入力してください。')
      .max(254, 'メールアドレスは254文字以内で入力してください。')
      .email('メールアドレスの形式で入力してください（例：name@example.com）。'),
  );

/** A new password. The limit of 128 characters bounds the cost of hashing. */
export const newPasswordSchema = z
  .string()
  .min(1, 'パスワードを入力してください。')
  .min(8, 'パスワードは8文字以上で入力してください。')
  .max(128, 'パスワードは128文字以内で入力してください。')
  .refine((text) => !/^\d+$/.test(text), 'パスワードには数字以外の文字も使ってください。');

/** Request of POST /members/. The spec's `isModal` stays in the client and is never sent. */
export const registrationSchema = z.object({ email: emailSchema });
export type Registration = z.infer<typeof registrationSchema>;

/** Request of POST /login/. The password's format is not checked, because an older rule may have allowed it. */
export const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'パスワードを入力してください。').max(1024, 'パスワードが長すぎます。'),
});
export type Credentials = z.infer<typeof credentialsSchema>;

const name = (label: string) =>
  z
    .string()
    .transform((text) => toOneLine(normalizeText(text, 'NFKC')).trim())
    .pipe(
      z
        .string()
        .min(1, { error: `${label}を入力してください。`, abort: true })
        .refine(isVisibleText, `${label}を入力してください。`)
        .max(50, `${label}は50文字以内で入力してください。`),
    );

/** A name in full-width katakana. Hiragana and half-width kana are converted, so that users may type either. */
const kana = (label: string) =>
  z
    .string()
    .transform((text) =>
      toOneLine(normalizeText(text, 'NFKC'))
        .trim()
        .replace(/[ぁ-ゖ]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0x60)),
    )
    .pipe(
      z
        .string()
        .min(1, `${label}を入力してください。`)
        .max(50, `${label}は50文字以内で入力してください。`)
        .regex(/^[ァ-ヺー・ ]*$/, `${label}はカタカナで入力してください。`),
    );

/** The four parts of a member's name. */
export const nameSchema = z.object({
  family_name: name('姓'),
  given_name: name('名'),
  family_name_kana: kana('セイ'),
  given_name_kana: kana('メイ'),
});

/** Request of POST /set-password/: the second step of registration (情報入力). */
export const setPasswordSchema = nameSchema.extend({
  token: z.string().min(1).max(200),
  password: newPasswordSchema,
  terms_of_use: z.literal(true, { error: '利用規約に同意してください。' }),
});
export type SetPassword = z.infer<typeof setPasswordSchema>;
