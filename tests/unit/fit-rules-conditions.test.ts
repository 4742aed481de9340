import { describe } from 'vitest';
import { type FitCase, testFitCases, withConditions } from '../setup/fit';

const month = (min: number | null, max: number | null = null) => ({ reward: { unit: 'month', min, max } });
const perHour = withConditions({ desired_reward: { unit: 'hour', min: 8000 } });
const perMonth = withConditions({ desired_reward: { unit: 'month', min: 600_000 } });

/** The rules as decision 0138 lists them. */
const CASES: FitCase[] = [
  [
    'days in common',
    withConditions({ desired_days: [3, 2] }),
    { working_days: { min: 3, max: 3 } },
    { match: '週3日 / 週2・3日' },
  ],
  [
    'no day in common',
    withConditions({ desired_days: [2] }),
    { working_days: { min: 4, max: 5 } },
    { question: '週4日〜 / 週2日' },
  ],
  [
    'days that the vacancy does not tell',
    withConditions({ desired_days: [2] }),
    {},
    { question: '記載なし / 週2日' },
  ],
  [
    'days that the profile does not tell',
    withConditions({}),
    { working_days: { min: 4, max: 5 } },
    { gap: '希望の稼働日数を入力すると、案件の日数と照らし合わせます。' },
  ],
  [
    'a reward from the limit on',
    perMonth,
    month(600_000, 700_000),
    { match: '60〜70万円/月 / 60万円/月以上' },
  ],
  [
    'a limit inside of the range',
    perMonth,
    month(500_000, 700_000),
    {
      question: '50〜70万円/月 / 60万円/月以上',
    },
  ],
  [
    'a reward of which the API tells only the upper limit',
    perMonth,
    month(null, 900_000),
    {
      question: '〜90万円/月 / 60万円/月以上',
    },
  ],
  ['a reward below the limit', perMonth, month(500_000), { question: '50万円/月 / 60万円/月以上' }],
  [
    'a monthly reward for a limit per hour',
    perHour,
    { ...month(720_000, 900_000), working_days: { min: 3, max: 3 }, hours: '1日7時間' },
    { match: '約8,900円/時 / 8,000円/時以上' },
  ],
  [
    'a monthly reward that is too low per hour',
    perHour,
    { ...month(600_000), working_days: { min: 3, max: 3 }, hours: '1日8時間' },
    {
      question: '約5,800円/時 / 8,000円/時以上',
    },
  ],
  [
    'units that cannot be compared',
    perHour,
    month(600_000),
    {
      question: '60万円/月 / 8,000円/時以上',
    },
  ],
  ['a reward that the vacancy does not tell', perMonth, {}, { question: '記載なし / 60万円/月以上' }],
  [
    'as much remote work as desired',
    withConditions({ remote: 'partial' }),
    { remote: 'full' },
    { match: 'フルリモート可 / 一部リモートを希望' },
  ],
  [
    'less remote work than desired',
    withConditions({ remote: 'full' }),
    { remote: 'partial' },
    {
      question: '一部リモート可 / フルリモートを希望',
    },
  ],
  [
    'remote work that the vacancy does not tell',
    withConditions({ remote: 'full' }),
    {},
    {
      question: '記載なし / フルリモートを希望',
    },
  ],
  ['no preference for remote work', withConditions({ remote: 'none' }), { remote: 'full' }, {}],
  [
    'a desired region',
    { regions: ['13', '14', '11', '12'] },
    { region: '14', remote: 'none' },
    { match: '神奈川県 / 東京都、神奈川県、埼玉県など' },
  ],
  [
    'another region',
    { regions: ['13'] },
    { region: '27', remote: 'partial' },
    { question: '大阪府 / 東京都' },
  ],
  [
    'a region that the API has named itself',
    { regions: ['関東'] },
    { region: '関東' },
    { match: '関東 / 関東' },
  ],
  ['a region that may contain the place', { regions: ['関東', '27'] }, { region: '13' }, {}],
  ['regions whose names are unknown', { regions: null }, { region: '13' }, {}],
  ['another region of work that is all remote', { regions: ['13'] }, { region: '27', remote: 'full' }, {}],
  [
    'a first day after the first possible one',
    withConditions({ available_from: '2026-12-01' }),
    { starts_on: '2026-12-01' },
    { match: '2026年12月1日(火) / 2026年12月1日(火)から' },
  ],
  [
    'a first day that is too early',
    withConditions({ available_from: '2026-12-02' }),
    { starts_on: '2026-12-01' },
    {
      question: '2026年12月1日(火) / 2026年12月2日(水)から',
    },
  ],
];

describe('days, reward, workplace and first day', () => {
  testFitCases(CASES);
});
