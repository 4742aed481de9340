import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/client';
import { sitemapEntries } from '@/api/feeds/sitemap';
import { readMarketFigures } from '@/api/pages/market';
import { bindHttp } from '@/api/transport/http-client';
import { readAll, readPages } from '@/api/transport/read';
import { conferenceSessionsQuery } from '@/api/upcoming-seminars';
import { setRuntime } from '@/gateway/runtime';
import { choicesReply, skillsReply } from '@/schemas/choice-fields';
import { UnreadableReplyError } from '@/schemas/replies';
import { vacancyPageReply, vacancySummaryPageReply } from '@/schemas/vacancy-fields';

describe('a list of choices', () => {
  const pairs = [
    [1, '常駐'],
    ['2', 'スポット'],
  ];
  it.each<[title: string, body: unknown]>([
    [
      'objects',
      [
        { value: 1, label: '常駐' },
        { value: '2', label: 'スポット' },
      ],
    ],
    ['pairs, as Django keeps them', pairs],
    ['a page of pairs', { count: 2, next: null, results: pairs }],
  ])('is read from %s', (_title, body) => {
    expect(choicesReply(body, new Set()).results).toEqual([
      { value: '1', label: '常駐' },
      { value: '2', label: 'スポット' },
    ]);
  });

  it('shows a choice without a label by its value, and has each choice of all pages once', async () => {
    const pages = [
      { next: '/?page=2', results: [{ value: 'a' }, { value: 'b' }] },
      { next: '/?page=3', results: [{ value: 'b' }] },
    ];
    const { rows } = await readPages(async () => choicesReply(pages.shift(), new Set()));
    expect(rows).toEqual([
      { value: 'a', label: 'a' },
      { value: 'b', label: 'b' },
    ]);
  });
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `案件${index + 1}` }));
const paramsOf = (page: number, size = 24) =>
  new URLSearchParams({ page: String(page), vacancy_page_size: String(size) });

describe('a page of a list for which 24 rows were asked', () => {
  const next = 'http://django:8000/?page=2';
  it.each<
    [
      title: string,
      body: object,
      page: number,
      place: [count: number, isTotal: boolean, pages: number, first: number],
    ]
  >([
    ['of the size that was asked for', { count: 35, next, results: rows(24) }, 1, [35, true, 2, 1]],
    ['that is the last', { count: 35, next: null, results: rows(11) }, 2, [35, true, 2, 25]],
    ['of a smaller size of the API', { count: 35, next, results: rows(10) }, 3, [35, true, 4, 21]],
    ['that is the last of a smaller size', { count: 35, next: null, results: rows(5) }, 4, [35, true, 4, 31]],
    ['of a larger size of the API', { count: 120, next, results: rows(50) }, 1, [120, true, 3, 1]],
    [
      'that is the last of a larger size',
      { count: 120, next: null, results: rows(20) },
      3,
      [120, true, 3, 101],
    ],
    ['that is the only one', { count: 60, next: null, results: rows(60) }, 1, [60, true, 1, 1]],
    ['past the end', { count: 35, next: null, results: [] }, 9, [35, true, 2, 193]],
    ['that does not fit to the count', { count: 36, next: null, results: rows(11) }, 3, [36, true, 2, 49]],
    ['of an empty list', { count: 0, next: null, results: [] }, 1, [0, true, 0, 1]],
    [
      'of a list too long to be counted',
      { count: 1000, count_is_minimum: true, next, results: rows(24) },
      1,
      [1000, false, 42, 1],
    ],
    ['without a count, with another page', { next, results: rows(24) }, 1, [25, false, 2, 1]],
    ['without a count, that is the last', { next: null, results: rows(24) }, 3, [72, true, 3, 49]],
    ['without count and next, that is full', { results: rows(24) }, 1, [25, false, 2, 1]],
    ['without count and next, that is not full', { results: rows(5) }, 3, [53, true, 3, 49]],
    ['without count and next, past the end', { results: [] }, 3, [48, false, 2, 49]],
  ])('%s', (_title, body, page, place) => {
    const { count, isTotal, pageCount, firstIndex } = vacancyPageReply(body, new Set(), paramsOf(page));
    expect([count, isTotal, pageCount, firstIndex]).toEqual(place);
  });

  it('has no more rows than were asked for in a preview', () => {
    const body = { count: 35, next, results: rows(10) };
    const { results, count } = vacancySummaryPageReply(body, new Set(), paramsOf(1, 4));
    expect([count, results.length]).toEqual([35, 4]);
  });

  it('that the server keeps has its rows read once, each of them once, and says each time that one is left out', async () => {
    // A join without `distinct()` sends a row several times.
    const body = { count: 4, next: null, results: [...rows(2), ...rows(1), 'no row'] };
    const issues = [new Set<string>(), new Set<string>()];
    const [first, again] = issues.map((found) => vacancyPageReply(body, found));
    expect(again).toEqual({ ...first, leftOut: 1 });
    expect(again?.results.map(({ id }) => id)).toEqual([1, 2]);
    expect(again?.results).toBe(first?.results);
    expect((await readPages(async () => vacancyPageReply(body, new Set()))).rows).toBe(first?.results);
    expect(issues.map(({ size }) => size > 0)).toEqual([true, false]);
  });

  it.each<[title: string, body: unknown]>([
    ['an array', rows(1)],
    ['an envelope', { data: rows(1) }],
    ['results without a list', { count: 1, results: null }],
    ['no usable row', { count: 1, results: [null] }],
    ['a page of HTML', '<html></html>'],
    ['nothing', null],
  ])('is not guessed at in %s', (_title, body) => {
    expect(() => vacancyPageReply(body, new Set())).toThrow(UnreadableReplyError);
  });

  it.each([[''], [7], [{ status: 'ok' }], [{ results: 'a' }], [[{}]], [[['a', 'b', 'c']]]])(
    'is no list of choices either: %j',
    (body) => expect(() => choicesReply(body, new Set())).toThrow(UnreadableReplyError),
  );
});

describe('a list for which the specification names no pages', () => {
  const skill = (id: number) => ({ id, name: `技能${id}`, category: 1 });
  const endless = { next: '/?page=2', results: [skill(1)] };
  it.each<[title: string, answers: Record<string, unknown>, ids: number[]]>([
    [
      'is read to its last page, whatever host the links name',
      {
        '': { next: 'http://django:8000/skills/?limit=1&offset=1', results: [skill(1)] },
        'limit=1&offset=1': { next: null, results: [skill(3)] },
      },
      [1, 3],
    ],
    ['is read once when it is an array', { '': [skill(1)] }, [1]],
    ['ends when a link leads to a page that has been read', { '': endless, 'page=2': endless }, [1]],
  ])('%s', async (_title, answers, ids) => {
    const requests: string[] = [];
    const client = createQueryClient({ onServer: true });
    const get = async (_path: string, { params }: { params?: URLSearchParams }) => {
      requests.push(String(params ?? ''));
      return { data: answers[String(params ?? '')], status: 200 };
    };
    bindHttp(client, { get } as never);
    const all = await readAll(
      { client, signal: new AbortController().signal, meta: undefined },
      '/skills/',
      skillsReply,
    );
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(requests).toEqual(Object.keys(answers));
  });
});

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
