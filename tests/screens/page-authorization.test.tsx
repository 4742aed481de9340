import { afterAll, beforeAll, expect, it } from 'vitest';
import { setRuntime } from '@/gateway/runtime';
import { SHARED_PAGE_CACHE_CONTROL } from '@/lib/shared-cache';
import { importColumn } from '@/server/columns/import';
import { createTestApi, type TestApi } from '@/tests/setup/api';
import type { Cookies } from '@/tests/setup/browser-cookies';
import { loadPageAt, PATHNAMES, toPath } from '@/tests/setup/page-loader';
import { buildColumn, createOpenSeminar, insertVacancySamples } from '@/tests/setup/samples';

/** The pages for members only. Each other page answers everybody; a new one is expected to do so until it is listed. */
const MEMBER_PAGES = [
  '/mypage',
  '/mypage/cpe',
  '/mypage/cpe/certificate',
  '/mypage/resume',
  '/mypage/seminar',
  '/mypage/system',
  '/mypage/vacancy',
  '/vacancy/[id]/confirm',
  '/vacancy/[id]/entry',
];

/** Pages for visitors, which lead members to the vacancies. */
const GUEST_PAGES = ['/auth/login', '/auth/register', '/auth/register/waiting', '/delete-complete'];

// The API answers below /dev/. Files and fixed texts have no data of the page.
const pathnames = PATHNAMES.filter(
  (pathname) => !pathname.startsWith('/dev/') && !/\.(xml|txt|ics|webmanifest)$/.test(pathname),
);

const OWNER_NAME = '目印見出子';

let api: TestApi;
let ids: Record<'column' | 'seminar' | 'vacancy', number>;
let owner: { email: string; cookies: Cookies };

beforeAll(async () => {
  api = await createTestApi();
  setRuntime({
    fetch: async (request) => api.app.fetch(request),
    openPageReads: api.openPageReads,
    stop: async () => undefined,
    banner: [],
  });
  const [vacancy = 0] = await insertVacancySamples(api.db, [{}]);
  const { id: column } = await importColumn(api.db, buildColumn());
  ids = { vacancy, column, seminar: await createOpenSeminar(api.db) };
  const member = await api.createMember({ familyName: OWNER_NAME });
  owner = { email: member.email, cookies: (await api.logInAs(member)).cookies };
});
afterAll(async () => {
  setRuntime(undefined);
  await api.drop();
});

/** Returns the cookies of a member with the owner's name whose status or session was changed afterwards. */
async function cookiesAfter(statement: string): Promise<Cookies> {
  const member = await api.createMember({ familyName: OWNER_NAME });
  const { cookies } = await api.logInAs(member);
  await api.pool.query(statement, [member.id]);
  return cookies;
}

/** Callers who are not members, although most of them send a session cookie. */
const OUTSIDERS: Record<string, () => Promise<Cookies>> = {
  'a visitor': async () => new Map(),
  'an unknown session': async () => new Map([['sessionid', 'x'.repeat(43)]]),
  'an ended session': () => cookiesAfter('delete from sessions where member_id = $1'),
  'an expired session': () =>
    cookiesAfter(
      "update sessions set created_at = now() - interval '1 day', expires_at = now() - interval '1 second' where member_id = $1",
    ),
  'a waiting member': () => cookiesAfter("update members set status = 'waiting' where id = $1"),
  'a suspended member': () => cookiesAfter("update members set status = 'suspended' where id = $1"),
  'a refused member': () => cookiesAfter("update members set status = 'refused' where id = $1"),
};

async function open(pathname: string, cookies: Cookies) {
  const { pageProps, pathname: shown, res } = await loadPageAt(toPath(pathname, ids), new Map(cookies));
  return {
    data: JSON.stringify(pageProps),
    shown,
    cacheControl: String(res.getHeader('cache-control') ?? ''),
    vary: String(res.getHeader('vary') ?? ''),
  };
}

