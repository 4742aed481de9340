import './jitless';
import * as z from 'zod';
import { DUPLICATE_MESSAGE, hasNoDuplicates, optionalDateSchema, optionalText } from './common';
import { jobStatuses } from './member-codes';
import { lastDayOfYear } from './time';
import { remotes, rewardUnits } from './vacancy-fields';

/** Until the end of which year a date may be chosen, in years from this one. */
const AVAILABLE_YEARS_AHEAD = 5;

/** Work style (働き方). All fields are optional; `''` means no choice. */
export const workStyleSchema = z.object({
  /** Values of GET /hope-workstyle-choices/. */
  hope_workstyles: z.array(z.string().min(1).max(50)).max(30).refine(hasNoDuplicates, DUPLICATE_MESSAGE),
  /** A value of GET /current-workstyle-choices/, or null. */
  current_workstyle: z
    .string()
    .max(50)
    .nullish()
    .transform((value) => value || null),
  /** Values of GET /region-choices/. In the reference API they are JIS X 0401 codes of prefectures. */
  regions: z.array(z.string().min(1).max(50)).max(100).refine(hasNoDuplicates, DUPLICATE_MESSAGE),
});
export type WorkStyle = z.infer<typeof workStyleSchema>;
export type WorkStyleInput = z.input<typeof workStyleSchema>;

const STATUS_REQUIRED = '現在の状況を選択してください。';
const UNIT_REQUIRED = '単位を選択してください。';
const rewardMin = z
  .int('金額を整数で入力してください。')
  .min(1, '1円以上の金額を入力してください。')
  .max(999_999_999, '金額を確認してください。');

/** Current status and desired conditions (現在の状況・希望条件). */
export const conditionsSchema = z.object({
  status: z.enum(jobStatuses, { error: STATUS_REQUIRED }),
  /** The first possible day of work as YYYY-MM-DD, or null. */
  available_from: optionalDateSchema
    .refine(
      // A day in the past is one that was entered earlier.
      (date) => date === null || (date >= '2000-01-01' && date <= lastDayOfYear(AVAILABLE_YEARS_AHEAD)),
      '日付を確認してください。',
    )
    .meta({ description: '2000-01-01から、5年後の12月31日まで' }),
  /** The desired working days per week, each 1–6. */
  desired_days: z.array(z.int().min(1).max(6)).max(6).refine(hasNoDuplicates, DUPLICATE_MESSAGE),
  /** The lower limit in yen before tax, or null. */
  desired_reward: z
    .object({
      unit: z.enum(rewardUnits, { error: UNIT_REQUIRED }),
      min: rewardMin,
    })
    .nullish()
    .transform((reward) => reward ?? null),
  remote: z
    .union([z.literal('').transform(() => null), z.enum(remotes)])
    .nullish()
    .transform((remote) => remote ?? null),
  note: optionalText(1000),
});
export type Conditions = z.infer<typeof conditionsSchema>;

/** The form of the conditions. A code or a number of days that is saved and not offered stays until another is chosen. */
export const conditionsFormSchema = conditionsSchema.extend({
  status: z.string({ error: STATUS_REQUIRED }).min(1, STATUS_REQUIRED),
  desired_days: z.array(z.int()).refine(hasNoDuplicates, DUPLICATE_MESSAGE),
  // A unit alone says nothing, and its select has no empty choice to take it back.
  desired_reward: z
    .object({ unit: z.string().min(1, UNIT_REQUIRED), min: rewardMin.nullable() })
    .nullish()
    .transform((reward) => (reward && reward.min !== null ? { unit: reward.unit, min: reward.min } : null)),
  remote: z
    .string()
    .nullish()
    .transform((remote) => remote || null),
});
export type ConditionsForm = z.infer<typeof conditionsFormSchema>;
export type ConditionsInput = z.input<typeof conditionsFormSchema>;
