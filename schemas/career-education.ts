import './jitless';
import * as z from 'zod';
import { careerWith, endMonth, formMonths, type Months, withPeriod } from './careers';
import { formRow, monthSchema, optionalLine, requiredLine } from './common';

/** The months of a request. An empty end is that of a current job or school. */
const requestMonths: Months = ({ start, end }) => ({
  start: monthSchema(start),
  end: endMonth(z.union([z.literal('').transform(() => null), monthSchema(end)])),
});

/** One employment or engagement (a job card). */
export const careerSchema = careerWith(requestMonths);
export type Career = z.infer<typeof careerSchema>;

const MONTH_NAMES = { start: '入学年月', end: '卒業年月' };

/** Who studies knows the year of the degree. */
const YEARS_AHEAD = 10;

const educationWith = (months: Months) => {
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

/** One school. `ended_on` is null while the member attends it (在学中), and nobody has left it then. */
export const educationSchema = educationWith(requestMonths).transform((education) => ({
  ...education,
  is_withdrawn: education.ended_on !== null && education.is_withdrawn,
}));
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
  formRow(careerWith(formMonths)),
  formRow(educationWith(formMonths)),
);
export type CareerEducationForm = z.infer<typeof careerEducationFormSchema>;
export type CareerEducationInput = z.input<typeof careerEducationFormSchema>;
