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
    { match: '週3日の案件で、ご希望の週2・3日に合います。' },
  ],
  [
    'no day in common',
    withConditions({ desired_days: [2] }),
    { working_days: { min: 4, max: 5 } },
    { question: '週4日〜の案件で、ご希望の週2日と異なります。調整できるか確認してください。' },
  ],
  [
    'days that the vacancy does not tell',
    withConditions({ desired_days: [2] }),
    {},
    { question: '稼働日数の記載がありません。ご希望の週2日でよいか確認してください。' },
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
    { match: '報酬は月 60〜70万円で、ご希望の月 60万円以上に合います。' },
  ],
  [
    'a limit inside of the range',
    perMonth,
    month(500_000, 700_000),
    {
      question:
        '報酬は月 50〜70万円で、ご希望の月 60万円以上に届かない場合もあります。ご自身の場合の額を確認してください。',
    },
  ],
  [
    'a reward of which the API tells only the upper limit',
    perMonth,
    month(null, 900_000),
    {
      question:
        '報酬は月 〜90万円で、ご希望の月 60万円以上に届かない場合もあります。ご自身の場合の額を確認してください。',
    },
  ],
  [
    'a reward below the limit',
    perMonth,
    month(500_000),
    { question: '報酬は月 50万円で、ご希望の月 60万円以上を下回ります。相談できるか確認してください。' },
  ],
  [
    'a monthly reward for a limit per hour',
    perHour,
    { ...month(720_000, 900_000), working_days: { min: 3, max: 3 }, hours: '1日7時間' },
    { match: '報酬は月 72〜90万円（約8,900円/時）で、ご希望の時給 8,000円以上に合います。' },
  ],
  [
    'a monthly reward that is too low per hour',
    perHour,
    { ...month(600_000), working_days: { min: 3, max: 3 }, hours: '1日8時間' },
    {
      question:
        '報酬は月 60万円（約5,800円/時）で、ご希望の時給 8,000円以上を下回ります。相談できるか確認してください。',
    },
  ],
  [
    'units that cannot be compared',
    perHour,
    month(600_000),
    {
      question:
        '報酬は月 60万円で、ご希望の時給 8,000円以上とは単位が異なります。見込みの額を確認してください。',
    },
  ],
  [
    'a reward that the vacancy does not tell',
    perMonth,
    {},
    { question: '報酬の記載がありません。ご希望の月 60万円以上に合うか確認してください。' },
  ],
  [
    'as much remote work as desired',
    withConditions({ remote: 'partial' }),
    { remote: 'full' },
    { match: '「フルリモート可」の案件で、ご登録の「一部リモートを希望」に合います。' },
  ],
  [
    'less remote work than desired',
    withConditions({ remote: 'full' }),
    { remote: 'partial' },
    {
      question:
        '「一部リモート可」の案件で、ご登録の「フルリモートを希望」と異なります。出社の頻度を確認してください。',
    },
  ],
  [
    'remote work that the vacancy does not tell',
    withConditions({ remote: 'full' }),
    {},
    {
      question: 'リモートの可否の記載がありません。ご登録の「フルリモートを希望」に合うか確認してください。',
    },
  ],
  ['no preference for remote work', withConditions({ remote: 'none' }), { remote: 'full' }, {}],
  [
    'a desired region',
    { regions: ['13', '14', '11', '12'] },
    { region: '14', remote: 'none' },
    { match: '勤務地は神奈川県で、ご希望の地域（東京都、神奈川県、埼玉県など）に合います。' },
  ],
  [
    'a desired region whose value is a number',
    { regions: ['4'] },
    { region: '04', remote: 'none' },
    { match: '勤務地は宮城県で、ご希望の地域（宮城県）に合います。' },
  ],
  [
    'another region',
    { regions: ['13'] },
    { region: '27', remote: 'partial' },
    { question: '勤務地は大阪府で、ご希望の地域（東京都）に入っていません。出社の頻度を確認してください。' },
  ],
  [
    'a region that the API has named itself',
    { regions: ['関東'] },
    { region: '関東' },
    { match: '勤務地は関東で、ご希望の地域（関東）に合います。' },
  ],
  ['a region that may contain the place', { regions: ['関東', '27'] }, { region: '13' }, {}],
  ['regions whose names are unknown', { regions: null }, { region: '13' }, {}],
  ['another region of work that is all remote', { regions: ['13'] }, { region: '27', remote: 'full' }, {}],
  [
    'a first day after the first possible one',
    withConditions({ available_from: '2026-12-01' }),
    { starts_on: '2026-12-01' },
    { match: '開始は2026年12月1日(火)で、ご登録の参画できる日（2026年12月1日(火)から）に合います。' },
  ],
  [
    'a first day that is too early',
    withConditions({ available_from: '2026-12-02' }),
    { starts_on: '2026-12-01' },
    {
      question:
        '開始は2026年12月1日(火)で、ご登録の参画できる日（2026年12月2日(水)から）より前です。調整できるか確認してください。',
    },
  ],
];

describe('days, reward, workplace and first day', () => {
  testFitCases(CASES);
});
