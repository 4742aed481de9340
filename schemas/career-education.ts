import './jitless';
import * as z from 'zod';
import { formMonthSchema, monthSchema, optionalLine, optionalText, requiredLine } from './common';

/** Returns the schema of the end month, which is null while the job or school is current (現在). */
const endMonth = (month: z.ZodString) =>
  z
    .union([z.literal('').transform(() => null), month])
    .nullish()
    .transform((value) => value ?? null);

const isInOrder = ({ started_on, ended_on }: { started_on: string; ended_on: string | null }) =>
  // Only months are compared, because one may be a day that was read and the other a month that was chosen.
  ended_on === null || started_on.slice(0, 7) <= ended_on.slice(0, 7);

const INVALID_ORDER = { path: ['ended_on'], error: '終了年月は開始年月以降にしてください。' };

const careerWith = (month: z.ZodString) =>
  z
    .object({
      company: requiredLine('勤務先・屋号', 100),
      position: optionalLine(100),
      started_on: month,
      ended_on: endMonth(month),
      description: optionalText(2000),
    })
    .refine(isInOrder, INVALID_ORDER);

/** One employment or engagement (a job card). */
export const careerSchema = careerWith(monthSchema);
export type Career = z.infer<typeof careerSchema>;

const educationWith = (month: z.ZodString) =>
  z
    .object({
      school: requiredLine('学校名', 100),
      /** Faculty, department or graduate course. */
      faculty: optionalLine(100),
      started_on: month,
      ended_on: endMonth(month),
      /** True when the member left without a degree (中退). */
      is_withdrawn: z.boolean().default(false),
    })
    .refine(isInOrder, INVALID_ORDER);

/** One school. `ended_on` is null while the member attends it (在学中). */
export const educationSchema = educationWith(monthSchema);
export type Education = z.infer<typeof educationSchema>;

const careerEducationWith = (month: z.ZodString) =>
  z.object({
    careers: z.array(careerWith(month)).max(30, '職務経歴は30件まで登録できます。'),
    educations: z.array(educationWith(month)).max(10, '学歴は10件まで登録できます。').optional(),
  });

/**
 * Request of PATCH /career-education/{memberId}/. Each list is replaced as a whole, in the member's order, so that a
 * repeated request changes nothing. Without `educations`, the stored list is kept.
 */
export const careerEducationSchema = careerEducationWith(monthSchema);
export type CareerEducation = z.infer<typeof careerEducationSchema>;
export type CareerEducationInput = z.input<typeof careerEducationSchema>;

/** The form of careers and educations. */
export const careerEducationFormSchema = careerEducationWith(formMonthSchema);

/** Response of PATCH /career-education/{memberId}/: both lists as stored. */
export const storedCareerEducationSchema = careerEducationSchema.required();
