import './jitless';
import * as z from 'zod';
import { startTimings } from './application-transitions';
import { requestIdSchema } from './common';

/** The entry form. The same schema validates the form and the request. */
export const applicationEntrySchema = z
  .object({
    start_timing: z.enum(startTimings, { error: '参画できる時期を選択してください。' }),
    /** YYYY-MM-DD; only used with `specified`. */
    start_date: z
      .union([z.literal('').transform(() => null), z.iso.date('日付を入力してください。')])
      .nullish()
      .transform((date) => date ?? null),
    message: z
      .string()
      .trim()
      .min(1, '応募の理由・活かせる経験を入力してください。')
      .max(1000, '1,000文字以内で入力してください。')
      .refine((text) => text.length === 0 || text.length >= 100, {
        error: ({ input }) => `100文字以上で入力してください（いま${String(input).trim().length}文字です）。`,
      }),
    /** Requests and questions, optional. */
    request: z.string().trim().max(500, '500文字以内で入力してください。').default(''),
  })
  .refine((entry) => entry.start_timing !== 'specified' || entry.start_date !== null, {
    path: ['start_date'],
    error: '参画できる日を入力してください。',
  });
export type ApplicationEntry = z.infer<typeof applicationEntrySchema>;
export type ApplicationEntryInput = z.input<typeof applicationEntrySchema>;

/** Request of POST /vacancy-applications/. */
export const vacancyApplyRequestSchema = z.object({ vacancy: requestIdSchema }).and(applicationEntrySchema);
export type VacancyApplyRequest = z.infer<typeof vacancyApplyRequestSchema>;
