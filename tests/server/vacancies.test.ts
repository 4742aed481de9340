import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { listVacancies } from '@/server/vacancies/service';
import { vacancies } from '@/server/vacancies/tables';
import { daysFromNow, insertVacancySamples } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { SITE_ORIGIN, setUpTestApi } from '../setup/api';
import {
  categoriesSchema,
  vacancyPageSchema,
  vacancySchema,
  vacancySummaryPageSchema,
} from '../setup/wire-schemas';

const api = setUpTestApi();

const get = async (path: string) => jsonOf(await api.agent().get(path));
const titles = async (query: string): Promise<string[]> =>
  (await get(`/vacancies/${query}`)).results.map(({ title }: { title: string }) => title);

async function resetVacancies(samples: Parameters<typeof insertVacancySamples>[1]): Promise<number[]> {
  await api.db.delete(vacancies);
  return insertVacancySamples(api.db, samples);
}

describe('the list', () => {
  test('shows published vacancies, newest first, in the shape of the schema', async () => {
    await resetVacancies([
      { title: '二番' },
      { title: '三番' },
      { title: '一番', publishedAt: daysFromNow(-0.5) },
      { title: '明日', publishedAt: daysFromNow(1) },
    ]);
    const page = await get('/vacancies/');
    expect(vacancyPageSchema.parse(page)).toEqual(page);
    expect(page).toMatchObject({ count: 3, next: null, previous: null });
    expect(page.results.map(({ title }: { title: string }) => title)).toEqual(['一番', '二番', '三番']);
    expect(page.results[0]).toMatchObject({
      status: 'open',
      reward: { unit: 'month', min: 720_000, max: 900_000 },
      working_days: { min: 2, max: 3 },
      categories: [{ id: 2, name: '連結決算' }],
      published_at: expect.stringMatching(/\+09:00$/),
    });
  });

  test('returns categories in the order in which they were given', async () => {
    await resetVacancies([{ categories: [6, 2, 4] }]);
    const { results } = await get('/vacancies/');
    expect(results[0].categories.map(({ id }: { id: number }) => id)).toEqual([6, 2, 4]);
  });

  test('orders vacancies of the same instant by id, so that no page repeats one', async () => {
    const publishedAt = daysFromNow(-1);
    const ids = await resetVacancies(Array.from({ length: 5 }, () => ({ publishedAt })));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => get(`/vacancies/?vacancy_page_size=2&page=${page}`)),
    );
    expect(pages.flatMap(({ results }) => results.map(({ id }: { id: number }) => id))).toEqual(
      ids.reverse(),
    );
  });

  test('has pages of 24, with links that use the public origin and keep the filters', async () => {
    await resetVacancies(Array.from({ length: 60 }, (_, at) => ({ title: `決算 ${at}` })));
    const second = await get('/vacancies/?days=2&days=3&search=%E6%B1%BA%E7%AE%97&page=2');
    expect(second).toMatchObject({ count: 60 });
    expect(second.results).toHaveLength(24);
    const next = new URL(second.next);
    expect(next.origin + next.pathname).toBe(`${SITE_ORIGIN}/api/v3/public/vacancies/`);
    expect(next.searchParams.getAll('days')).toEqual(['2', '3']);
    expect(next.searchParams.get('search')).toBe('決算');
    expect(next.searchParams.get('page')).toBe('3');
    expect(new URL(second.previous).searchParams.has('page')).toBe(false);
    expect((await get('/vacancies/?page=3')).next).toBeNull();
    expect((await get('/vacancies/?page=3')).results).toHaveLength(12);
  });

  test('returns an empty page past the last one, with the count and a link to the first page', async () => {
    await resetVacancies([{}, {}, {}]);
    for (const query of [
      '?page=9',
      '?page=1000000',
      '?page=99999999999',
      '?page=9&search=%E6%B1%BA%E7%AE%97',
    ]) {
      const page = await get(`/vacancies/${query}`);
      expect(page).toMatchObject({ count: 3, next: null, results: [] });
      expect(new URL(page.previous).searchParams.has('page')).toBe(false);
    }
    expect(await get('/vacancies/?page=9&search=zzz')).toMatchObject({
      count: 0,
      previous: null,
      results: [],
    });
  });

  test('accepts a page size up to 100, and uses the default for invalid ones', async () => {
    await resetVacancies(Array.from({ length: 110 }, () => ({})));
    const sizes = await Promise.all(
      ['5', '100', '5000', '0', '-3', 'x', ''].map((size) => get(`/vacancies/?vacancy_page_size=${size}`)),
    );
    expect(sizes.map(({ results }) => results.length)).toEqual([5, 100, 100, 24, 24, 24, 24]);
  });
});

test('one page needs one statement, regardless of the number of vacancies', async () => {
  await resetVacancies(Array.from({ length: 60 }, () => ({ categories: [1, 2, 3] })));
  const queries: string[] = [];
  const db = drizzle(api.pool, { logger: { logQuery: (query) => queries.push(query) } });
  const filters = parseVacancyFilters({ search: '決算', days: '2' }, 'page');
  expect((await listVacancies(db, filters, 50)).rows).toHaveLength(50);
  expect((await listVacancies(db, { ...filters, search: '' }, 50)).rows).toHaveLength(50);
  expect(queries).toHaveLength(2);
});

