import './jitless';
import * as z from 'zod';
import { isVisibleText, maxCharacters } from './common';
import { emailSchema, knownEmailSchema } from './email';
import {
  countCharacters,
  normalizeText,
  removeInvisibleMarks,
  toKatakana,
  toOneLine,
} from './normalize-text';

/** In characters. */
const MIN_PASSWORD_LENGTH = 8;

/** A new password. The limit of 128 characters bounds the cost of hashing. */
export const newPasswordSchema = maxCharacters(
  z
    .string()
    .min(1, 'パスワードを入力してください。')
    .refine(
      (text) => countCharacters(text) >= MIN_PASSWORD_LENGTH,
      'パスワードは8文字以上で入力してください。',
    )
    .regex(/\D/, 'パスワードには数字以外の文字も使ってください。'),
  128,
  'パスワードは128文字以内で入力してください。',
).meta({ minLength: MIN_PASSWORD_LENGTH });

/** Request of POST /members/. The spec's `isModal` stays in the client and is never sent. */
export const registrationSchema = z.object({ email: emailSchema });
export type Registration = z.infer<typeof registrationSchema>;

/** Request of POST /login/. The formats are not checked, because an older rule may have allowed others. */
export const credentialsSchema = z.object({
  email: knownEmailSchema,
  password: z.string().min(1, 'パスワードを入力してください。').max(1024, 'パスワードが長すぎます。'),
});
export type Credentials = z.infer<typeof credentialsSchema>;

const name = (label: string) =>
  maxCharacters(
    z
      .string()
      .overwrite((text) => toOneLine(normalizeText(removeInvisibleMarks(text), 'NFKC')).trim())
      .min(1, { error: `${label}を入力してください。`, abort: true })
      .refine(isVisibleText, `${label}を入力してください。`),
    50,
    `${label}は50文字以内で入力してください。`,
  );

/** A name in full-width katakana. Hiragana and half-width kana are converted, so that users may type either. */
const kana = (label: string) =>
  z
    .string()
    .overwrite((text) => toOneLine(toKatakana(removeInvisibleMarks(text))).trim())
    .min(1, { error: `${label}を入力してください。`, abort: true })
    .max(50, `${label}は50文字以内で入力してください。`)
    .regex(/^[゠-ヾㇰ-ㇿ＝\u3099\u309a ]*$/, `${label}はカタカナで入力してください。`);

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

/** The rules of `newPasswordSchema` (schemas/auth.ts) and of common passwords, as a hint above the field. */
export const NEW_PASSWORD_HINT = '8文字以上。数字だけのもの、よく使われるものは使えません。';
