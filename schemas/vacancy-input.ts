import * as z from 'zod';
import { dateTimeSchema, idSchema } from './common';
import { prefectures } from './prefectures';
import { remotes, rewardUnits } from './vacancy-text';

const text = (max: number) =>
  z.string('必須項目です').trim().min(1, '必須項目です').max(max, `${max}文字以内で入力してください。`);
const lines = z.array(text(200)).max(30);
const yen = z.int().nonnegative().max(1_000_000_000);
const days = z.int().min(1).max(6);

/** A vacancy as the provider writes it. With an `id` it replaces the vacancy of that id. */
export const vacancyInputSchema = z
  .object({
    id: idSchema.optional(),
    title: text(120),
    company_profile: text(120),
    /** Category ids, most fitting first. */
    categories: z.array(idSchema).min(1, '分野を1つ以上指定してください。').max(6),
    skills: z.array(text(40)).max(10),
    reward: z.object({ unit: z.enum(rewardUnits), min: yen, max: yen.nullable().default(null) }),
    working_days: z.object({ min: days, max: days }),
    region: z.string().refine((code) => code in prefectures, '都道府県コード（01〜47）を指定してください。'),
    place: text(120).nullable().default(null),
    remote: z.enum(remotes),
    hours: text(120),
    starts_on: z.iso.date('YYYY-MM-DD の日付を指定してください。'),
    duration: text(120),
    description: text(10_000),
    requirements: lines,
    preferred: lines.default([]),
    selection: text(400),
    /** Defaults to now; in the future the vacancy is not shown yet. */
    published_at: dateTimeSchema.optional(),
    deadline: dateTimeSchema,
  })
  .refine(({ reward }) => reward.max === null || reward.max >= reward.min, {
    path: ['reward'],
    error: '報酬の上限が下限を下回っています。',
  })
  .refine(({ working_days }) => working_days.min <= working_days.max, {
    path: ['working_days'],
    error: '稼働日数の上限が下限を下回っています。',
  });
export type VacancyInput = z.input<typeof vacancyInputSchema>;
