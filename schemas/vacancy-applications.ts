import './jitless';
import * as z from 'zod';
import { startTimings } from './application-transitions';
import { firstCareerSchema } from './careers';
import { maxCharacters, optionalDateSchema, optionalText } from './common';
import { countCharacters } from './normalize-text';
import { dayInTokyo, lastDayOfYear } from './time';

/** Until the end of which year a date may be chosen, in years from this one. */
const START_YEARS_AHEAD = 2;

/** In characters. */
const MIN_MESSAGE_LENGTH = 100;

/** The entry form. The same schema validates the form and the request. */
export const applicationEntrySchema = z
  .object({
    start_timing: z.enum(startTimings, { error: '参画できる時期を選択してください。' }),
    /** YYYY-MM-DD; only used with `specified`. */
    start_date: optionalDateSchema.meta({ description: '今日から、2年後の12月31日まで' }),
    message: maxCharacters(
      z
        .string()
        .trim()
        .min(1, '応募の理由・活かせる経験を入力してください。')
        // Without the number of typed characters: the counter shows it, and screen readers would read the alert at each key.
        .refine(
          (text) => text === '' || countCharacters(text) >= MIN_MESSAGE_LENGTH,
          '100文字以上で入力してください。',
        ),
      1000,
      '1,000文字以内で入力してください。',
    ).meta({ minLength: MIN_MESSAGE_LENGTH }),
    /** Requests and questions, optional. */
    request: optionalText(500),
  })
  .refine((entry) => entry.start_timing !== 'specified' || entry.start_date !== null, {
    path: ['start_date'],
    error: '参画できる日を入力してください。',
  })
  .refine(
    ({ start_timing, start_date }) =>
      start_timing !== 'specified' ||
      start_date === null ||
      (start_date >= dayInTokyo() && start_date <= lastDayOfYear(START_YEARS_AHEAD)),
    { path: ['start_date'], error: '今日以降の、参画できる日を入力してください。' },
  )
  // The form hides the date for every other choice, but keeps what was typed into it.
  .transform((entry) => ({
    ...entry,
    start_date: entry.start_timing === 'specified' ? entry.start_date : null,
  }));
export type ApplicationEntry = z.infer<typeof applicationEntrySchema>;
export type ApplicationEntryInput = z.input<typeof applicationEntrySchema>;

/** The values of the entry form. Only a member without a work history is asked for one. */
export type FirstApplicationEntryInput = ApplicationEntryInput & Partial<z.input<typeof firstCareerSchema>>;

/** The entry form of a member without a work history, which asks for one job too. */
export const firstApplicationEntrySchema = applicationEntrySchema.and(firstCareerSchema);
