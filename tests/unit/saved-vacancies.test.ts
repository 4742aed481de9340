import { describe, expect, it } from 'vitest';
import {
  addSavedVacancies,
  MAX_SAVED_VACANCIES,
  parseSavedVacancy,
  parseSharedIds,
  type SavedVacancy,
  sharedListPath,
  toSavedVacancy,
} from '@/lib/vacancies/saved-vacancies';
import { getVacancyChanges } from '@/lib/vacancies/vacancy-changes';
import { compareVacancies } from '@/lib/vacancies/vacancy-comparison';
import { appliedVacanciesReply } from '@/schemas/application-fields';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { UNKNOWN } from '@/schemas/wire-values';

const build = (changes: Partial<SavedVacancy> = {}): SavedVacancy => ({
  id: 1,
  title: '連結決算の支援',
  company_profile: '製造業',
  status: 'open',
  reward: { unit: 'month', min: 600_000, max: null },
  working_days: { min: 2, max: 3 },
  region: '13',
  remote: 'partial',
  deadline: '2026-12-01T09:00:00.000Z',
  place: '千代田区',
  hours: '1日8時間',
  starts_on: '2027-01-04',
  duration: '6か月',
  ...changes,
});
const buildMany = (count: number) => Array.from({ length: count }, (_, at) => build({ id: at + 1 }));

