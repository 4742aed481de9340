import './jitless';
import * as z from 'zod';
import { INVALID_ZIP_MESSAGE } from '@/schemas/validation-messages';
import { nameSchema } from './auth';
import { optionalDateSchema, optionalText } from './common';
import { prefectures } from './prefectures';

/** The profile in GET /members/me/ (spec §3). Missing texts are empty. */
export const profileSchema = z.object({
  family_name: z.string(),
  given_name: z.string(),
  family_name_kana: z.string(),
  given_name_kana: z.string(),
  /** YYYY-MM-DD. */
  birth_date: z.iso.date().nullable(),
  /** Digits only. */
  phone: z.string(),
  /** Seven digits. */
  zip: z.string(),
  /** JIS X 0401 code. */
  prefecture: z.string(),
  city: z.string(),
  address_line: z.string(),
  building: z.string(),
  /** The image's path, or null. */
  profile_image: z.string().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const TOKYO_OFFSET_MS = 9 * 60 * 60_000;
const today = () => new Date(Date.now() + TOKYO_OFFSET_MS).toISOString().slice(0, 10);

const toDigits = (text: string) => text.normalize('NFKC').replace(/[^0-9a-z]/gi, '');

/** The profile form. The image has its own request. */
export const profileUpdateSchema = nameSchema.extend({
  birth_date: optionalDateSchema.refine(
    (date) => date === null || (date >= '1900-01-01' && date < today()),
    '生年月日を確認してください。',
  ),
  phone: z
    .string()
    .default('')
    .transform(toDigits)
    .pipe(z.string().regex(/^(0\d{9,10})?$/, '0から始まる10桁または11桁の電話番号を入力してください。')),
  zip: z
    .string()
    .default('')
    .transform(toDigits)
    .pipe(z.string().regex(/^(\d{7})?$/, INVALID_ZIP_MESSAGE)),
  prefecture: z
    .string()
    .default('')
    .refine((code) => code === '' || Object.hasOwn(prefectures, code), '都道府県を選択してください。'),
  city: optionalText(100),
  address_line: optionalText(200),
  building: optionalText(200),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;
export type ProfileUpdateInput = z.input<typeof profileUpdateSchema>;
