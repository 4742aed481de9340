import { describe, expect, it } from 'vitest';
import {
  countNewVacancies,
  newVacanciesText,
  parseSavedSearch,
  savedSearchFeedPath,
  savedSearchFilters,
  savedSearchPath,
  savedSearchQuery,
  searchConditionsText,
  toSeen,
} from '@/lib/vacancies/saved-searches';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';

const NONE: VacancyFilters = { page: 1, days: [], status: [], search: '', categories: [] };
/** Newest first: the first one was published on the day with its number. */
const rows = (...days: number[]) =>
  days.map((day) => ({ id: day, published_at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z` }));

describe('the query of a saved search', () => {
  it.each<[string, Partial<VacancyFilters>, string]>([
    ['nothing', {}, ''],
    ['the page', { page: 3 }, ''],
    [
      'all conditions',
      { days: [1, 2], status: ['open'], search: '決算', categories: [5, 2] },
      'days=1&days=2&status=open&search=%E6%B1%BA%E7%AE%97&categories=2&categories=5',
    ],
  ])('is the same for the same conditions: %s', (_what, filters, query) => {
    expect(savedSearchQuery({ ...NONE, ...filters })).toBe(query);
    expect(savedSearchQuery(savedSearchFilters(query))).toBe(query);
  });

  it('leads to the list and to its feed', () => {
    expect([savedSearchPath(''), savedSearchPath('days=1')]).toEqual(['/vacancy/', '/vacancy/?days=1']);
    expect([savedSearchFeedPath(''), savedSearchFeedPath('days=1')]).toEqual([
      '/vacancy/feed.xml',
      '/vacancy/feed.xml?days=1',
    ]);
  });
});

describe('a stored search', () => {
  const stored = {
    name: '週2日',
    query: 'days=2',
    seen: { newest: '2026-11-03T00:00:00.000Z', ids: [3, 2] },
  };
  it('is read as it was written', () => expect(parseSavedSearch(stored)).toEqual(stored));

  it.each<[string, unknown, unknown]>([
    ['no object', null, null],
    ['no name', { ...stored, name: '  ' }, null],
    ['a long name', { ...stored, name: 'あ'.repeat(60) }, { ...stored, name: 'あ'.repeat(40) }],
    ['unknown parameters', { ...stored, query: 'days=9&days=2&page=4&x=1' }, stored],
    ['nothing seen', { ...stored, seen: 'x' }, { ...stored, seen: { newest: '', ids: [] } }],
  ])('of another shape: %s', (_what, value, expected) => {
    expect(parseSavedSearch(value)).toEqual(expected);
  });
});

describe('new vacancies of a search', () => {
  it.each([
    ['nothing is new', rows(5, 4, 3), rows(5, 4, 3), 0],
    ['two are new', rows(7, 6, 5, 4), rows(5, 4, 3), 2],
    ['the first ones', rows(2, 1), [], 2],
    ['an old one moved up because another has gone', rows(5, 3, 2), rows(5, 4, 3), 0],
    ['none is left', [], rows(5), 0],
    [
      'one of the same time',
      [...rows(5), { id: 99, published_at: rows(5)[0]?.published_at ?? '' }],
      rows(5),
      1,
    ],
    ['the API tells no time', [{ id: 9, published_at: '' }, ...rows(5)], rows(5), 1],
    ['more than can be counted', rows(...Array.from({ length: 24 }, (_, at) => 30 - at)), rows(1), 10],
  ])('%s', (_what, now, before, count) => expect(countNewVacancies(now, toSeen(before))).toBe(count));

  it('counts what was published since, when the search was saved on another page', () => {
    const seen = toSeen(undefined, Date.parse('2026-11-06T12:00:00.000Z'));
    expect(countNewVacancies(rows(8, 7, 6, 5), seen)).toBe(2);
  });

  it.each([
    [0, ''],
    [3, '新着 3件'],
    [9, '新着 9件'],
    [10, '新着 10件以上'],
  ])('%i: %s', (count, text) => expect(newVacanciesText(count)).toBe(text));
});

it.each<[Partial<VacancyFilters>, string]>([
  [{}, 'すべての案件'],
  [
    { search: '決算', days: [1, 2], status: ['open'], categories: [5, 9] },
    '「決算」・週1日・週2日・募集中・税務',
  ],
])('says the conditions %j as %s', (filters, text) => {
  expect(searchConditionsText({ ...NONE, ...filters }, [{ id: 5, name: '税務' }])).toBe(text);
});
