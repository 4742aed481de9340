import { dayTimeText, fullDayText } from '@/lib/dates';
import { labelOf, UNKNOWN_TEXT } from '@/lib/labels';
import { placeText } from '@/lib/place-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { hourlyRateText } from './hourly-rate';
import {
  remoteLabels,
  rewardAmounts,
  rewardText,
  vacancyStatusLabels,
  workingDaysText,
} from './vacancy-text';

/** A line of the comparison: one value for each vacancy. A value of several lines is a list. */
interface ComparedTerm {
  term: string;
  values: string[];
  isDifferent: boolean;
}

/** An hourly reward says it itself (`hourly-rate.ts`), but beside computed rates a missing value would look unknown. */
function perHourText(vacancy: Vacancy): string {
  const amounts = vacancy.reward.unit === 'hour' && rewardAmounts(vacancy.reward);
  return amounts ? `${amounts.range}${amounts.currency}/時` : hourlyRateText(vacancy);
}

const TERMS: readonly [term: string, text: (vacancy: Vacancy) => string][] = [
  ['募集状況', ({ status }) => labelOf(vacancyStatusLabels, status)],
  ['報酬（税別）', ({ reward }) => rewardText(reward)],
  ['時間あたり', perHourText],
  ['稼働', ({ working_days }) => workingDaysText(working_days)],
  ['時間', ({ hours }) => hours],
  ['勤務地', ({ region, place }) => placeText(region, place)],
  ['働き方', ({ remote }) => labelOf(remoteLabels, remote)],
  ['開始日', ({ starts_on }) => fullDayText(starts_on ?? '')],
  ['期間', ({ duration }) => duration],
  ['締切', ({ deadline }) => dayTimeText(deadline)],
  ['分野', ({ categories }) => categories.map(({ name }) => name).join('\n')],
  ['スキル', ({ skills }) => skills.join('\n')],
  ['必須の資格・経験', ({ requirements }) => requirements.join('\n')],
  ['歓迎する経験', ({ preferred }) => preferred.join('\n')],
  ['選考', ({ selection }) => selection],
];

/** Returns the conditions of vacancies side by side, without those that none of them states. */
export function compareVacancies(vacancies: readonly Vacancy[]): ComparedTerm[] {
  return TERMS.map(([term, text]) => {
    const values = vacancies.map((vacancy) => text(vacancy) || UNKNOWN_TEXT);
    return { term, values, isDifferent: new Set(values).size > 1 };
  }).filter(({ values }) => values.some((value) => value !== UNKNOWN_TEXT));
}
