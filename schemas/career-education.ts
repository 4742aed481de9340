import './jitless';
import * as z from 'zod';
import {
  formMonthSchema,
  formRow,
  isMonthUntil,
  MONTH_OUT_OF_RANGE,
  monthSchema,
  optionalLine,
  optionalText,
  requiredLine,
} from './common';
import { lastDayOfYear } from './tokyo-time';

/** Returns the schema of the end month, which is null while the job or school is current (現在). */
const endMonth = (month: z.ZodType<string | null, string>) =>
  month.nullish().transform((value) => value ?? null);

/** The months of a request. An empty end is that of a current job or school. */
const REQUEST_MONTHS = {
  start: monthSchema,
  end: endMonth(z.union([z.literal('').transform(() => null), monthSchema])),
};
/** The months of the form. An empty end is one that the API does not return, so a save must not make the job current. */
const FORM_MONTHS = { start: formMonthSchema, end: endMonth(formMonthSchema) };
type Months = typeof REQUEST_MONTHS;

const isInOrder = ({ started_on, ended_on }: { started_on: string; ended_on: string | null }) =>
  // Only months are compared, because one may be a day that was read and the other a month that was chosen.
  !ended_on || started_on.slice(0, 7) <= ended_on.slice(0, 7);

/** Who has a contract knows its end, and who studies knows the year of the degree. */
const YEARS_AHEAD = { career: 2, education: 10 };

const endsUntil =
  (years: number) =>
  ({ ended_on }: { ended_on: string | null }) =>
    isMonthUntil(ended_on, lastDayOfYear(years));
const startsUntilNextYear = ({ started_on }: { started_on: string }) =>
  isMonthUntil(started_on, lastDayOfYear(1));
const INVALID_START = { path: ['started_on'], error: MONTH_OUT_OF_RANGE };
const INVALID_END = { path: ['ended_on'], error: MONTH_OUT_OF_RANGE };
const INVALID_ORDER = { path: ['ended_on'], error: '終了年月は開始年月以降にしてください。' };

const careerWith = ({ start, end }: Months) =>
  z
    .object({
      company: requiredLine('勤務先・屋号', 100),
      position: optionalLine(100),
      started_on: start,
      ended_on: end,
      description: optionalText(2000),
    })
    .refine(isInOrder, INVALID_ORDER)
    .refine(startsUntilNextYear, INVALID_START)
    .refine(endsUntil(YEARS_AHEAD.career), INVALID_END);

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
  formRow(careerWith(FORM_MONTHS)),
  formRow(educationWith(FORM_MONTHS)),
);
export type CareerEducationForm = z.infer<typeof careerEducationFormSchema>;
export type CareerEducationInput = z.input<typeof careerEducationFormSchema>;
