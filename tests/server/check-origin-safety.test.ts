import { describe, expect, test } from 'vitest';
import { exitCodeOf } from '@/scripts/check-origin/report';
import { runChecks } from '@/scripts/check-origin/run-checks';
import { changedEnv } from '../setup/changed-env';
import {
  type Change,
  changeCookies,
  changeHeaders,
  faultsOf,
  isPath,
  rowOf,
  setUpCheckOrigin,
} from '../setup/check-origin';
import { createDrfOrigin, type DrfOrigin } from '../setup/drf-origin/drf-origin';

const fixture = setUpCheckOrigin();
const { serve, check } = fixture;

describe('cookies', () => {
  const https = { settings: { secureCookies: true, secureProxySslHeader: true } };
  test('are right for an HTTPS site with Secure', async () => {
    Object.assign(changedEnv, { SITE_ORIGIN: 'https://www.example.jp' });
    expect(faultsOf(await check({}, https))).toEqual([]);
  });

  test.each<[string, (line: string) => string, string, string]>([
    ['no Secure', (line) => line.replace('; Secure', ''), 'dangerous', 'SESSION_COOKIE_SECURE = True'],
    ['no HttpOnly', (line) => line.replace('; HttpOnly', ''), 'dangerous', 'SESSION_COOKIE_HTTPONLY = True'],
    ['no SameSite', (line) => line.replace('; SameSite=Lax', ''), 'dangerous', 'SESSION_COOKIE_SAMESITE'],
    ['SameSite=Strict', (line) => line.replace('=Lax', '=Strict'), 'missing', 'SESSION_COOKIE_SAMESITE'],
    ['SameSite=None', (line) => line.replace('=Lax', '=None'), 'dangerous', 'SESSION_COOKIE_SAMESITE'],
    ['another path', (line) => line.replace('Path=/', 'Path=/api/'), 'missing', 'SESSION_COOKIE_PATH'],
  ])('are wrong: %s', async (_title, replace, state, remedy) => {
    Object.assign(changedEnv, { SITE_ORIGIN: 'https://www.example.jp' });
    const report = await check({}, { ...https, change: changeCookies(replace) });
    const row = rowOf(report, 'セッションのCookie（sessionid）');
    expect(row.state).toBe(state);
    expect(row.remedy).toContain(remedy);
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test('with Secure are never stored on an HTTP site', async () => {
    const report = await check({}, { settings: { secureCookies: true } });
    expect(rowOf(report, 'CSRFのCookie')).toMatchObject({
      state: 'missing',
      remedy: expect.stringContaining('SITE_ORIGIN'),
    });
  });

  test('with a domain are dangerous', async () => {
    const report = await check({ cookieDomain: '.example.jp' });
    expect(rowOf(report, 'セッションのCookie（')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('SESSION_COOKIE_DOMAIN'),
    });
  });

  test('for CSRF must be readable', async () => {
    const change = changeCookies((line) => (line.startsWith('csrftoken') ? `${line}; HttpOnly` : line));
    const row = rowOf(await check({}, { change }), 'CSRFのCookie');
    expect(row).toMatchObject({ state: 'missing', remedy: expect.stringContaining('CSRF_COOKIE_HTTPONLY') });
  });

  test('with another name than configured are dangerous, and without a setting a notice', async () => {
    const notice = await check({ sessionCookieName: 'jobs_session' });
    expect(rowOf(notice, 'セッションのCookieの名前')).toMatchObject({
      state: 'notice',
      remedy: expect.stringContaining('SESSION_COOKIE_NAME=jobs_session'),
    });
    expect(exitCodeOf(notice.rows)).toBe(0);
    Object.assign(changedEnv, { SESSION_COOKIE_NAME: 'other' });
    expect(rowOf(await check({ sessionCookieName: 'jobs_session' }), 'セッションのCookieの名前').state).toBe(
      'dangerous',
    );
  });
});

// Of Django 3.2: its own check of a view with csrf_protect answers with a page, also when the API speaks JSON.
const CSRF_PAGE = '<h1>Forbidden (403)</h1><p>CSRF verification failed. Request aborted.</p>';
const COOKIE_MISSING =
  '<p>You are seeing this message because this site requires a CSRF cookie when submitting forms. Please re-enable them for “same-origin” requests.</p>';

// The check asks for Japanese, as the site does.
const JAPANESE_PAGE =
  '<h1>アクセス禁止 <span>(403)</span></h1><p>CSRF検証に失敗したため、リクエストは中断されました。</p>';
const JAPANESE_COOKIE_MISSING =
  '<p>このメッセージが表示されている理由は、このサイトはフォーム送信時にCSRFクッキーを必須としているためです。もしブラウザのクッキーを無効に設定しているならば、same-originリクエストのために少なくともこのサイトでは再度有効にしてください。</p>';

test.each([
  ['no cookie, in Japanese', JAPANESE_PAGE + JAPANESE_COOKIE_MISSING, /ensure_csrf_cookie.*dispatch/],
  ['a wrong token, in Japanese', JAPANESE_PAGE, /CSRF_USE_SESSIONS/],
  ['no cookie of the expected name', CSRF_PAGE + COOKIE_MISSING, /ensure_csrf_cookie.*CSRF_COOKIE_NAME/],
  ['a wrong token', CSRF_PAGE, /CSRF_USE_SESSIONS/],
])('a login that Django refuses with a page for %s names the CSRF settings', async (_title, body, remedy) => {
  const headers = { 'Content-Type': 'text/html' };
  const change: Change = (reply, request) =>
    isPath(request, '/login/') ? new Response(body, { status: 403, headers }) : reply;
  expect(rowOf(await check({}, { change }), 'POST /login/（')).toMatchObject({
    state: 'missing',
    remedy: expect.stringMatching(remedy),
  });
});

describe('what is dangerous', () => {
  test('a write without a CSRF token that is accepted', async () => {
    const report = await check({}, { fetch: (request) => Promise.resolve(request).then(withoutCsrf) });
    expect(rowOf(report, 'CSRFの検査')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('csrf_exempt'),
    });
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test('a host of another site in links, and a notice when it is accepted only', async () => {
    const report = await check({}, { settings: { allowedHosts: ['*'] } });
    expect(rowOf(report, '知らないホスト名')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('ALLOWED_HOSTS'),
    });
    const quiet = await check({ nullFields: ['next', 'previous'] }, { settings: { allowedHosts: ['*'] } });
    expect(rowOf(quiet, '知らないホスト名').state).toBe('notice');
  });

  test.each([
    [
      'dangerous',
      {
        'Access-Control-Allow-Origin': 'https://check-origin.invalid',
        'Access-Control-Allow-Credentials': 'true',
      },
    ],
    ['notice', { 'Access-Control-Allow-Origin': '*' }],
  ])('CORS: %s', async (state, headers) => {
    const row = rowOf(
      await check({}, { login: false, change: changeHeaders(headers) }),
      '他のサイトからの読み取り',
    );
    expect(row).toMatchObject({ state, remedy: expect.stringContaining('CORS_ALLOW') });
  });

  test.each([
    ['DEBUGのページ', "<p>You're seeing this error because you have <code>DEBUG = True</code></p>"],
    ['スタックトレース', 'Traceback (most recent call last):\n  File "/srv/app/views.py", line 3, in get'],
  ])('error pages: %s', async (kind, text) => {
    const change: Change = (reply, request) =>
      isPath(request, '/check-origin-no-such-call/') ? new Response(text, { status: 404 }) : reply;
    const row = rowOf(await check({}, { login: false, change }), 'エラーページ');
    expect(row).toMatchObject({ state: 'dangerous', detail: expect.stringContaining(kind) });
    expect(row.remedy).toContain('DEBUG = False');
  });

  test("a member's record for everybody", async () => {
    const change: Change = (reply, request) =>
      isPath(request, '/members/me/') ? Response.json({ member: {} }) : reply;
    const row = rowOf(await check({}, { login: false, change }), 'GET /members/me/');
    expect(row).toMatchObject({ state: 'dangerous', remedy: expect.stringContaining('IsAuthenticated') });
  });

  test('a session that outlives the logout', async () => {
    const change: Change = (reply, request) =>
      isPath(request, '/logout/') && reply.ok ? Response.json({}) : reply;
    const { origin } = await serve({}, { change, fetch: await keepSessions() });
    const report = await runChecks({ origin, credentials: fixture.member });
    expect(rowOf(report, 'POST /logout/（')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('logout'),
    });
  });

  test('plain HTTP on the public network', async () => {
    Object.assign(changedEnv, { SITE_ORIGIN: 'http://www.example.jp' });
    expect(rowOf(await check({}, { login: false }), 'サイトのHTTPS')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('SITE_ORIGIN'),
    });
  });
});

