import * as z from 'zod';

/** A month on the wire: YYYY-MM. */
const monthSchema = z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, '年月を選択してください。');

/** One employment or engagement (a job card). */
export const careerSchema = z
  .object({
    company: z
      .string()
      .trim()
      .min(1, '勤務先・屋号を入力してください。')
      .max(100, '100文字以内で入力してください。'),
    position: z.string().trim().max(100, '100文字以内で入力してください。').default(''),
    started_on: monthSchema,
    /** Null while it goes on (現在). */
    ended_on: z
      .union([z.literal('').transform(() => null), monthSchema])
      .nullish()
      .transform((month) => month ?? null),
    description: z.string().trim().max(2000, '2,000文字以内で入力してください。').default(''),
  })
  .refine((career) => career.ended_on === null || career.started_on <= career.ended_on, {
    path: ['ended_on'],
    error: '終了年月は開始年月以降にしてください。',
  });
export type Career = z.infer<typeof careerSchema>;

/** PATCH /career-education/{memberId}/: the list as it should be afterwards, so a repeat changes nothing. */
export const careerEducationSchema = z.object({
  careers: z.array(careerSchema).max(30, '職務経歴は30件まで登録できます。'),
});
export type CareerEducation = z.infer<typeof careerEducationSchema>;
export type CareerEducationInput = z.input<typeof careerEducationSchema>;
