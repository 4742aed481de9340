import './jitless';
import * as z from 'zod';
import { optionalLine, optionalMonthSchema } from './common';

/** The value of GET /certification-choices/ that requires a name. */
export const OTHER_CERTIFICATION = 'other';

/** A license or certification (資格). */
export const licenseSchema = z
  .object({
    /** A value of GET /certification-choices/. */
    certification: z.string().min(1, '資格を選択してください。').max(50, '資格を選択してください。'),
    /** Only used when the certification is `other`. */
    name: optionalLine(100),
    registration_number: optionalLine(30),
    /** YYYY-MM, or null. */
    acquired_on: optionalMonthSchema,
  })
  .refine(({ certification, name }) => certification !== OTHER_CERTIFICATION || name !== '', {
    path: ['name'],
    error: '資格の名称を入力してください。',
  });
export type License = z.infer<typeof licenseSchema>;

export const licensesSchema = z.array(licenseSchema).max(30, '資格は30件まで登録できます。');

/** The licenses form, which is also a part of PATCH /members/{memberId}/. */
export const licensesFormSchema = z.object({ licenses: licensesSchema });
export type LicensesForm = z.infer<typeof licensesFormSchema>;
export type LicensesFormInput = z.input<typeof licensesFormSchema>;
