import { fullDayText } from '@/lib/dates';
import { hourlyRate } from '@/lib/vacancies/hourly-rate';
import { rewardFigures, workingDaysText } from '@/lib/vacancies/vacancy-text';
import { isUnknown } from '@/schemas/fields';
import { numberText } from '@/schemas/number-text';
import { type FitRule, gap, match, NOT_STATED, question } from './fit-types';

/** Compares the days a week. One day in common is enough, because a range leaves the choice to both sides. */
export const compareDays: FitRule = ({ conditions }, vacancy) => {
  if (isUnknown(vacancy, 'working_days')) return [];
  const { working_days } = vacancy;
  const min = working_days.min ?? working_days.max;
  const max = working_days.max ?? working_days.min;
  const desired = [...new Set(conditions?.desired_days)].sort();
  if (desired.length === 0)
    return min === null
      ? []
      : [gap('conditions', '希望の稼働日数を入力すると、案件の日数と照らし合わせます。')];
  const own = `週${desired.join('・')}日`;
  if (min === null || max === null) return [question('稼働', NOT_STATED, own)];
  const compared = desired.some((days) => days >= min && days <= max) ? match : question;
  return [compared('稼働', workingDaysText(working_days), own)];
};

/**
 * Compares the reward with the desired lower limit: amounts of the same unit, and for a limit per hour the rate that the
 * page shows. Amounts of other units are left to a question.
 */
export const compareReward: FitRule = ({ conditions }, vacancy) => {
  if (isUnknown(vacancy, 'reward')) return [];
  const { reward } = vacancy;
  const isKnown = reward.min !== null || reward.max !== null;
  const desired = conditions?.desired_reward;
  if (!desired)
    return isKnown ? [gap('conditions', '希望の報酬を入力すると、案件の報酬と照らし合わせます。')] : [];
  const own = `${rewardFigures({ ...desired, max: null }).join('')}以上`;
  if (!isKnown) return [question('報酬', NOT_STATED, own)];
  const rate = desired.unit === 'hour' && reward.unit !== 'hour' ? hourlyRate(vacancy) : null;
  if (rate !== null)
    return [(rate >= desired.min ? match : question)('報酬', `約${numberText(rate)}円/時`, own)];
  const isReached = desired.unit === reward.unit && (reward.min ?? 0) >= desired.min;
  return [(isReached ? match : question)('報酬', rewardFigures(reward).join(''), own)];
};

/** Compares the first day of work with the first possible day. Rows of a list do not contain the first day of work. */
export const compareStart: FitRule = ({ conditions }, vacancy) => {
  const { starts_on } = vacancy;
  if (starts_on === undefined || isUnknown(vacancy, 'starts_on')) return [];
  const available = conditions?.available_from;
  if (!available)
    return starts_on === null
      ? []
      : [gap('conditions', '参画できる日を入力すると、案件の開始日と照らし合わせます。')];
  const own = `${fullDayText(available)}から`;
  if (starts_on === null) return [question('開始', NOT_STATED, own)];
  return [(starts_on >= available ? match : question)('開始', fullDayText(starts_on), own)];
};