describe('pictures', () => {
  const atOtherHost: Change = async (reply, request) => {
    if (!isPath(request, '/columns/')) return reply;
    const columns = (await reply.json()) as { picture: object }[];
    const src = 'https://cdn.example.jp/uploads/a.png';
    return Response.json(columns.map((column) => ({ ...column, picture: { ...column.picture, src } })));
  };

  test('at another host need API_MEDIA_ORIGIN', async () => {
    const report = await check({}, { login: false, change: atOtherHost });
    expect(rowOf(report, 'コラムの写真')).toMatchObject({
      state: 'missing',
      remedy: expect.stringContaining('API_MEDIA_ORIGIN=https://cdn.example.jp'),
    });
    Object.assign(changedEnv, { API_MEDIA_ORIGIN: 'https://cdn.example.jp' });
    expect(rowOf(await check({}, { login: false, change: atOtherHost }), 'コラムの写真').state).toBe('works');
  });
});

/** Returns a request with the token that Django would want, so that it accepts a write without one. */
function withoutCsrf(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  const token = /csrftoken=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? 'x';
  headers.set('x-csrftoken', token);
  if (!/csrftoken=/.test(headers.get('cookie') ?? '')) headers.append('cookie', `csrftoken=${token}`);
  const init = { method: request.method, headers, body: request.body, duplex: 'half' } as RequestInit;
  const drf = createDrfOrigin({
    fetch: (each) => fixture.api.app.fetch(each),
    settings: { allowedHosts: ['127.0.0.1'] },
  });
  return drf.fetch(new Request(request.url, init));
}

/** Returns a deployment whose logout with a valid token does nothing. */
async function keepSessions(): Promise<DrfOrigin['fetch']> {
  const drf = createDrfOrigin({
    fetch: (each) => fixture.api.app.fetch(each),
    settings: { allowedHosts: ['127.0.0.1'] },
  });
  return async (request) => {
    const isLogout = isPath(request, '/logout/') && request.method === 'POST';
    const token = request.headers.get('x-csrftoken') ?? '';
    if (isLogout && token && request.headers.get('cookie')?.includes(`csrftoken=${token}`))
      return Response.json({});
    return drf.fetch(request);
  };
}
