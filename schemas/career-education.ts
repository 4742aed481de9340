import './jitless';
import * as z from 'zod';
import {
  careerWith,
  endMonth,
  endsUntil,
  formCareerSchema,
  formMonths,
  INVALID_END,
  INVALID_ORDER,
  INVALID_START,
  isInOrder,
  type Months,
  startsUntilNextYear,
  YEARS_AHEAD,
} from './careers';
import { formRow, monthSchema, optionalLine, requiredLine } from './common';

/** The months of a request. An empty end is that of a current job or school. */
const REQUEST_MONTHS = {
  start: monthSchema,
  end: endMonth(z.union([z.literal('').transform(() => null), monthSchema])),
};

/** One employment or engagement (a job card). */
export const careerSchema = careerWith(REQUEST_MONTHS);
export type Career = z.infer<typeof careerSchema>;

const educationWith = ({ start, end }: Months) =>
  z
    .object({
      school: requiredLine('学校名', 100),
      /** Faculty, department or graduate course. */
      faculty: optionalLine(100),
      started_on: start,
      ended_on: end,
      /** True when the member left without a degree (中退). */
      is_withdrawn: z.boolean().default(false),
    })
    .refine(isInOrder, INVALID_ORDER)
    .refine(startsUntilNextYear, INVALID_START)
    .refine(endsUntil(YEARS_AHEAD.education), INVALID_END)
    // The box is hidden for a school that the member attends.
    .transform((education) => ({
      ...education,
      is_withdrawn: education.ended_on !== null && education.is_withdrawn,
    }));

/** One school. `ended_on` is null while the member attends it (在学中). */
export const educationSchema = educationWith(REQUEST_MONTHS);
export type Education = z.infer<typeof educationSchema>;

const careerEducationOf = <C extends z.ZodType, E extends z.ZodType>(career: C, education: E) =>
  z.object({
    careers: z.array(career).max(30, '職務経歴は30件まで登録できます。'),
    educations: z.array(education).max(10, '学歴は10件まで登録できます。'),
  });

/**
 * Request of PATCH /career-education/{memberId}/. Each list is replaced as a whole, in the member's order, so that a
 * repeated request changes nothing. A list that is not sent is kept.
 */
export const careerEducationSchema = careerEducationOf(careerSchema, educationSchema).partial();

/** The form of careers and educations. */
export const careerEducationFormSchema = careerEducationOf(
  formRow(formCareerSchema),
  formRow(educationWith(formMonths('入学年月', '卒業年月'))),
);
export type CareerEducationForm = z.infer<typeof careerEducationFormSchema>;
export type CareerEducationInput = z.input<typeof careerEducationFormSchema>;
