import './jitless';
import * as z from 'zod';
import { careerWith, formMonths, type Months, withPeriod } from './careers';
import { formRow, optionalLine, requiredLine } from './common';

const MONTH_NAMES = { start: '入学年月', end: '卒業年月' };

/** Who studies knows the year of the degree. */
const YEARS_AHEAD = 10;

/** Returns the schema of a school. */
export const educationWith = (months: Months) => {
  const { start, end } = months(MONTH_NAMES);
  const education = z.object({
    school: requiredLine('学校名', 100),
    /** Faculty, department or graduate course. */
    faculty: optionalLine(100),
    started_on: start,
    ended_on: end,
    /** True when the member left without a degree (中退). */
    is_withdrawn: z.boolean().default(false),
  });
  return withPeriod(education, MONTH_NAMES, YEARS_AHEAD);
};

/** Returns the schema of both lists. */
export const careerEducationOf = <C extends z.ZodType, E extends z.ZodType>(career: C, education: E) =>
  z.object({
    careers: z.array(career).max(30, '職務経歴は30件まで登録できます。'),
    educations: z.array(education).max(10, '学歴は10件まで登録できます。'),
  });

/** The form of careers and educations. */
export const careerEducationFormSchema = careerEducationOf(
  formRow(careerWith(formMonths)),
  formRow(educationWith(formMonths)),
);
export type CareerEducationForm = z.infer<typeof careerEducationFormSchema>;
export type CareerEducationInput = z.input<typeof careerEducationFormSchema>;
