import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handleMediaRequest } from '@/gateway/forward';
import { handleApiRequest } from '@/gateway/request-handler';
import { uploadProfileImage } from '@/tests/setup/send-operation';
import { type Agent, createAgent, jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { buildEntry, CAREER, createOpenVacancy } from '../setup/applications';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { createDrfOrigin, type DrfOrigin } from '../setup/drf-origin/drf-origin';
import { listenDrfOrigin } from '../setup/drf-origin/listen-drf-origin';
import { loadPageAt } from '../setup/page-loader';

/** The reference API has the data, the deployment is in front of it, and the site in front of the deployment. */
let api: TestApi;
let drf: DrfOrigin;
let deployment: Awaited<ReturnType<typeof listenDrfOrigin>>;
let siteServer: Server;
let site = '';

beforeAll(async () => {
  api = await createTestApi();
  drf = createDrfOrigin({ fetch: (request) => api.app.fetch(request) });
  deployment = await listenDrfOrigin(drf);
  changedEnv.API_ORIGIN = deployment.origin;

  siteServer = createServer(
    getRequestListener(
      (request, bindings) => {
        const { pathname } = new URL(request.url);
        return pathname.startsWith('/media/')
          ? handleMediaRequest(new Request(request.url, { method: request.method }), bindings)
          : handleApiRequest(request, bindings);
      },
      { overrideGlobalObjects: false },
    ),
  );
  siteServer.listen(0, '127.0.0.1');
  await once(siteServer, 'listening');
  site = `http://127.0.0.1:${(siteServer.address() as AddressInfo).port}`;
});
afterEach(() => {
  delete changedEnv.SESSION_COOKIE_NAME;
  drf.deviations = {};
  drf.calls.length = 0;
});
afterAll(async () => {
  restoreEnv();
  siteServer.closeAllConnections();
  siteServer.close();
  await deployment.close();
  await api.drop();
});

const fetchFromSite = (path: string) => fetch(`${site}${path}`, { redirect: 'manual' });

/** A browser whose calls go over the network through the site to the deployment, from a page of the site. */
const createBrowser = (): Agent =>
  createAgent((request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('origin', site);
    const { method, body } = request;
    const init = { method, headers, body, duplex: 'half', redirect: 'manual' } as RequestInit;
    return fetch(`${site}${pathname}${search}`, init);
  });

/** Opens a page with the cookies of a browser. @returns its props */
async function openPage(path: string, browser: Agent) {
  const { pageProps, status } = await loadPageAt(path, browser.cookies);
  return { status, isLoggedIn: pageProps.isLoggedIn };
}

describe('the main journey through the proxy to a Django deployment', () => {
  test.each([
    ['as the reference API behaves', {}],
    ['with another session cookie', { sessionCookieName: 'jobs_session' }],
    ['with cookies of its own domain', { cookieDomain: '"api.example.jp"' }],
    ['that checks CSRF for members only', { csrfForAuthenticatedOnly: true, csrfCookieAtLoginOnly: true }],
    ['with other fields', { unknownFields: true, detailOnly: true, anonymousStatus: 401 as const }],
  ])('a member logs in, applies, cancels, reapplies and logs out: %s', async (_title, deviations) => {
    drf.deviations = deviations;
    const member = await api.createMember();
    const vacancy = await createOpenVacancy(api);
    const browser = createBrowser();

    expect(await openPage('/vacancy/', browser)).toEqual({ status: 200, isLoggedIn: false });
    expect((await browser.post('/login/', { email: member.email, password: member.password })).status).toBe(
      200,
    );
    expect((await jsonOf(await browser.get('/members/me/'))).member.id).toBe(member.id);
    expect(await openPage('/vacancy/', browser)).toEqual({ status: 200, isLoggedIn: true });

    await browser.patch(`/career-education/${member.id}/`, { careers: [CAREER] });
    const { id } = await jsonOf(await browser.post('/vacancy-applications/', buildEntry(vacancy)));
    const path = `/vacancy-applications/${id}`;
    expect((await browser.post(`${path}/cancel/`)).status).toBe(200);
    expect((await browser.patch(`${path}/reapplication/`)).status).toBe(200);
    expect(await openPage('/mypage/vacancy/', browser)).toEqual({ status: 200, isLoggedIn: true });

    expect((await browser.post('/logout/')).status).toBe(200);
    expect(await openPage('/vacancy/', browser)).toEqual({ status: 200, isLoggedIn: false });
  });
});

describe('a page that may have data of a member', () => {
  const cacheControlOf = async (path: string, browser: Agent) =>
    (await loadPageAt(path, browser.cookies)).res.getHeader('cache-control');

  test('is stored by no browser while GET /members/me/ fails, whatever the name of the session cookie', async () => {
    drf.deviations = { sessionCookieName: 'jobs_session' };
    const member = await api.createMember();
    const browser = createBrowser();
    await browser.get('/members/me/');
    await browser.post('/login/', { email: member.email, password: member.password });
    for (const status of [502, 503, 429]) {
      drf.deviations = { sessionCookieName: 'jobs_session', htmlErrors: { '/members/me/': status } };
      expect([status, await cacheControlOf('/vacancy/', browser)]).toEqual([status, 'private, no-store']);
    }
  });

  test('may be stored once the API says that there is no session', async () => {
    const browser = createBrowser();
    await browser.get('/members/me/');
    browser.cookies.set('theme', 'dark');
    expect(await cacheControlOf('/vacancy/', browser)).toBe('private, no-cache');
  });
});

describe('the login status', () => {
  test('costs an anonymous visitor no call, also with the cookies of the tag manager', async () => {
    const browser = createBrowser();
    await browser.get('/members/me/');
    browser.cookies.set('_ga', 'GA1.1.1');
    browser.cookies.set('email.token', 'x');
    drf.calls.length = 0;
    expect((await openPage('/vacancy/', browser)).isLoggedIn).toBe(false);
    expect(drf.calls.sort()).toEqual(['GET /categories/', 'GET /vacancies/']);
  });

  test('of an unknown cookie is logged out, and stays so while the API is unavailable', async () => {
    const browser = createBrowser();
    await browser.get('/members/me/');
    browser.cookies.set('theme', 'dark');
    expect((await openPage('/vacancy/', browser)).isLoggedIn).toBe(false);
    expect(drf.calls).toContain('GET /members/me/');
    drf.deviations = { htmlErrors: { '/members/me/': 502 } };
    expect((await openPage('/vacancy/', browser)).isLoggedIn).toBe(false);
    browser.cookies.set('sessionid', 'x');
    expect((await openPage('/vacancy/', browser)).isLoggedIn).toBe(true);
  });

  test('is that of a visitor when the API answers with no member, also with an expired cookie of that name', async () => {
    drf.deviations = { hasNullMember: true };
    const browser = createBrowser();
    browser.cookies.set('sessionid', 'x');
    expect((await openPage('/vacancy/', browser)).isLoggedIn).toBe(false);
  });

  test('asks only about the cookie that SESSION_COOKIE_NAME names', async () => {
    changedEnv.SESSION_COOKIE_NAME = 'jobs_session';
    const browser = createBrowser();
    await browser.get('/members/me/');
    browser.cookies.set('theme', 'dark');
    drf.calls.length = 0;
    await openPage('/vacancy/', browser);
    expect(drf.calls).not.toContain('GET /members/me/');
  });
});

test('the links of a page name the host of the deployment, and the site does not need them', async () => {
  for (let count = 0; count < 3; count += 1) await createOpenVacancy(api);
  const page = await jsonOf(await createBrowser().get('/vacancies/?page=1&vacancy_page_size=1'));
  expect(page.next).toMatch(new RegExp(`^${deployment.origin}/api/v3/public/vacancies/`));
  drf.deviations = { nullFields: ['next', 'previous'] };
  expect((await openPage('/vacancy/?vacancy_page=1', createBrowser())).status).toBe(200);
});

test("pictures of the deployment are served by the site, without the deployment's headers", async () => {
  drf.deviations = { mediaFiles: true };
  const member = await api.createMember();
  const browser = createBrowser();
  await browser.post('/login/', { email: member.email, password: member.password });
  const picture = Buffer.from(await (await fetchFromSite('/media/a.png')).arrayBuffer());
  expect((await uploadProfileImage(browser, member.id, picture, {})).status).toBe(200);
  const { profile_image: address } = (await jsonOf(await browser.get('/members/me/'))).member.profile;
  expect(address).toMatch(new RegExp(`^${deployment.origin}/media/`));
  const answer = await fetchFromSite(new URL(address).pathname);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
});

test('a picture that the deployment does not have is answered with 404, and the connection stays open', async () => {
  const answer = await fetchFromSite('/media/missing.png');
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

describe('the upload of a picture', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1000, height: 1000, channels: 3, background: 'red', noise } as const;

  test('is forwarded whole, and the stored picture is passed on unchanged, then as a 304', async () => {
    const member = await api.createMember();
    const browser = createBrowser();
    expect((await browser.post('/login/', member)).status).toBe(200);
    const file = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
    expect(file.length).toBeGreaterThan(2_500_000);
    const stored = await uploadProfileImage(browser, member.id, file, { x: 10, y: 20, size: 600 });
    const path = (await jsonOf(stored)).profile_image.replace('/api/v3/public', '');

    const forwarded = await browser.get(path);
    expect(forwarded.headers.get('content-type')).toBe('image/webp');
    expect(forwarded.headers.get('cache-control')).toBe('private, no-store');
    const direct = await (await api.logInAs(member)).get(path);
    const [forwardedBytes, directBytes] = [await forwarded.arrayBuffer(), await direct.arrayBuffer()];
    expect(Buffer.from(forwardedBytes).equals(Buffer.from(directBytes))).toBe(true);

    const again = await browser.get(path, { 'if-none-match': forwarded.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await browser.delete(`/members/${member.id}/profile-image/`);
    expect((await browser.get(path)).status).toBe(404);
  });

  test("fails with the API's own error when the file is too large or no image", async () => {
    const member = await api.createMember();
    const browser = createBrowser();
    await browser.post('/login/', member);
    const rejected = await uploadProfileImage(browser, member.id, Buffer.from('<svg/>'));
    expect([rejected.status, (await jsonOf(rejected)).error]).toEqual([400, expect.stringContaining('JPEG')]);
    const large = await uploadProfileImage(browser, member.id, Buffer.alloc(6 * 1024 * 1024));
    expect([large.status, (await jsonOf(large)).error]).toEqual([413, expect.stringContaining('5MB')]);
  });
});
