import './jitless';
import * as z from 'zod';
import { idSchema } from './common';
import { areValid, dateField, fields, instantField, lineField, textField } from './import-fields';
import { prefectures } from './prefectures';
import { remotes, rewardUnits } from './vacancy-fields';

const textLines = z.array(lineField(200)).max(30);
const yen = z.int().nonnegative().max(1_000_000_000);
const days = z.int().min(1).max(6);
const reward = fields({ unit: z.enum(rewardUnits), min: yen, max: yen.nullable().default(null) });
const working_days = fields({ min: days, max: days });

/** Returns the schema of the categories, best match first. */
export const categoryList = <T extends z.ZodType>(category: T) =>
  z.array(category).min(1, '分野を1つ以上指定してください。').max(6);

/** A vacancy as the operator writes it. With an `id` it replaces that vacancy. */
export const vacancyInputSchema = fields({
  id: idSchema.optional(),
  title: textField(120),
  company_profile: textField(120),
  /** Category ids. */
  categories: categoryList(idSchema),
  skills: z.array(lineField(40)).max(10),
  reward,
  working_days,
  region: z.string().refine((code) => code in prefectures, '都道府県コード（01〜47）を指定してください。'),
  place: textField(120).nullable().default(null),
  remote: z.enum(remotes),
  hours: textField(120),
  starts_on: dateField,
  duration: textField(120),
  description: textField(10_000),
  requirements: textLines,
  preferred: textLines.default([]),
  selection: textField(400),
  /** The default is now. The vacancy is hidden until then. */
  published_at: instantField.optional(),
  deadline: instantField,
  /** The time when it was closed before its deadline. Without it, the vacancy stays open or closed. */
  closed_at: instantField.optional(),
})
  .refine(({ reward: { min, max } }) => max === null || max >= min, {
    path: ['reward', 'max'],
    error: '報酬の上限が下限を下回っています。',
    when: areValid({ reward }),
  })
  .refine(({ working_days: { min, max } }) => min <= max, {
    path: ['working_days', 'max'],
    error: '稼働日数の上限が下限を下回っています。',
    when: areValid({ working_days }),
  });
export type VacancyInput = z.input<typeof vacancyInputSchema>;
