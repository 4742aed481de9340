// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { vacancyFeed } from '@/api/feeds/vacancy-feed';
import { parseVacancyFilters, vacancyFeedPath } from '@/lib/vacancies/vacancy-filters';
import type { VacancyRow } from '@/schemas/vacancy-fields';

const build = (changes: Partial<VacancyRow> = {}): VacancyRow => ({
  id: 7,
  title: '連結決算 & 開示の支援',
  status: 'open',
  company_profile: '製造業',
  reward: { unit: 'month', min: 600_000, max: null },
  working_days: { min: 2, max: 2 },
  region: '13',
  remote: 'partial',
  deadline: '',
  published_at: '2026-11-01T00:00:00.000Z',
  place: '',
  hours: '',
  categories: [{ id: 2, name: '決算' }],
  skills: [],
  ...changes,
});

const withQuery = (query: Record<string, string | string[]>) => parseVacancyFilters(query, 'vacancy_page');

it.each([
  [{}, ''],
  [{ vacancy_page: '3' }, ''],
  [
    { categories: ['5', '2'], search: '決算', status: 'open', days: ['2', '1'], vacancy_page: '2' },
    '?days=1&days=2&status=open&search=%E6%B1%BA%E7%AE%97&categories=2&categories=5',
  ],
])('has one address for the same conditions: %j', (query, search) => {
  expect(vacancyFeedPath(withQuery(query))).toBe(`/vacancy/feed.xml${search}`);
});

describe('the feed of vacancies', () => {
  it('links absolutely, and says the facts of each vacancy', () => {
    const xml = vacancyFeed(withQuery({ days: '2' }), [build()]);
    expect(xml).toMatch(/^<\?xml[^>]*>\s*<rss version="2.0"/);
    expect(xml).toMatch(/<link>http:\/\/localhost:\d+\/vacancy\/7\/<\/link>/);
    expect(xml).toContain('製造業 ・ 月 60万円 ・ 週2日 ・ 東京・一部リモート');
    expect(xml).toContain('Sun, 01 Nov 2026 00:00:00 GMT');
    expect(xml).toMatch(/http:\/\/localhost:\d+\/vacancy\/feed\.xml\?days=2/);
  });

  it('is well-formed with marks in titles and searches', () => {
    const xml = vacancyFeed(withQuery({ search: '<&' }), [build({ title: '<b>]]>&' })]);
    const text = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;|#)/);
    expect(text).not.toContain('<b>');
  });

  it('has none of the characters that XML does not allow', () => {
    const xml = vacancyFeed({ ...withQuery({}), search: 'a\u0001\ufffe' }, [
      build({ title: '監査\u0000\u000b\ud800の支援' }),
    ]);
    expect(xml).toContain('<title>「a」の案件');
    expect(xml).toContain('監査の支援');
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    expect(parsed.querySelectorAll('item')).toHaveLength(1);
  });

  it.each([
    ['A ]]> B ]]><x>', 'A ]] > B ]] ><x>'],
    [']]>]]>]]></item><item>', ']] >]] >]] ></item><item>'],
    [']]]]>>]]]>', ']]]] >>]]] >'],
    // These would end the section after the characters that XML does not allow have been removed.
    [']]\u0000> ]]\u0001><x>', ']] > ]] ><x>'],
  ])('is well-formed with %j in each text', (text, shown) => {
    const row = build({ title: text, company_profile: text, categories: [{ id: 2, name: text }] });
    const parsed = new DOMParser().parseFromString(
      vacancyFeed({ ...withQuery({}), search: text }, [row]),
      'application/xml',
    );
    expect(parsed.querySelector('parsererror, x')).toBeNull();
    expect(parsed.querySelectorAll('item')).toHaveLength(1);
    for (const selector of ['channel > title', 'item > title', 'item > description', 'item > category'])
      expect(parsed.querySelector(selector)?.textContent).toContain(shown);
  });

  it('leaves out a vacancy without a date, by which readers sort, and has at most 30 items', () => {
    expect(vacancyFeed(withQuery({}), [build({ published_at: '' })])).not.toContain('<item>');
    const many = Array.from({ length: 40 }, (_, at) => build({ id: at + 1 }));
    expect(vacancyFeed(withQuery({}), many).split('<item>')).toHaveLength(31);
  });
});