it.each(Object.entries(OUTSIDERS))(
  'the data of each page says nothing about members to %s, and the pages for members lead to the login',
  async (_caller, createCookies) => {
    const cookies = await createCookies();
    for (const pathname of pathnames) {
      const { data, shown, cacheControl, vary } = await open(pathname, cookies);
      expect({ pathname, shown }).toEqual({
        pathname,
        shown: MEMBER_PAGES.includes(pathname) ? '/auth/login' : pathname,
      });
      expect({ pathname, hasData: data.includes(OWNER_NAME) }).toEqual({ pathname, hasData: false });
      expect({ pathname, isLoggedIn: data.includes('"isLoggedIn":true') }).toEqual({
        pathname,
        isLoggedIn: false,
      });
      // Only what was made without any session may be kept for other visitors.
      if (cookies.size > 0)
        expect([pathname, cacheControl]).not.toEqual([pathname, SHARED_PAGE_CACHE_CONTROL]);
      // Otherwise a shared cache would give it to members too.
      if (cacheControl === SHARED_PAGE_CACHE_CONTROL)
        expect([pathname, vary]).toEqual([pathname, expect.stringContaining('Cookie')]);
    }
  },
);

it('the data of each page is that of the member who opens it, and of nobody else', async () => {
  const other = await api.logInAs(await api.createMember());
  const pagesWithOwnData: string[] = [];
  for (const pathname of pathnames) {
    const own = await open(pathname, owner.cookies);
    const others = await open(pathname, other.cookies);
    expect({
      pathname,
      hasData: /目印見出子/.test(others.data) || others.data.includes(owner.email),
    }).toEqual({
      pathname,
      hasData: false,
    });
    expect({ pathname, shown: own.shown }).toEqual({
      pathname,
      shown: GUEST_PAGES.includes(pathname) ? '/vacancy' : pathname,
    });
    if (!own.data.includes(owner.email)) continue;
    pagesWithOwnData.push(pathname);
    expect([pathname, own.cacheControl]).toEqual([pathname, 'private, no-store']);
  }
  expect(pagesWithOwnData).toEqual(expect.arrayContaining(MEMBER_PAGES));
});

it.each([
  ['/auth/set-password', '/members/'],
  ['/auth/reset/password', '/issue-password-token/'],
])('no browser may store %s when the link tells an address', async (page, request) => {
  const email = page === '/auth/set-password' ? 'mailed-link@example.com' : (await api.createMember()).email;
  await api.agent().post(request, { email });
  const token = await api.readMailedToken(email);
  const openLink = async (query: string) => {
    const { data, cacheControl } = await open(`${page}${query}`, new Map());
    return [data.includes(email), cacheControl];
  };
  expect(await openLink(`?token=${token}`)).toEqual([true, 'private, no-store']);
  expect(await openLink('?token=unknown')).toEqual([false, 'private, no-cache']);
  expect(await openLink('')).toEqual([false, 'private, no-cache']);
});

it.each([
  ['/auth/register', '/auth/set-password'],
  ['/auth/reset', '/auth/reset/password'],
])('%s with a token, as the mails of another API name it, leads to %s', async (page, destination) => {
  const cacheControls: unknown[] = [];
  const openLink = async (path: string, cookies: Cookies) => {
    const { pathname, query } = await loadPageAt(path, cookies, (response) => {
      response.once('close', () => cacheControls.push(response.getHeader('cache-control')));
    });
    return { pathname, query };
  };
  const shown = { pathname: destination, query: { token: 'a+b&c' } };
  expect(await openLink(`${page}/?token=a%2Bb%26c`, new Map())).toMatchObject(shown);
  // The token may belong to another account than that of the member who is logged in.
  expect(await openLink(`${page}?token=a%2Bb%26c`, new Map(owner.cookies))).toMatchObject(shown);
  expect(cacheControls).toEqual(['private, no-store', 'private, no-store']);
  expect(await openLink(`${page}?token=`, new Map())).toMatchObject({ pathname: page });
});
