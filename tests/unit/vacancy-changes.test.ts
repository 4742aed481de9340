import { describe, expect, it } from 'vitest';
import { getVacancyChanges, type VacancyConditions } from '@/lib/vacancies/vacancy-changes';
import { appliedVacanciesReply } from '@/schemas/application-fields';

const conditions: VacancyConditions = {
  reward: { unit: 'month', min: 600_000, max: null },
  working_days: { min: 3, max: 3 },
  region: '13',
  place: '千代田区丸の内',
  hours: '10:00〜19:00',
  remote: 'partial',
  deadline: '2026-12-20T09:00:00Z',
  starts_on: '2027-01-12',
  duration: '6か月（更新あり）',
};

const compare = (change: Partial<VacancyConditions>) =>
  getVacancyChanges(conditions, { ...conditions, ...change });

describe('getVacancyChanges', () => {
  it('returns nothing when nothing differs', () => {
    expect(compare({})).toEqual([]);
  });

  it.each<[string, Partial<VacancyConditions>, { label: string; before: string; after: string }]>([
    [
      'a lower reward',
      { reward: { unit: 'month', min: 550_000, max: null } },
      { label: '報酬', before: '月 60万円', after: '月 55万円' },
    ],
    [
      'another unit of the reward',
      { reward: { unit: 'hour', min: 6000, max: null } },
      { label: '報酬', before: '月 60万円', after: '時給 6,000円' },
    ],
    ['more days', { working_days: { min: 3, max: 5 } }, { label: '稼働', before: '週3日', after: '週3日〜' }],
    [
      'other hours',
      { hours: '9:00〜18:00' },
      { label: '時間', before: '10:00〜19:00', after: '9:00〜18:00' },
    ],
    [
      'another place',
      { region: '27', place: '大阪市北区' },
      { label: '勤務地', before: '東京都千代田区丸の内', after: '大阪府大阪市北区' },
    ],
    ['no remote work', { remote: 'none' }, { label: '働き方', before: '一部リモート可', after: '出社' }],
    [
      'a later start',
      { starts_on: '2027-02-01' },
      { label: '開始日', before: '2027年1月12日(火)', after: '2027年2月1日(月)' },
    ],
    [
      'another duration',
      { duration: '3か月' },
      { label: '期間', before: '6か月（更新あり）', after: '3か月' },
    ],
    [
      'a later deadline',
      { deadline: '2026-12-25T09:00:00Z' },
      { label: '締切', before: '12月20日(日) 18:00', after: '12月25日(金) 18:00' },
    ],
  ])('names %s with both values', (_change, after, expected) => {
    expect(compare(after)).toEqual([expected]);
  });

  it('names several changes, the most important one first', () => {
    const changes = compare({ deadline: '2026-12-25', reward: { unit: 'month', min: 500_000, max: null } });
    expect(changes.map(({ label }) => label)).toEqual(['報酬', '締切']);
  });

  it('writes amounts that read the same as no change', () => {
    expect(compare({ reward: { unit: 'month', min: 600_000, max: 600_000 } })).toEqual([]);
  });

  it.each<[string, Partial<VacancyConditions>]>([
    ['start and duration, as in lists', { starts_on: undefined, duration: undefined }],
    ['the reward', { reward: { unit: 'month', min: null, max: null } }],
    ['the days', { working_days: { min: null, max: null } }],
    ['the region and place', { region: '', place: '' }],
    ['the place', { place: '' }],
    ['remote work', { remote: '' }],
    ['the deadline', { deadline: '' }],
  ])('says nothing about a condition that one side does not state: %s', (_what, unknown) => {
    expect(compare(unknown)).toEqual([]);
    expect(getVacancyChanges({ ...conditions, ...unknown }, conditions)).toEqual([]);
  });
});

it.each([
  ['no conditions', undefined],
  ['conditions that are null', null],
])('an API whose applications have %s shows no changes', (_name, kept) => {
  const row = { id: 1, status: 'applied', vacancy: { id: 2, title: '連結決算' }, conditions: kept };
  const [application] = appliedVacanciesReply([row], new Set()).results;
  expect(application && getVacancyChanges(application.conditions, conditions)).toEqual([]);
});