describe('filters', () => {
  beforeAll(() =>
    resetVacancies([
      { title: '週1', daysMin: 1, daysMax: 1, categories: [6] },
      { title: '週2〜4', daysMin: 2, daysMax: 4, categories: [2, 3], description: '税務' },
      { title: '週5', daysMin: 5, daysMax: 5, categories: [4] },
      { title: '締切後', daysMin: 3, daysMax: 3, categories: [3], deadline: daysFromNow(-0.1) },
      { title: '早期終了', daysMin: 3, daysMax: 3, categories: [2], closedAt: daysFromNow(-0.1) },
      { title: '終了予定', daysMin: 6, daysMax: 6, categories: [2], closedAt: daysFromNow(0.1) },
    ]),
  );

  test.each([
    ['days=1', ['週1']],
    ['days=3', ['週2〜4', '締切後', '早期終了']],
    ['days=1&days=5', ['週1', '週5']],
    ['status=open', ['週1', '週2〜4', '週5', '終了予定']],
    ['status=close', ['締切後', '早期終了']],
    ['status=open&status=close', ['週1', '週2〜4', '週5', '締切後', '早期終了', '終了予定']],
    ['categories=3', ['週2〜4', '締切後']],
    ['categories=6&categories=4', ['週1', '週5']],
    ['categories=3&days=3&status=open&search=%E7%A8%8E%E5%8B%99', ['週2〜4']],
    ['categories=3&search=%E7%A8%8E%E5%8B%99&days=1', []],
    ['categories=999999999', []],
  ])('%s shows %j', async (query, expected) => {
    expect(await titles(`?${query}`)).toEqual(expected);
    expect((await get(`/vacancies/?${query}`)).count).toBe(expected.length);
  });

  test.each([
    'days=0&days=7&days=x',
    'status=draft',
    'categories=-1&categories=x&categories=99999999999',
    'page=x',
    'page=-1',
    'page=0',
  ])('ignores invalid values: %s', async (query) => {
    expect(await titles(`?${query}`)).toHaveLength(6);
  });

  test('an early close takes effect at its time, not before', async () => {
    const { results } = await get('/vacancies/?days=6');
    expect(results[0]).toMatchObject({ title: '終了予定', status: 'open' });
  });
});

describe('one vacancy', () => {
  test('is returned completely, with its status', async () => {
    const [open, closed] = await resetVacancies([
      {},
      { rewardMax: null, place: null, closedAt: daysFromNow(-1), deadline: daysFromNow(3) },
    ]);
    const vacancy = await get(`/vacancies/${open}/`);
    expect(vacancySchema.parse(vacancy)).toEqual(vacancy);
    expect(vacancy).toMatchObject({
      id: open,
      starts_on: '2027-01-04',
      requirements: ['公認会計士', '連結決算の実務3年以上'],
    });
    expect(await get(`/vacancies/${closed}/`)).toMatchObject({
      status: 'close',
      place: null,
      reward: { max: null },
    });
  });

  test('returns 404 with a Japanese message when it is unknown or unpublished', async () => {
    const [unpublished] = await resetVacancies([{ publishedAt: daysFromNow(1) }]);
    for (const id of [unpublished, 999_999, 2 ** 31, 2 ** 32, 999_999_999_999_999]) {
      const response = await api.agent().get(`/vacancies/${id}/`);
      expect(response.status).toBe(404);
      expect(await jsonOf(response)).toMatchObject({ detail: 'Not found.', error: '案件が見つかりません。' });
    }
  });

  test.each(['x', '-1', '0', '1.5', '1e3', '0x1', '9'.repeat(30), '%E4%B8%80', '1%00', "1'--"])(
    'with the id %s returns 404',
    async (id) => {
      expect((await api.agent().get(`/vacancies/${id}/`)).status).toBe(404);
    },
  );

  test('returns 304 while nothing changes, and 200 after a change', async () => {
    const [id] = await resetVacancies([{}]);
    for (const path of [`/vacancies/${id}/`, '/vacancies/', '/vacancy-summaries/']) {
      const browser = api.agent();
      const tag = (await browser.get(path)).headers.get('etag') ?? '';
      expect((await browser.get(path, { 'if-none-match': tag })).status).toBe(304);
      await api.db.update(vacancies).set({ title: sql`${vacancies.title} || '*'` });
      expect((await browser.get(path, { 'if-none-match': tag })).status).toBe(200);
    }
  });
});

describe('previews and choices', () => {
  test('a preview shows four vacancies and supports the same filters', async () => {
    await resetVacancies(Array.from({ length: 6 }, (_, at) => ({ daysMin: 1, daysMax: at < 5 ? 2 : 1 })));
    const page = await get('/vacancy-summaries/');
    expect(vacancySummaryPageSchema.parse(page)).toEqual(page);
    expect(page.results).toHaveLength(4);
    expect((await get('/vacancy-summaries/?days=2')).count).toBe(5);
    expect((await get('/vacancy-summaries/?page=2')).results).toHaveLength(2);
  });

  test('returns the categories and the prefectures in their order', async () => {
    const categories = categoriesSchema.parse(await get('/categories/'));
    expect(categories[0]).toEqual({ id: 1, name: '決算・開示' });
    expect(categories).toHaveLength(12);
    const regions = await get('/region-choices/');
    expect(regions[0]).toEqual({ value: '01', label: '北海道' });
    expect(regions.at(-1)).toEqual({ value: '47', label: '沖縄県' });
    expect(regions).toHaveLength(47);
  });
});

test('the database rejects inconsistent vacancies', async () => {
  const invalidVacancies = [
    { rewardMin: 2, rewardMax: 1 },
    { daysMin: 4, daysMax: 3 },
    { daysMin: 0 },
    { daysMax: 7 },
    { region: '48' },
    { categories: [99] },
  ];
  for (const sample of invalidVacancies)
    await expect(insertVacancySamples(api.db, [sample]), JSON.stringify(sample)).rejects.toThrow();
});
