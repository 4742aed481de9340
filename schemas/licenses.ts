import './jitless';
import * as z from 'zod';
import {
  formMonth,
  formRow,
  isMonthUntil,
  monthOutOfRange,
  monthSchema,
  optionalLine,
  optionalMonth,
} from './common';
import { OTHER_CERTIFICATION } from './member-codes';
import { dayInTokyo } from './time';

const CERTIFICATION_REQUIRED = '資格の種類を選択してください。';
const ACQUIRED_ON = '取得年月';

const licenseWith = (month: z.ZodString) =>
  z
    .object({
      /** A value of GET /certification-choices/. */
      certification: z.string().min(1, CERTIFICATION_REQUIRED).max(50, CERTIFICATION_REQUIRED),
      /** Only used when the certification is `other`. */
      name: optionalLine(100),
      registration_number: optionalLine(30),
      /** YYYY-MM, or null. */
      acquired_on: optionalMonth(month),
    })
    .refine(({ certification, name }) => certification !== OTHER_CERTIFICATION || name !== '', {
      path: ['name'],
      error: '資格の名称を入力してください。',
    })
    .refine(({ acquired_on }) => isMonthUntil(acquired_on, dayInTokyo()), {
      path: ['acquired_on'],
      error: monthOutOfRange(ACQUIRED_ON),
    });

/** A license or certification (資格). Forms hide the name unless the certification is `other`, so it is dropped then. */
export const licenseSchema = licenseWith(monthSchema(ACQUIRED_ON)).transform((license) => ({
  ...license,
  name: license.certification === OTHER_CERTIFICATION ? license.name : '',
}));
export type License = z.infer<typeof licenseSchema>;

const listOf = <T extends z.ZodType>(license: T) => z.array(license).max(30, '資格は30件まで登録できます。');

/** The licenses in PATCH /members/{memberId}/. */
export const licensesSchema = listOf(licenseSchema);

/** The licenses form. */
export const licensesFormSchema = z.object({
  licenses: listOf(formRow(licenseWith(formMonth(ACQUIRED_ON)))),
});
export type LicensesForm = z.infer<typeof licensesFormSchema>;
export type LicensesFormInput = z.input<typeof licensesFormSchema>;
