import './jitless';
import * as z from 'zod';
import { INVALID_ZIP_MESSAGE } from '@/schemas/validation-messages';
import { nameSchema } from './auth';
import { optionalDateSchema, optionalLine } from './common';
import { normalizeText } from './normalize-text';
import { optionalPhoneSchema } from './phone';
import { prefectures } from './prefectures';
import { dayInTokyo } from './time';

const toDigits = (text: string) => normalizeText(text, 'NFKC').replace(/[^0-9a-z]/gi, '');

/** The profile form. The image has its own request. */
export const profileUpdateSchema = nameSchema.extend({
  birth_date: optionalDateSchema
    .refine(
      (date) => date === null || (date >= '1900-01-01' && date < dayInTokyo()),
      '生年月日を確認してください。',
    )
    .meta({ description: '1900-01-01から昨日まで' }),
  phone: optionalPhoneSchema,
  zip: z
    .string()
    .overwrite(toDigits)
    .regex(/^(\d{7})?$/, INVALID_ZIP_MESSAGE)
    .default(''),
  prefecture: z
    .string()
    .default('')
    .refine((code) => code === '' || Object.hasOwn(prefectures, code), '都道府県を選択してください。'),
  city: optionalLine(100),
  address_line: optionalLine(200),
  building: optionalLine(200),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;
export type ProfileUpdateInput = z.input<typeof profileUpdateSchema>;

/** The form of the profile. A prefecture that is saved and not offered stays until another is chosen. */
export const profileFormSchema = profileUpdateSchema.extend({ prefecture: z.string().default('') });

/** The size limit in bytes of the uploaded file. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** The crop square in pixels of the displayed image (rotated according to EXIF). */
export const cropSchema = z.object({
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(1),
});
export type Crop = z.infer<typeof cropSchema>;

/** Response of POST and DELETE /members/{memberId}/profile-image/: the image's path, or null. */
export const profileImageSchema = z.object({ profile_image: z.string().nullish() });
