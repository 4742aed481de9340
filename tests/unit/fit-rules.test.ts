import { describe, expect, it } from 'vitest';
import type { FitProfile, FitVacancy } from '@/lib/vacancies/fit-rules/fit-types';
import { compare, withConditions } from '@/tests/setup/fit';

const month = (min: number | null, max: number | null = null) => ({ reward: { unit: 'month', min, max } });
const perHour = withConditions({ desired_reward: { unit: 'hour', min: 8000 } });
const perMonth = withConditions({ desired_reward: { unit: 'month', min: 600_000 } });

/** The values of both sides, or the sentence of a gap, that the rules must find; they must find no other kind. */
interface ExpectedFit {
  match?: string;
  question?: string;
  gap?: string;
}

/** The rules as decision 0138 lists them. */
const CASES: [
  title: string,
  profile: Partial<FitProfile>,
  vacancy: Partial<FitVacancy>,
  expected: ExpectedFit,
][] = [
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
    { question: '50〜70万円/月 / 60万円/月以上' },
  ],
  [
    'a reward of which the API tells only the upper limit',
    perMonth,
    month(null, 900_000),
    { question: '〜90万円/月 / 60万円/月以上' },
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
    { question: '約5,800円/時 / 8,000円/時以上' },
  ],
  ['units that cannot be compared', perHour, month(600_000), { question: '60万円/月 / 8,000円/時以上' }],
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
    { question: '一部リモート可 / フルリモートを希望' },
  ],
  [
    'remote work that the vacancy does not tell',
    withConditions({ remote: 'full' }),
    {},
    { question: '記載なし / フルリモートを希望' },
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
    { question: '2026年12月1日(火) / 2026年12月2日(水)から' },
  ],
  [
    'a license that the requirement names',
    { licenses: ['公認会計士', '税理士'] },
    { requirements: ['公認会計士または税理士', '英語での会議'] },
    { match: '公認会計士または税理士 / 公認会計士、税理士' },
  ],
  [
    'a license that is accepted in parentheses',
    { licenses: ['米国公認会計士（USCPA）'] },
    { requirements: ['公認会計士（会計士試験合格者・USCPA可）'] },
    { match: '公認会計士（会計士試験合格者・USCPA可） / 米国公認会計士（USCPA）' },
  ],
  [
    'a license that is accepted under a condition only',
    { licenses: ['公認会計士試験 合格（論文式）'] },
    { requirements: ['公認会計士（会計士試験合格者で実務経験2年以上も可）'] },
    { question: '公認会計士（会計士試験合格者で実務経験2年以上も可） / 公認会計士試験 合格（論文式）' },
  ],
  [
    'a part of the examination, which is no license',
    { licenses: ['公認会計士試験 短答式合格'] },
    { requirements: ['会計士試験合格者'] },
    { question: '会計士試験合格者 / 公認会計士試験 短答式合格' },
  ],
  [
    'no license in the profile',
    {},
    { requirements: ['税理士'] },
    { gap: '資格を入力すると、必須の資格と照らし合わせます。' },
  ],
  [
    'a requirement that names no license',
    { licenses: ['税理士'] },
    { requirements: ['監査法人での経験'] },
    {},
  ],
  ['names of licenses that are not known', { licenses: null }, { requirements: ['税理士'] }, {}],
  [
    'a skill from the level 「一人で対応できる」 on',
    { skills: [{ name: 'IFRS導入', level: 2 }] },
    { skills: ['IFRS'] },
    { match: 'IFRS / IFRS導入（一人で対応できる）' },
  ],
  [
    'a skill of the lowest level',
    { skills: [{ name: '連結決算', level: 1 }] },
    { skills: ['連結決算'] },
    { question: '連結決算 / 連結決算（基礎知識がある）' },
  ],
  [
    'a skill without a level',
    { skills: [{ name: '連結決算', level: null }] },
    { skills: ['連結決算'] },
    { question: '連結決算 / 連結決算' },
  ],
  [
    'a skill that could be entered and is not',
    { skills: [{ name: '連結決算', level: null }] },
    { skills: ['IPO準備', '持分法'] },
    { question: 'IPO準備 / 未登録' },
  ],
  [
    'a short tag that begins a longer name',
    { skills: [{ name: '内部監査', level: 3 }] },
    { skills: ['内部'] },
    {},
  ],
  [
    'no skill in the profile',
    {},
    { skills: ['IFRS'] },
    { gap: '業務スキルを入力すると、案件の「IFRS」と照らし合わせます。' },
  ],
  [
    'a tag that names the desired work style',
    { hopeWorkstyles: ['CFO・管理部門責任者'], skills: null },
    { skills: ['CFO代行'] },
    { match: 'CFO代行 / CFO・管理部門責任者' },
  ],
  ['tags that name no work style', { hopeWorkstyles: ['副業'], skills: null }, { skills: ['IFRS'] }, {}],
];

describe('the rules that compare a profile with a vacancy', () => {
  it.each(CASES)('compare %s', (_title, profile, vacancy, expected) => {
    const { matches, questions, missing } = compare(profile, vacancy);
    const values = (reasons: typeof matches) => reasons.map(({ offer, own }) => `${offer} / ${own}`);
    if (expected.match) expect(values(matches)).toContain(expected.match);
    else expect(matches).toEqual([]);
    if (expected.question) expect(values(questions)).toContain(expected.question);
    else expect(questions).toEqual([]);
    if (expected.gap) expect(missing.map(({ text }) => text)).toContain(expected.gap);
  });
});
