import { expect, it } from 'vitest';
import { compareVacancies } from '@/lib/vacancies/vacancy-comparison';
import type { Vacancy } from '@/schemas/vacancy-fields';

const build = (changes: Partial<Vacancy> = {}): Vacancy => ({
  id: 1,
  title: '連結決算の支援',
  status: 'open',
  company_profile: '製造業',
  reward: { unit: 'month', min: 600_000, max: null },
  working_days: { min: 2, max: 2 },
  region: '13',
  remote: 'partial',
  deadline: '2026-12-01T09:00:00.000Z',
  published_at: '2026-11-01T09:00:00.000Z',
  place: '千代田区',
  hours: '1日8時間',
  categories: [{ id: 2, name: '決算' }],
  skills: ['IFRS', '連結決算'],
  starts_on: '2027-01-04',
  duration: '6か月',
  description: '説明',
  requirements: ['公認会計士'],
  preferred: [],
  selection: '面談1回',
  updated_at: '2026-11-01T09:00:00.000Z',
  ...changes,
});
const find = (vacancies: Vacancy[], name: string) =>
  compareVacancies(vacancies).find(({ term }) => term === name);

it.each<[string, Partial<Vacancy>, string[]]>([
  ['報酬（税別）', { reward: { unit: 'month', min: 550_000, max: null } }, ['月 60万円', '月 55万円']],
  ['稼働', { working_days: { min: 1, max: 3 } }, ['週2日', '週1〜3日']],
  ['働き方', { remote: 'full' }, ['一部リモート可', 'フルリモート可']],
  ['開始日', { starts_on: null }, ['2027年1月4日(月)', '—']],
  ['スキル', { skills: [] }, ['IFRS\n連結決算', '—']],
  ['募集状況', { status: 'close' }, ['募集中', '募集終了']],
])('marks a difference in %s', (term, changes, values) => {
  expect(find([build(), build({ id: 2, ...changes })], term)).toEqual({ term, values, isDifferent: true });
});

it('shows an hourly reward beside the computed rates of other rewards', () => {
  const hourly = build({ id: 2, reward: { unit: 'hour', min: 9000, max: 12_000 } });
  expect(find([build(), hourly], '時間あたり')?.values).toEqual(['約8,700円/時', '9,000〜12,000円/時']);
});

it('marks nothing when the conditions are the same', () => {
  expect(
    compareVacancies([build(), build({ id: 2, title: '別の案件' })]).filter((row) => row.isDifferent),
  ).toEqual([]);
});

it('leaves out a condition that no vacancy states', () => {
  expect(find([build(), build({ id: 2 })], '歓迎する経験')).toBeUndefined();
  expect(find([build(), build({ id: 2, preferred: ['英語'] })], '歓迎する経験')?.values).toEqual([
    '—',
    '英語',
  ]);
});
