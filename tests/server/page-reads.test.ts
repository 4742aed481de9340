import { afterEach, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { FindPageRead } from '@/gateway/reference-api';
import { importColumn } from '@/server/columns/import';
import {
  buildColumn,
  createOpenSeminar,
  insertSeminarSamples,
  insertVacancySamples,
} from '@/tests/setup/samples';
import { setUpTestApi } from '../setup/api';
import { buildEntry, createApplicant } from '../setup/applications';
import { cookieHeader } from '../setup/browser-cookies';

const PREFIX = '/api/v3/public';

/** Calls that count against a limit of the visitor, that no page makes, or that send a file. */
const ONLY_BY_REQUEST = [
  '/set-password/',
  '/update-password/',
  '/change-email/',
  '/check-invoice-number/{number}/',
  '/members/{memberId}/profile-images/{file}',
  '/personal-data/',
  '/sessions/',
];

/** Queries with which the reads are compared besides none. */
const QUERIES: Record<string, string[]> = {
  '/vacancies/': [
    'page=2&vacancy_page_size=2',
    'page=9&vacancy_page_size=2',
    'days=1&days=3&status=open&search=決算',
    'page=x&days=9&status=none&vacancy_page_size=0',
  ],
  '/vacancy-summaries/': ['page=1&vacancy_page_size=2&status=open'],
  '/seminars/': ['id=1', 'id=x', 'page=2&seminar_page_size=1'],
  '/seminar-summaries/': ['page=1&seminar_page_size=1'],
  '/applied/': ['page=1', 'page=2'],
  '/vacancy-applied/': ['page=2'],
};

const api = setUpTestApi();
let query: MockInstance;
let paths: string[];
const cookies: Record<string, string> = { 'a visitor': '', 'an unknown session': 'sessionid=unknown' };

beforeAll(async () => {
  const [vacancy = 0] = await insertVacancySamples(api.db, [{}, {}, { title: '決算の支援' }]);
  await importColumn(api.db, buildColumn());
  await insertSeminarSamples(api.db, [{}]);
  const seminar = await createOpenSeminar(api.db);
  const { browser } = await createApplicant(api);
  await browser.post('/vacancy-applications/', buildEntry(vacancy));
  await browser.post('/applications/', { seminar });
  cookies['a member'] = cookieHeader(browser.cookies);
  const document = await (await api.app.request(`${PREFIX}/openapi.json`)).json();
  paths = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    'get' in methods ? path.slice(path.startsWith(PREFIX) ? PREFIX.length : 0) : [],
  );
  query = vi.spyOn(api.pool, 'query');
});
afterEach(() => query.mockClear());

/** Opens the reads of a page. @returns them with the lines of Set-Cookie */
function openPage(cookie = '') {
  const lines: string[] = [];
  const findRead = api.openPageReads({ cookie }, (set) => lines.push(...set));
  return { findRead, lines };
}

const request = (path: string, cookie: string) =>
  api.app.fetch(new Request(`http://localhost${PREFIX}${path}`, { headers: { cookie } }));

async function replyOf(response: Response) {
  return { status: response.status, data: await response.json() };
}

const read = (findRead: FindPageRead, path: string, search = '') =>
  findRead(path, new URLSearchParams(search))?.run();

const withIds = (path: string) => path.replace('{id}', '1').replace(/\{\w+\}/, '1');

it('pages can call every GET of the contract but those that need a request', () => {
  const { findRead } = openPage();
  const missing = paths.filter((path) => !findRead(withIds(path), new URLSearchParams()));
  expect(missing.sort()).toEqual([...ONLY_BY_REQUEST].sort());
});

describe.each(['a visitor', 'a member', 'an unknown session'])('a page of %s', (sender) => {
  it('gets from each read what a request gets', async () => {
    const cookie = cookies[sender] ?? '';
    for (const path of paths.filter((each) => !ONLY_BY_REQUEST.includes(each)))
      for (const search of ['', ...(QUERIES[path] ?? [])]) {
        const address = withIds(path);
        const expected = await replyOf(await request(`${address}${search && `?${search}`}`, cookie));
        // Strictly, because JSON has neither dates nor fields that are undefined.
        expect(await read(openPage(cookie).findRead, address, search), `${address}?${search}`).toStrictEqual(
          expected,
        );
      }
  });

  it('gets the cookies that a request gets', async () => {
    const cookie = (cookies[sender] ?? '').replace(/csrftoken=[^;]*;?/, '');
    const { findRead, lines } = openPage(cookie);
    await read(findRead, '/members/me/');
    const expected = (await request('/members/me/', cookie)).headers.getSetCookie();
    const names = (all: string[]) => all.map((line) => line.replace(/=[^;]*/, ''));
    expect(names(lines)).toEqual(names(expected));
    expect(lines.length).toBeGreaterThan(0);
  });
});

it('a record that does not exist is answered as by a request', async () => {
  const expected = await replyOf(await request('/vacancies/999999/', ''));
  expect(expected.status).toBe(404);
  expect(await read(openPage().findRead, '/vacancies/999999/')).toStrictEqual(expected);
});

it('a session in use is extended', async () => {
  await api.pool.query("update sessions set last_seen_at = now() - interval '2 hours'");
  const { findRead, lines } = openPage(cookies['a member']);
  await read(findRead, '/members/me/');
  expect(lines).toEqual([expect.stringMatching(/^sessionid=.*Max-Age=1209600/)]);
});

it('the reads of one page look the session up once, and public reads not at all', async () => {
  const lookups = () =>
    query.mock.calls.filter(([statement]) =>
      /^select[^;]*from "sessions"/.test(typeof statement === 'string' ? statement : statement.text),
    ).length;
  const { findRead } = openPage(cookies['a member']);
  await read(findRead, '/vacancies/');
  expect(lookups()).toBe(0);
  await Promise.all([read(findRead, '/members/me/'), read(findRead, '/applied/')]);
  await read(findRead, '/vacancy-applied/');
  expect(lookups()).toBe(1);
});

it('the next page notices that the session has ended', async () => {
  const { browser } = await createApplicant(api);
  const cookie = cookieHeader(browser.cookies);
  expect(await read(openPage(cookie).findRead, '/members/me/')).toMatchObject({ status: 200 });
  await browser.post('/logout/');
  expect(await read(openPage(cookie).findRead, '/members/me/')).toMatchObject({ status: 403 });
});
