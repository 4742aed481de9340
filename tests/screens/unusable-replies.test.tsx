// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteLog } from '@/gateway/log';
import { setRuntime } from '@/gateway/runtime';
import { createTestApi, type TestApi } from '@/tests/setup/api';
import type { Cookies } from '@/tests/setup/browser-cookies';
import { loadPageAt } from '@/tests/setup/page-loader';
import { createPageRecords, fillPath, type PageRecords } from '@/tests/setup/page-records';
import { renderOnServer } from '@/tests/setup/server-render';

const PREFIX = '/api/v3/public';
const NOTICE = 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。';

let api: TestApi;
let memberCookies: Cookies;
let records: PageRecords;

/** The call that is answered in another way, and its reply. */
let override: { path: string; answer: () => Response } | undefined;

beforeAll(async () => {
  api = await createTestApi();
  records = await createPageRecords(api);
  memberCookies = new Map(records.browser.cookies);
});
beforeEach(() => {
  override = undefined;
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname.slice(PREFIX.length);
    return override?.path === path ? override.answer() : api.app.fetch(request);
  };
  // A new runtime for each test, because the replies of one are kept.
  setRuntime({ fetch, stop: async () => undefined, banner: [] });
});
afterAll(async () => {
  setRuntime(undefined);
  await api.drop();
});

async function open(path: string, isForMembers: boolean) {
  const page = await loadPageAt(fillPath(path, records), isForMembers ? new Map(memberCookies) : new Map());
  const html = page.res.writableEnded ? '' : await renderOnServer(page);
  return { status: page.status, text: html.replace(/<[^>]*>/g, ''), page };
}

const UNREADABLE = 'このページの一覧や内容を読み取れないため、表示できません。';

/** Replies without anything that the site can show. Which bodies those are is the subject of tests/unit/replies.test.ts. */
const unreadable = () => Response.json({ status: 'ok' });
const failing = () => new Response('<h1>Server Error (500)</h1>', { status: 500 });
const throttled = () =>
  Response.json({ detail: 'Request was throttled.' }, { status: 429, headers: { 'Retry-After': '9' } });
const UNUSABLE: [string, () => Response][] = [
  ['a body of another shape', unreadable],
  ['an error of the server', failing],
];

/** Each page with a call without which it has nothing to show. */
const NEEDED_CALLS: [page: string, call: string, isForMembers?: boolean][] = [
  ['/', '/vacancy-summaries/'],
  ['/vacancy/', '/vacancies/'],
  ['/vacancy/{vacancy}/', '/vacancies/{vacancy}/'],
  ['/seminar', '/seminar-summaries/'],
  ['/seminar/{seminar}/', '/seminars/'],
  ['/column', '/columns/'],
  ['/column/{column}/', '/columns/'],
  ['/column/tag/133/', '/columns/'],
  ['/conference', '/seminar-summaries/'],
  ['/vacancy/{vacancy}/entry', '/vacancies/{vacancy}/', true],
  ['/mypage', '/members/me/', true],
  ['/mypage/system/', '/members/me/', true],
  ['/mypage/vacancy/', '/vacancy-applied/', true],
  ['/mypage/seminar/', '/applied/', true],
  ['/mypage/resume/', '/members/me/', true],
  ['/mypage/cpe/', '/applied/', true],
];

describe.each(NEEDED_CALLS)('%s without a usable reply to %s', (path, call, isForMembers = false) => {
  it('says that it cannot show what it could not read', async () => {
    override = { path: fillPath(call, records), answer: unreadable };
    const { status, text } = await open(path, isForMembers);
    expect(status).toBe(500);
    expect(text).toContain(UNREADABLE);
    expect(text).not.toContain(NOTICE);
  });
});

it('a page is a 503 that says so while a call that it needs fails', async () => {
  override = { path: '/vacancies/', answer: failing };
  const { status, text } = await open('/vacancy/', false);
  expect(status).toBe(503);
  expect(text).toContain(NOTICE);
});

it.each([
  ['rows without an id', () => Response.json({ count: 1, results: [{ title: 'a' }] }), 500],
  ['null', () => Response.json(null), 500],
  ['a page of HTML', () => new Response('<h1>a</h1>', { headers: { 'Content-Type': 'text/html' } }), 500],
  ['no content', () => new Response(null, { status: 204 }), 500],
  ['a throttled call', throttled, 503],
] as const)('the list of vacancies with %s', async (_title, answer, expected) => {
  override = { path: '/vacancies/', answer };
  expect((await open('/vacancy/', false)).status).toBe(expected);
});

// They say that nobody is logged in.
it.each([
  ['null', () => Response.json(null)],
  ['no content', () => new Response(null, { status: 204 })],
])('a page of members leads to the login when GET /members/me/ answers: %s', async (_title, answer) => {
  override = { path: '/members/me/', answer };
  const { status, text } = await open('/mypage', true);
  expect(status).toBe(200);
  expect(text).toContain('パスワードをお忘れの方');
});

// Calls that the browser makes again are in tests/screens/page-replies.test.tsx.
it.each<[page: string, call: string, text: string, answer: () => Response]>([
  ['/column', '/tags/', '監査法人から独立して三年', unreadable],
  ['/column/{column}/', '/tags/', '監査法人から独立して三年', unreadable],
  ['/', '/members/me/', '連結決算の早期化支援', unreadable],
  ['/vacancy/', '/categories/', '連結決算の早期化支援', failing],
])('%s shows the rest without a usable reply to %s: %s', async (path, call, expected, answer) => {
  override = { path: call, answer };
  const { status, text } = await open(path, call === '/members/me/');
  expect(status).toBe(200);
  expect(text).toContain(expected);
  expect(text).not.toContain(NOTICE);
});

describe('the login status of a visitor with a session cookie', () => {
  it.each([
    [302, false],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [429, true],
    [500, true],
  ])('when GET /members/me/ answers %i', async (status, isLoggedIn) => {
    override = {
      path: '/members/me/',
      answer: () => new Response(null, { status, headers: { Location: '/accounts/login/' } }),
    };
    const { page } = await open('/vacancy/', true);
    expect([page.status, page.pageProps.isLoggedIn]).toEqual([200, isLoggedIn]);
  });
});

it('logs the field of a row that could not be understood once, without its value', async () => {
  const warn = vi.spyOn(siteLog(), 'warn').mockImplementation(() => undefined);
  const results = [{ id: 1, title: '税制改正', fee: 'secret' }];
  override = { path: '/seminar-summaries/', answer: () => Response.json({ count: 1, results }) };
  for (let count = 0; count < 2; count += 1)
    expect((await open('/seminar', false)).text).toContain('税制改正');
  expect(warn.mock.calls).toEqual([
    [{ call: 'GET /seminar-summaries/', fields: ['results[].fee'] }, expect.any(String)],
  ]);
  warn.mockRestore();
});

describe('the sitemap', () => {
  const lists = ['/vacancies/', '/seminar-summaries/', '/columns/', '/tags/'];

  it('lists all pages', async () => {
    const { status } = await open('/sitemap.xml', false);
    expect(status).toBe(200);
  });

  it.each(lists.flatMap((list) => UNUSABLE.map(([title, answer]) => [list, title, answer] as const)))(
    'is a 503 without a usable reply to %s: %s',
    async (list, _title, answer) => {
      override = { path: list, answer };
      const { status, page } = await open('/sitemap.xml', false);
      expect([status, page.res.getHeader('retry-after')]).toEqual([503, '60']);
    },
  );
});
