import './jitless';
import * as z from 'zod';
import { formMonth, isMonthUntil, monthOutOfRange, optionalLine, optionalText, requiredLine } from './common';
import { lastDayOfYear } from './time';

/** Returns the schema of the end month, which is null while the job or school is current (現在). */
export const endMonth = (month: z.ZodType<string | null, string>) =>
  month.nullish().transform((value) => value ?? null);

/** What the months in which something begins and ends are called on the form. */
interface MonthNames {
  start: string;
  end: string;
}

/** Returns the schemas of the two months. */
export type Months = (names: MonthNames) => { start: z.ZodString; end: ReturnType<typeof endMonth> };

/** The months of the form. An empty end is one that the API does not return, so a save must not make the job current. */
export const formMonths: Months = ({ start, end }) => ({
  start: formMonth(start),
  end: endMonth(formMonth(end)),
});

interface Period {
  started_on: string;
  ended_on: string | null;
}

const isInOrder = ({ started_on, ended_on }: Period) =>
  // Only months are compared, because one may be a day that was read and the other a month that was chosen.
  !ended_on || started_on.slice(0, 7) <= ended_on.slice(0, 7);

/** Returns the schema of a row whose months are in order and in a sensible range. */
export const withPeriod = <T extends z.ZodType<Period>>(
  row: T,
  { start, end }: MonthNames,
  yearsAhead: number,
) =>
  row
    .refine(isInOrder, { path: ['ended_on'], error: `${end}は${start}以降にしてください。` })
    .refine(({ started_on }) => isMonthUntil(started_on, lastDayOfYear(1)), {
      path: ['started_on'],
      error: monthOutOfRange(start),
    })
    .refine(({ ended_on }) => isMonthUntil(ended_on, lastDayOfYear(yearsAhead)), {
      path: ['ended_on'],
      error: monthOutOfRange(end),
    });

const MONTH_NAMES = { start: '開始年月', end: '終了年月' };

/** Who has a contract knows its end. */
const YEARS_AHEAD = 2;

export const careerWith = (months: Months) => {
  const { start, end } = months(MONTH_NAMES);
  const career = z.object({
    company: requiredLine('勤務先・屋号', 100),
    position: optionalLine(100),
    started_on: start,
    ended_on: end,
    description: optionalText(2000),
  });
  return withPeriod(career, MONTH_NAMES, YEARS_AHEAD);
};

/** The one job of the application form, for a member without a work history (spec §1). */
export const firstCareerSchema = z.object({ careers: z.array(careerWith(formMonths)).length(1) });
