import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/client';
import { conferenceSessionsQuery } from '@/api/conference-sessions';
import { sitemapEntries } from '@/api/feeds/sitemap';
import { readMarketFigures } from '@/api/pages/market';
import { bindHttp } from '@/api/transport/http-client';
import { readPages } from '@/api/transport/read-pages';
import { setRuntime } from '@/gateway/runtime';

const PREFIX = '/api/v3/public';
/** Many more requests than any list needs. A list that is read without end fails there. */
const MAX_REQUESTS = 1_000;

const vacancies = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  title: `案件${index + 1}`,
  status: 'open',
  reward: { unit: 'month', min: 500_000, max: 500_000 },
  working_days: { min: 2, max: 2 },
}));
const seminars = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  title: `セミナー${index + 1}`,
  status: 'open',
}));
const ROWS: Record<string, { id: number }[]> = {
  '/vacancies/': vacancies,
  '/seminar-summaries/': seminars,
  '/columns/': [],
  '/tags/': [],
};

/** What the API has answered, as `path?query`. */
const requests: string[] = [];
let answer: (rows: { id: number }[], query: URLSearchParams) => unknown;

function respond(path: string, query: string): unknown {
  requests.push(`${path}?${query}`);
  if (requests.length > MAX_REQUESTS) throw new Error('The list is read without end.');
  return answer(ROWS[path] ?? [], new URLSearchParams(query));
}

/** LimitOffsetPagination, which ignores `page`. */
const byOffset = (rows: { id: number }[], query: URLSearchParams) => {
  const offset = Number(query.get('offset') ?? 0);
  const results = rows.slice(offset, offset + 2);
  const next = offset + 2 < rows.length ? `http://django:8000/list/?limit=2&offset=${offset + 2}` : null;
  return { count: rows.length, next, results };
};

/** An API that answers every query with the first page, and names another page after each. */
const withoutEnd = (rows: { id: number }[]) => ({
  next: `/list/?cursor=${requests.length}`,
  results: rows,
});

beforeEach(() => {
  requests.length = 0;
  const fetch = async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    return Response.json(respond(pathname.slice(PREFIX.length), search.slice(1)));
  };
  setRuntime({ fetch, stop: async () => undefined, banner: [] });
});
afterEach(() => setRuntime(undefined));

async function readUpcoming() {
  const client = createQueryClient({ onServer: true });
  const get = async (path: string, { params }: { params?: URLSearchParams }) => ({
    data: respond(path, String(params ?? '')),
    status: 200,
  });
  bindHttp(client, { get } as never);
  return (await client.fetchQuery(conferenceSessionsQuery())).rows.map(({ id }) => id);
}

const sitemapIds = async () =>
  (await sitemapEntries()).flatMap(({ path }) => /^\/vacancy\/(\d+)\/$/.exec(path)?.[1] ?? []).map(Number);

const countRewards = async () => (await readMarketFigures())?.monthlyRewards.map(({ count }) => count);

describe.each([
  ['pages by limit and offset', byOffset],
  ['answers the first page for ever', withoutEnd],
])('of an API that %s', (_title, page) => {
  beforeEach(() => {
    answer = page;
  });

  it('all upcoming seminars are read once', async () => {
    expect(await readUpcoming()).toEqual([1, 2, 3, 4, 5]);
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  it('the sitemap has each vacancy once', async () => {
    expect(await sitemapIds()).toEqual([1, 2, 3, 4, 5]);
  });

  it('the figures count each vacancy once', async () => {
    expect(await countRewards()).toEqual([5]);
  });
});

it('reads the upcoming seminars up to the page with the first past one', async () => {
  const rows = [...seminars.slice(0, 3), { ...seminars[3], id: 4, status: 'past' }];
  answer = (_rows, query) => byOffset(rows, query);
  expect(await readUpcoming()).toEqual([1, 2, 3]);
  expect(requests).toHaveLength(2);
});

it('reads on when the API lists the past seminars first', async () => {
  const rows = seminars.map((seminar) => ({ ...seminar, status: seminar.id <= 3 ? 'past' : 'open' }));
  answer = (_rows, query) => byOffset(rows, query);
  expect(await readUpcoming()).toEqual([4, 5]);
});

it('has the next seminar first, whatever the order of the API, and one without a time last', async () => {
  const times = ['', '2027-03-01T10:00:00+09:00', '2027-02-28T23:00:00Z', '2027-01-05', '2027-01-04T10:00'];
  const rows = seminars.map((seminar, index) => ({ ...seminar, starts_at: times[index] }));
  answer = (_rows, query) => byOffset(rows, query);
  expect(await readUpcoming()).toEqual([5, 4, 3, 2, 1]);
});

it('reads the sitemap once for all requests at the same time, and again for the next one', async () => {
  answer = byOffset;
  const countPages = () => requests.filter((request) => request.startsWith('/vacancies/')).length;
  await sitemapEntries();
  expect(countPages()).toBe(3);
  const all = await Promise.all(Array.from({ length: 20 }, sitemapEntries));
  expect([countPages(), new Set(all).size]).toEqual([6, 1]);
});

it('reads the sitemap again after a failure, which all requests at the same time share', async () => {
  answer = (rows, query) => (rows === vacancies ? 'no list' : byOffset(rows, query));
  const failed = await Promise.allSettled([sitemapEntries(), sitemapEntries()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  answer = byOffset;
  expect(await sitemapIds()).toEqual([1, 2, 3, 4, 5]);
});

it('reads no more pages than allowed', async () => {
  let read = 0;
  const readPage = async () => {
    read += 1;
    return { count: 0, isTotal: false, next: `/list/?cursor=${read}`, results: [{ id: read }], leftOut: 0 };
  };
  expect((await readPages(readPage)).rows).toHaveLength(50);
  expect((await readPages(readPage, '', 7)).rows).toHaveLength(7);
});