describe('a saved vacancy', () => {
  it('keeps the conditions that were shown, and is the same after it was stored', () => {
    const saved = toSavedVacancy(build());
    expect(saved).toEqual(build());
    expect(parseSavedVacancy(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it('does not keep other fields of the vacancy', () => {
    const detail = { ...build(), description: '長い説明', skills: ['IFRS'] };
    expect(Object.keys(toSavedVacancy(detail)).sort()).toEqual(Object.keys(build()).sort());
  });

  it.each([
    ['no object', 'x'],
    ['null', null],
    ['no id', { title: '題名' }],
    ['an id of another type', { id: 'x', title: '題名' }],
    ['no title', { id: 3, title: ' ' }],
  ])('is left out when what is stored is %s', (_what, value) => {
    expect(parseSavedVacancy(value)).toBeNull();
  });
});

describe('adding to the list', () => {
  it('puts new vacancies first and keeps those that are there as they were saved', () => {
    const items = [build({ id: 1, title: '以前の題名' })];
    expect(addSavedVacancies(items, [build({ id: 2 }), build({ id: 1, title: '今の題名' })])).toEqual({
      outcome: 'added',
      items: [build({ id: 2 }), build({ id: 1, title: '以前の題名' })],
    });
  });

  it('accepts the 50th vacancy and says that the list is full for the 51st', () => {
    const items = buildMany(MAX_SAVED_VACANCIES - 1);
    expect(addSavedVacancies(items, [build({ id: 900 })]).outcome).toBe('added');
    expect(addSavedVacancies([...items, build({ id: 900 })], [build({ id: 901 })])).toEqual({
      outcome: 'full',
    });
  });
});

describe('the link of a list', () => {
  it.each<[string | string[] | undefined, number[] | null]>([
    [undefined, null],
    ['', []],
    ['3,1,2', [3, 1, 2]],
    ['3,3,1', [3, 1]],
    ['3,x,-1,0,01,1e3,2.5,1234567890', [3]],
    [
      ['4', '5,6'],
      [4, 5, 6],
    ],
    [Array.from({ length: 80 }, (_, at) => at + 1).join(), Array.from({ length: 50 }, (_, at) => at + 1)],
  ])('%j names %j', (value, ids) => expect(parseSharedIds(value)).toEqual(ids));

  it('names the same vacancies when it is read again', () => {
    const query = new URL(sharedListPath([3, 1]), 'https://kaikei.example').searchParams.get('ids');
    expect(parseSharedIds(query ?? undefined)).toEqual([3, 1]);
  });
});

describe('the comparison of vacancies', () => {
  const buildWhole = (changes: Partial<Vacancy> = {}): Vacancy => ({
    ...(build() as Vacancy),
    published_at: '2026-11-01T09:00:00.000Z',
    working_days: { min: 2, max: 2 },
    categories: [{ id: 2, name: '決算' }],
    skills: ['IFRS', '連結決算'],
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
    expect(find([buildWhole(), buildWhole({ id: 2, ...changes })], term)).toEqual({
      term,
      values,
      isDifferent: true,
    });
  });

  it('shows an hourly reward beside the computed rates of other rewards', () => {
    const hourly = buildWhole({ id: 2, reward: { unit: 'hour', min: 9000, max: 12_000 } });
    expect(find([buildWhole(), hourly], '時間あたり')?.values).toEqual([
      '約8,700円/時',
      '9,000〜12,000円/時',
    ]);
  });

  it('marks nothing when the conditions are the same', () => {
    expect(
      compareVacancies([buildWhole(), buildWhole({ id: 2, title: '別の案件' })]).filter(
        (row) => row.isDifferent,
      ),
    ).toEqual([]);
  });

  it('leaves out a condition that no vacancy states', () => {
    expect(find([buildWhole(), buildWhole({ id: 2 })], '歓迎する経験')).toBeUndefined();
    expect(find([buildWhole(), buildWhole({ id: 2, preferred: ['英語'] })], '歓迎する経験')?.values).toEqual([
      '—',
      '英語',
    ]);
  });
});

describe('what has changed since a vacancy was saved', () => {
  const changesOf = (after: Partial<SavedVacancy>, before: Partial<SavedVacancy> = {}) =>
    getVacancyChanges(build(before), build(after)).map((change) => Object.values(change).join(' '));

  it.each<[string, Partial<SavedVacancy>, string[]]>([
    ['nothing', {}, []],
    ['a lower reward', { reward: { unit: 'month', min: 550_000, max: null } }, ['報酬 月 60万円 月 55万円']],
    ['another unit', { reward: { unit: 'hour', min: 6000, max: null } }, ['報酬 月 60万円 時給 6,000円']],
    ['the same reward in another form', { reward: { unit: 'month', min: 600_000, max: 600_000 } }, []],
    ['more days', { working_days: { min: 3, max: 5 } }, ['稼働 週2〜3日 週3日〜']],
    ['other hours', { hours: '1日7時間' }, ['時間 1日8時間 1日7時間']],
    ['another place', { region: '27', place: '北区' }, ['勤務地 東京都千代田区 大阪府北区']],
    ['no remote work', { remote: 'none' }, ['働き方 一部リモート可 出社']],
    ['a later start', { starts_on: '2027-02-01' }, ['開始日 2027年1月4日(月) 2027年2月1日(月)']],
    ['another duration', { duration: '3か月' }, ['期間 6か月 3か月']],
    ['a later deadline', { deadline: '2026-12-05T09:00:00Z' }, ['締切 12月1日(火) 18:00 12月5日(土) 18:00']],
    ['the status', { status: 'close' }, ['募集状況 募集中 募集終了']],
  ])('is said with both values: %s', (_what, after, expected) => {
    expect(changesOf(after)).toEqual(expected);
  });

  it('is said with the most important change first', () => {
    const changes = changesOf({ deadline: '2026-12-25', reward: { unit: 'month', min: 500_000, max: null } });
    expect(changes.map((change) => change.split(' ')[0])).toEqual(['報酬', '締切']);
  });

  it.each<[string, Partial<SavedVacancy>]>([
    ['start and duration, as in lists', { starts_on: undefined, duration: undefined }],
    ['the reward', { reward: { unit: 'month', min: null, max: null } }],
    ['the days', { working_days: { min: null, max: null } }],
    ['the region and place', { region: '', place: '' }],
    ['the place', { place: '' }],
    ['remote work', { remote: '' }],
    ['the deadline', { deadline: '' }],
  ])('is no condition that one side does not state: %s', (_what, unknown) => {
    expect([changesOf(unknown), changesOf({}, unknown)]).toEqual([[], []]);
  });

  it('is a condition that is no longer stated, where a text for it is given', () => {
    const changes = getVacancyChanges(build(), build({ starts_on: null }), '記載なし');
    expect(changes).toEqual([{ label: '開始日', before: '2027年1月4日(月)', after: '記載なし' }]);
    expect(getVacancyChanges(build({ starts_on: null }), build(), '記載なし')).toEqual([]);
    // What the site cannot read may be the same as before.
    expect(getVacancyChanges(build(), build({ remote: UNKNOWN }), '記載なし')).toEqual([]);
  });

  it.each([
    ['no conditions', undefined],
    ['conditions that are null', null],
  ])('is nothing where the applications of an API have %s', (_name, kept) => {
    const row = { id: 1, status: 'applied', vacancy: { id: 2, title: '連結決算' }, conditions: kept };
    const [application] = appliedVacanciesReply([row], new Set()).results;
    expect(application && getVacancyChanges(application.conditions, build())).toEqual([]);
  });
});
