import './jitless';
import * as z from 'zod';
import { monthSchema, optionalLine, optionalText, requiredLine } from './common';

/** The end month; null while the job or school is current (現在). */
const endMonthSchema = z
  .union([z.literal('').transform(() => null), monthSchema])
  .nullish()
  .transform((month) => month ?? null);

const isInOrder = ({ started_on, ended_on }: { started_on: string; ended_on: string | null }) =>
  ended_on === null || started_on <= ended_on;

const INVALID_ORDER = { path: ['ended_on'], error: '終了年月は開始年月以降にしてください。' };

/** One employment or engagement (a job card). */
export const careerSchema = z
  .object({
    company: requiredLine('勤務先・屋号', 100),
    position: optionalLine(100),
    started_on: monthSchema,
    ended_on: endMonthSchema,
    description: optionalText(2000),
  })
  .refine(isInOrder, INVALID_ORDER);
export type Career = z.infer<typeof careerSchema>;

/** One school. `ended_on` is null while the member attends it (在学中). */
export const educationSchema = z
  .object({
    school: requiredLine('学校名', 100),
    /** Faculty, department or graduate course. */
    faculty: optionalLine(100),
    started_on: monthSchema,
    ended_on: endMonthSchema,
    /** True when the member left without a degree (中退). */
    is_withdrawn: z.boolean().default(false),
  })
  .refine(isInOrder, INVALID_ORDER);
export type Education = z.infer<typeof educationSchema>;

/**
 * Request of PATCH /career-education/{memberId}/. Each list is replaced as a whole, in the member's order, so that a
 * repeated request changes nothing. Without `educations`, the stored list is kept.
 */
export const careerEducationSchema = z.object({
  careers: z.array(careerSchema).max(30, '職務経歴は30件まで登録できます。'),
  educations: z.array(educationSchema).max(10, '学歴は10件まで登録できます。').optional(),
});
export type CareerEducation = z.infer<typeof careerEducationSchema>;
export type CareerEducationInput = z.input<typeof careerEducationSchema>;

/** Response of PATCH /career-education/{memberId}/: both lists as stored. */
export const storedCareerEducationSchema = careerEducationSchema.required();
