import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { inTransaction } from '@/server/db/transaction';
import { listVacancies } from '@/server/vacancies/service';
import { vacancies } from '@/server/vacancies/tables';
import { insertVacancySamples } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import { vacancyPageSchema } from '../setup/wire-schemas';

const api = setUpTestApi();

const deleteVacancies = () => api.pool.query('truncate vacancies cascade');
const get = async (path: string) => jsonOf(await api.agent().get(path));

describe('a search with more matches than are counted', () => {
  const MATCHES = 1_005;
  const path = (page: number, query = '&search=%E9%9B%86%E8%A8%88%E7%9B%A3%E6%9F%BB') =>
    `/vacancies/?vacancy_page_size=100&page=${page}${query}`;
  /** All vacancies, newest first. The first has the words of the search apart from each other. */
  let all: number[];
  beforeAll(async () => {
    const samples = Array.from({ length: MATCHES }, (_, at) => ({
      title: `集計監査 ${at}`,
      categories: [2],
    }));
    all = await insertVacancySamples(api.db, [{ title: '集計と監査', categories: [2] }, ...samples]);
  });
  afterAll(deleteVacancies);

  test('says that the count is a minimum, and has all its pages, newest first', async () => {
    const pages = await Promise.all([1, 10, 11, 12].map((page) => get(path(page))));
    for (const page of pages.slice(0, 3)) {
      expect(vacancyPageSchema.parse(page)).toEqual(page);
      expect(page).toMatchObject({ count: 1_000, count_is_minimum: true });
    }
    const [first, tenth, eleventh, twelfth] = pages.map(({ results }) =>
      results.map(({ id }: { id: number }) => id),
    );
    const newest = all.slice(1);
    expect(first).toEqual(newest.slice(0, 100));
    expect(tenth).toEqual(newest.slice(900, 1_000));
    expect(eleventh).toEqual(newest.slice(1_000, MATCHES));
    expect(twelfth).toEqual([]);
    expect(pages.map(({ next }) => next && new URL(next).searchParams.get('page'))).toEqual([
      '2',
      '11',
      null,
      null,
    ]);
  });

  test.each([
    ['a category', '&categories=2'],
    ['a word of two characters', '&search=%E9%9B%86%E8%A8%88'],
  ])('has all matches of %s, newest first', async (_title, query) => {
    const idsOf = async (number: number) =>
      (await get(path(number, query))).results.map(({ id }: { id: number }) => id);
    expect(await idsOf(1)).toEqual(all.slice(0, 100));
    expect(await idsOf(11)).toEqual(all.slice(1_000));
  });

  test.each([
    ['by category', '&categories=2', 1_000, true],
    ['with a word of two characters', '&search=%E9%9B%86%E8%A8%88', 1_000, true],
    ['by days, which an index counts', '&days=2', 1_006, undefined],
    ['with few matches', '&search=%E9%9B%86%E8%A8%88%E3%81%A8', 1, undefined],
  ])('%s', async (_title, query, count, isMinimum) => {
    const page = await get(path(1, query));
    expect(page.count).toBe(count);
    expect(page.count_is_minimum).toBe(isMinimum);
  });

  test.each(['集計', '集計監査', '集計と', '円', '税理'])(
    'for %s takes the pairs of no row, however many vacancies have it',
    async (search) => {
      await api.db.execute(sql`analyze vacancies`);
      const calls = await inTransaction(api.db, async (tx) => {
        await tx.execute(sql`set local track_functions = 'all'`);
        await listVacancies(tx, parseVacancyFilters({ search }, 'page'), 20);
        return tx.execute(
          sql`select calls::int from pg_stat_xact_user_functions where funcname = 'vacancy_grams'`,
        );
      });
      expect(calls.rows).toEqual([]);
    },
  );

  test('finds the same where the newest vacancies do not have the words', async () => {
    const newer = { title: '財務', companyProfile: '商社', publishedAt: new Date() };
    const added = await insertVacancySamples(
      api.db,
      Array.from({ length: 120 }, () => newer),
    );
    onTestFinished(async () => void (await api.db.delete(vacancies).where(inArray(vacancies.id, added))));
    const pages = await Promise.all([1, 11].map((page) => get(path(page))));
    expect(pages).toEqual(
      [1, 11].map(() => expect.objectContaining({ count: 1_000, count_is_minimum: true })),
    );
    const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);
    expect(pages.map(idsOf)).toEqual([all.slice(1, 101), all.slice(1_001, MATCHES + 1)]);
    const short = await Promise.all([1, 11].map((page) => get(path(page, '&search=%E9%9B%86%E8%A8%88'))));
    expect(short.map(idsOf)).toEqual([all.slice(0, 100), all.slice(1_000)]);
  });
});

describe('a list with more vacancies than are counted', () => {
  const getLast = () => get('/vacancies/?vacancy_page_size=100&page=100');
  const countAll = async () => api.db.$count(vacancies);
  afterAll(deleteVacancies);

  /** Copies the newest vacancy without its words, whose index costs seconds, until there are as many as given. */
  async function fillUpTo(total: number): Promise<void> {
    const { id, closesAt, searchText, ...copied } = getTableColumns(vacancies);
    const names = sql.raw(
      Object.values(copied)
        .map(({ name }) => name)
        .join(', '),
    );
    const missing = total - (await countAll());
    await api.db.execute(sql`
      insert into vacancies (search_text, ${names}) select '', newest.*
      from (select ${names} from vacancies order by id desc limit 1) newest, generate_series(1, ${missing})`);
  }

  test('counts 10,000 exactly, and says beyond them that the count is a minimum', async () => {
    await insertVacancySamples(api.db, [{}]);
    await fillUpTo(10_000);
    const exact = await getLast();
    expect([exact.count, exact.count_is_minimum, exact.next]).toEqual([10_000, undefined, null]);
    await fillUpTo(10_001);
    const minimum = await getLast();
    expect([minimum.count, minimum.count_is_minimum]).toEqual([10_000, true]);
    expect(minimum.next).toContain('page=101');
    const { results } = await get('/vacancies/?vacancy_page_size=100&page=101');
    expect(results).toHaveLength(1);
  });
});
