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
  starts_on: null,
  duration: '6か月',
  ...changes,
});
const buildMany = (count: number) => Array.from({ length: count }, (_, at) => build({ id: at + 1 }));

describe('a saved vacancy', () => {
  it('keeps the conditions that were shown, and is the same after it was stored', () => {
    const saved = toSavedVacancy(build({ starts_on: '2027-01-04' }));
    expect(saved).toEqual(build({ starts_on: '2027-01-04' }));
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

describe('what changed since a vacancy was saved', () => {
  it.each<[string, Partial<SavedVacancy>, Partial<SavedVacancy>, string[]]>([
    ['nothing', {}, {}, []],
    ['the reward', {}, { reward: { unit: 'month', min: 550_000, max: null } }, ['報酬 月 60万円→月 55万円']],
    ['the same reward in another form', {}, { reward: { unit: 'month', min: 600_000, max: 600_000 } }, []],
    ['the days', {}, { working_days: { min: 1, max: 1 } }, ['稼働 週2〜3日→週1日']],
    ['the place', {}, { remote: 'full' }, ['働き方 一部リモート可→フルリモート可']],
    ['the status', {}, { status: 'close' }, ['募集状況 募集中→募集終了']],
    [
      'the deadline',
      {},
      { deadline: '2026-12-05T09:00:00.000Z' },
      ['締切 12月1日(火) 18:00→12月5日(土) 18:00'],
    ],
    ['a start that was not shown before', { starts_on: null }, { starts_on: '2027-01-04' }, []],
    [
      'a start that is no longer told',
      { starts_on: '2027-01-04' },
      { starts_on: null },
      ['開始日 2027年1月4日(月)→記載なし'],
    ],
  ])('%s', (_what, before, after, expected) => {
    const changes = getVacancyChanges(build(before), build(after), '記載なし');
    expect(changes.map((change) => `${change.label} ${change.before}→${change.after}`)).toEqual(expected);
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
