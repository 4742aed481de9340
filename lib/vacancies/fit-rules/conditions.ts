import { fullDayText } from '@/lib/dates';
import { hourlyRate } from '@/lib/vacancies/hourly-rate';
import { type Reward, rewardText, workingDaysText } from '@/lib/vacancies/vacancy-text';
import { isUnknown } from '@/schemas/fields';
import { numberText } from '@/schemas/number-text';
import { type Finding, type FitRule, gap, match, question } from './fit-types';

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
  const preference = `ご希望の週${desired.join('・')}日`;
  if (min === null || max === null)
    return [question('稼働', `稼働日数の記載がありません。${preference}でよいか確認してください。`)];
  const offer = workingDaysText(working_days);
  return desired.some((days) => days >= min && days <= max)
    ? [match('稼働', `${offer}の案件で、${preference}に合います。`)]
    : [question('稼働', `${offer}の案件で、${preference}と異なります。調整できるか確認してください。`)];
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
  const preference = `ご希望の${rewardText({ ...desired, max: null })}以上`;
  if (!isKnown) return [question('報酬', `報酬の記載がありません。${preference}に合うか確認してください。`)];
  const offer = `報酬は${rewardText(reward)}`;
  const rate = desired.unit === 'hour' && reward.unit !== 'hour' ? hourlyRate(vacancy) : null;
  if (rate !== null) {
    const converted = `${offer}（約${numberText(rate)}円/時）`;
    return rate >= desired.min
      ? [match('報酬', `${converted}で、${preference}に合います。`)]
      : [question('報酬', `${converted}で、${preference}を下回ります。相談できるか確認してください。`)];
  }
  const difference = differenceOfUnits(desired.unit, reward.unit);
  if (difference)
    return [question('報酬', `${offer}で、${preference}${difference}。見込みの額を確認してください。`)];
  return [compareAmounts(offer, reward, preference, desired.min)];
};

function differenceOfUnits(desired: string, offered: string): string {
  if (offered === '') return 'に合うかわかりません';
  return desired === offered ? '' : 'とは単位が異なります';
}

function compareAmounts(offer: string, reward: Reward, preference: string, desired: number): Finding {
  const lower = reward.min ?? 0;
  const upper = reward.max ?? lower;
  if (lower >= desired) return match('報酬', `${offer}で、${preference}に合います。`);
  return upper >= desired
    ? question(
        '報酬',
        `${offer}で、${preference}に届かない場合もあります。ご自身の場合の額を確認してください。`,
      )
    : question('報酬', `${offer}で、${preference}を下回ります。相談できるか確認してください。`);
}

/** Compares the first day of work with the first possible day. Rows of a list do not contain the first day of work. */
export const compareStart: FitRule = ({ conditions }, vacancy) => {
  const { starts_on } = vacancy;
  if (starts_on === undefined || isUnknown(vacancy, 'starts_on')) return [];
  const available = conditions?.available_from;
  if (!available)
    return starts_on === null
      ? []
      : [gap('conditions', '参画できる日を入力すると、案件の開始日と照らし合わせます。')];
  const preference = `ご登録の参画できる日（${fullDayText(available)}から）`;
  if (starts_on === null)
    return [question('開始', `開始日の記載がありません。${preference}でよいか確認してください。`)];
  const offer = `開始は${fullDayText(starts_on)}`;
  return starts_on >= available
    ? [match('開始', `${offer}で、${preference}に合います。`)]
    : [question('開始', `${offer}で、${preference}より前です。調整できるか確認してください。`)];
};
