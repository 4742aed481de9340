import './jitless';
import * as z from 'zod';
import {
  formMonth,
  isMonthUntil,
  MONTH_OUT_OF_RANGE,
  optionalLine,
  optionalText,
  requiredLine,
} from './common';
import { lastDayOfYear } from './tokyo-time';

/** Returns the schema of the end month, which is null while the job or school is current (現在). */
export const endMonth = (month: z.ZodType<string | null, string>) =>
  month.nullish().transform((value) => value ?? null);

/**
 * Returns the schemas of the two months of a form, by their labels. An empty end is one that the API does not return, so a
 * save must not make the job current.
 */
export const formMonths = (start: string, end: string): Months => ({
  start: formMonth(start),
  end: endMonth(formMonth(end)),
});

/** The schemas of the months in which something begins and ends. */
export interface Months {
  start: z.ZodString;
  end: ReturnType<typeof endMonth>;
}

export const isInOrder = ({ started_on, ended_on }: { started_on: string; ended_on: string | null }) =>
  // Only months are compared, because one may be a day that was read and the other a month that was chosen.
  !ended_on || started_on.slice(0, 7) <= ended_on.slice(0, 7);

/** Who has a contract knows its end, and who studies knows the year of the degree. */
export const YEARS_AHEAD = { career: 2, education: 10 };

export const endsUntil =
  (years: number) =>
  ({ ended_on }: { ended_on: string | null }) =>
    isMonthUntil(ended_on, lastDayOfYear(years));
export const startsUntilNextYear = ({ started_on }: { started_on: string }) =>
  isMonthUntil(started_on, lastDayOfYear(1));
export const INVALID_START = { path: ['started_on'], error: MONTH_OUT_OF_RANGE };
export const INVALID_END = { path: ['ended_on'], error: MONTH_OUT_OF_RANGE };
export const INVALID_ORDER = { path: ['ended_on'], error: '終了年月は開始年月以降にしてください。' };

export const careerWith = ({ start, end }: Months) =>
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

/** A job in a form. */
export const formCareerSchema = careerWith(formMonths('開始年月', '終了年月'));

/** The one job of the application form, for a member without a work history (spec §1). */
export const firstCareerSchema = z.object({ careers: z.array(formCareerSchema).length(1) });
