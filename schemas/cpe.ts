import './jitless';
import * as z from 'zod';
import { optionalText, requiredText } from './common';
import { dayInTokyo } from './tokyo-time';

const UNITS_MESSAGE = '単位は0.5から100まで、0.5きざみで入力してください。';
const TARGET_MESSAGE = '目標は0.5から1,000まで、0.5きざみで入力してください。';

/** Full-width digits are a normal way to type. */
const toHalfWidth = (text: string) => text.normalize('NFKC').replace(/単位$/, '').trim();

const unitsSchema = (max: number, message: string) =>
  z
    .string()
    .transform(toHalfWidth)
    .pipe(
      z
        .string()
        .regex(/^\d{1,4}(\.[05]0?)?$/, message)
        .transform(Number),
    )
    .refine((units) => units >= 0.5 && units <= max && Number.isInteger(units * 2), message);

/** A date as people and spreadsheets write it, `2026/4/1`, becomes YYYY-MM-DD. */
const toIsoDate = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/, (_match, year, month, day) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );

/** An entry of a member's own in the CPE record, from the form or from a CSV file. */
export const cpeEntrySchema = z.object({
  date: z
    .string()
    .transform(toIsoDate)
    .pipe(
      z.iso.date({
        error: ({ input }) => (input ? '受講日を確認してください。' : '受講日を入力してください。'),
      }),
    )
    .refine((date) => date >= '2000-01-01', '受講日を確認してください。')
    .refine((date) => date <= dayInTokyo(), '受講日には今日までの日付を入力してください。'),
  title: requiredText('研修名', 200),
  organizer: optionalText(100),
  units: unitsSchema(100, UNITS_MESSAGE),
  note: optionalText(500),
});
export type CpeEntryValues = z.infer<typeof cpeEntrySchema>;
export type CpeEntryInput = z.input<typeof cpeEntrySchema>;

/** The member's own targets, in units. */
export const cpeTargetsSchema = z.object({
  yearly: unitsSchema(1000, TARGET_MESSAGE),
  threeYears: unitsSchema(1000, TARGET_MESSAGE),
});
export type CpeTargetsInput = z.input<typeof cpeTargetsSchema>;
