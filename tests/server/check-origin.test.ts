import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Env } from '@/config/env';
import { exitCodeOf, type Report, type Row } from '@/scripts/check-origin/report';
import { type CheckOptions, runChecks } from '@/scripts/check-origin/run-checks';
import { importColumn } from '@/server/columns/import';
import { replaceCareers } from '@/server/members/career-education';
import { createTestApi, type TestApi, type TestMember } from '../setup/api';
import { createOpenVacancy } from '../setup/applications';
import { buildColumn } from '../setup/columns';
import { createDrfOrigin, type DrfOrigin, listenDrfOrigin } from '../setup/drf-origin/drf-origin';
import { uploadProfileImage } from '../setup/profile-images';
import { GENEROUS_LIMITS } from '../setup/rate-limits';
import { createOpenSeminar } from '../setup/seminars';
import { SPEC_CALLS } from '../setup/spec-calls';

/** Environment variables that a test overrides. */
const changed = vi.hoisted(() => ({}) as Partial<Env>);
vi.mock('@/config/env', async (load) => {
  const actual = await load<typeof import('@/config/env')>();
  return { ...actual, env: () => ({ ...actual.env(), ...changed }) };
});

type Settings = NonNullable<Parameters<typeof createDrfOrigin>[0]['settings']>;

let api: TestApi;
let member: TestMember;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  api = await createTestApi({ rateLimits: GENEROUS_LIMITS });
  member = await api.createMember();
  const career = {
    company: '青空監査法人',
    position: '',
    started_on: '2019-04',
    ended_on: null,
    description: '',
  };
  await replaceCareers(api.db, member.id, [career]);
  // Each run with --writes takes one of each.
  for (let count = 0; count < 4; count += 1) {
    await createOpenVacancy(api);
    await createOpenSeminar(api.db);
  }
  await importColumn(api.db, buildColumn());
  const picture = { width: 9, height: 9, channels: 3, background: 'red' } as const;
  const browser = await api.logInAs(member);
  await uploadProfileImage(browser, member.id, await sharp({ create: picture }).png().toBuffer());
});
afterEach(async () => {
  for (const name of Object.keys(changed)) delete changed[name as keyof Env];
  for (const close of closers.splice(0)) await close();
});
afterAll(() => api.drop());

/** Changes a reply of the deployment on its way. */
type Change = (reply: Response, request: Request) => Response | Promise<Response>;

/** Serves a deployment over HTTP. @returns its address and the calls that have reached it */
async function serve(
  deviations: DrfOrigin['deviations'] = {},
  { settings = {}, change, fetch }: { settings?: Settings; change?: Change; fetch?: DrfOrigin['fetch'] } = {},
) {
  const drf = createDrfOrigin({
    fetch: (request) => api.app.fetch(request),
    settings: { allowedHosts: ['127.0.0.1'], ...settings },
    deviations,
  });
  const answer = fetch ?? drf.fetch;
  const { origin, close } = await listenDrfOrigin({
    ...drf,
    fetch: async (request) => {
      const reply = await answer(request.clone() as Request);
      return change ? change(reply, request) : reply;
    },
  });
  closers.push(close);
  return { origin, calls: drf.calls };
}

const check = async (
  deviations: DrfOrigin['deviations'] = {},
  { login = true, writes, ...rest }: Parameters<typeof serve>[1] & { login?: boolean; writes?: boolean } = {},
): Promise<Report> => {
  const { origin } = await serve(deviations, rest);
  const credentials = login ? { email: member.email, password: member.password } : undefined;
  return runChecks({ origin, credentials, writes } as CheckOptions);
};

const rowsOf = ({ rows }: Report, subject: string): Row[] =>
  rows.filter((row) => row.subject.startsWith(subject));
const rowOf = (report: Report, subject: string): Row => {
  const [row] = rowsOf(report, subject);
  if (!row) throw new Error(`no row ${subject}`);
  return row;
};
const faultsOf = ({ rows }: Report) =>
  rows
    .filter(({ state }) => !['works', 'unchecked'].includes(state))
    .map(({ subject, state }) => [subject, state]);

/** Returns a change of the Set-Cookie headers. */
const changeCookies =
  (replace: (line: string) => string): Change =>
  (reply) => {
    const headers = new Headers(reply.headers);
    headers.delete('set-cookie');
    for (const line of reply.headers.getSetCookie()) headers.append('set-cookie', replace(line));
    return new Response(reply.body, { status: reply.status, headers });
  };

const changeHeaders =
  (added: Record<string, string>): Change =>
  (reply) => {
    const headers = new Headers(reply.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return new Response(reply.body, { status: reply.status, headers });
  };

const isPath = (request: Request, end: string) => new URL(request.url).pathname.endsWith(end);

describe('a deployment as the specification describes it', () => {
  test('works in every row, with a row for each call of the specification', async () => {
    const report = await check({}, { writes: true });
    expect(faultsOf(report)).toEqual([]);
    expect(exitCodeOf(report.rows)).toBe(0);
    for (const name of SPEC_CALLS) expect(rowsOf(report, `${name}（`)).toHaveLength(1);
    const unchecked = report.rows.filter(({ state }) => state === 'unchecked');
    expect(unchecked.every(({ group }) => group === 'writes')).toBe(true);
    for (const name of ['POST /login/', 'POST /logout/', 'PATCH /members/{memberId}/'])
      expect(rowOf(report, `${name}（`).state).toBe('works');
    for (const path of ['vacancy-applications', 'applications'])
      for (const name of [
        `POST /${path}/`,
        `POST /${path}/{id}/cancel/`,
        `PATCH /${path}/{id}/reapplication/`,
      ])
        expect(rowOf(report, `${name}（`)).toMatchObject({ state: 'works' });
  });

  test('is left as it was by the writes', async () => {
    const browser = await api.logInAs(member);
    const before = await (await browser.get('/members/me/')).json();
    await check({}, { writes: true });
    expect(await (await browser.get('/members/me/')).json()).toEqual(before);
    for (const path of ['/vacancy-applications/', '/applications/']) {
      const applications = (await (await browser.get(path)).json()) as { status: string }[];
      expect(applications.length).toBeGreaterThan(0);
      expect(applications.every(({ status }) => status === 'cancelled')).toBe(true);
    }
  });

  test('is only read without --writes, apart from the login and the logout', async () => {
    const { origin, calls } = await serve();
    await runChecks({ origin, credentials: member });
    const writes = calls.filter((call) => !/^(?:GET|OPTIONS) /.test(call));
    expect(new Set(writes)).toEqual(new Set(['POST /address-from-zip/', 'POST /login/', 'POST /logout/']));
  });

  test('gets unchecked rows for what members may see, without a login', async () => {
    const report = await check({}, { login: false });
    expect(faultsOf(report)).toEqual([]);
    expect(rowOf(report, 'GET /members/me/')).toMatchObject({
      state: 'unchecked',
      detail: expect.stringContaining('--login'),
    });
  });
});

describe('what the specification leaves open', () => {
  test.each<[string, DrfOrigin['deviations']]>([
    [
      'a CSRF cookie and checks for members only',
      { csrfCookieAtLoginOnly: true, csrfForAuthenticatedOnly: true },
    ],
    ['401 for anonymous calls', { anonymousStatus: 401 }],
    ['redirects to addresses with a slash', { appendSlash: true, mediaFiles: true }],
    ['404 past the last page', { notFoundPastEnd: true }],
    ['errors with detail only', { detailOnly: true }],
    ['errors as a list', { errorAsList: true, nestedErrors: true }],
    ['fields of its own', { unknownFields: true }],
    ['pictures below /media/', { mediaFiles: true }],
  ])('works: %s', async (_title, deviations) => {
    const report = await check(deviations);
    expect(faultsOf(report)).toEqual([]);
  });

  test.each<[string, DrfOrigin['deviations'], string, string]>([
    ['decimal strings', { decimalStrings: true }, 'GET /vacancies/（', 'results[].reward.min'],
    [
      'dates without a time',
      { datesWithoutTime: ['deadline'] },
      'GET /vacancies/{id}/',
      '形の違う項目：deadline',
    ],
    ['null', { nullFields: ['lead'] }, 'GET /columns/', 'ない項目：[].lead'],
    ['missing fields', { missingFields: ['place'] }, 'GET /vacancies/（', 'ない項目：results[].place'],
    ['a missing part of the member', { missingFields: ['receive'] }, 'GET /members/me/', 'member.receive'],
    ['an odd row', { oddRow: { title: 7 } }, 'GET /vacancies/（', '形の違う項目：results[].title'],
  ])('works with defaults and names the fields: %s', async (_title, deviations, subject, field) => {
    const report = await check(deviations);
    expect(rowOf(report, subject)).toMatchObject({
      state: 'defaults',
      detail: expect.stringContaining(field),
    });
    expect(rowOf(report, subject).remedy).toContain('シリアライザー');
    expect(exitCodeOf(report.rows)).toBe(0);
  });

  test('is unusable where no record has an id', async () => {
    const report = await check({ missingFields: ['id'] });
    expect(rowOf(report, 'GET /vacancies/（').state).toBe('missing');
    expect(exitCodeOf(report.rows)).toBe(1);
  });
});

describe('calls that fail', () => {
  test.each<[string, DrfOrigin['deviations'], string, RegExp, RegExp]>([
    ['throttled', { throttled: { '/vacancies/': 42 } }, 'GET /vacancies/（', /42秒/, /THROTTLE/],
    [
      'HTML of a server in front',
      { htmlErrors: { '/seminar-summaries/': 502 } },
      'GET /seminar-summaries/',
      /502/,
      /ログ/,
    ],
    ['not there', { htmlErrors: { '/region-choices/': 404 } }, 'GET /region-choices/', /404/, /urls\.py/],
    [
      'closed to visitors',
      { htmlErrors: { '/columns/': 403 } },
      'GET /columns/',
      /403/,
      /permission_classes/,
    ],
    ['a login that is throttled', { throttled: { '/login/': 9 } }, 'POST /login/（', /9秒/, /THROTTLE/],
  ])('are missing, with the remedy: %s', async (_title, deviations, subject, detail, remedy) => {
    const report = await check(deviations);
    const row = rowOf(report, subject);
    expect(row.state).toBe('missing');
    expect(row.detail).toMatch(detail);
    expect(row.remedy).toMatch(remedy);
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test('leave an alias out that the site does not use', async () => {
    const report = await check({ htmlErrors: { '/public/columns/': 404 } });
    expect(rowOf(report, 'GET /public/columns/').state).toBe('works');
  });

  test('name a rejected host once', async () => {
    const report = await check({}, { settings: { allowedHosts: ['api.example.jp'] } });
    expect(report.rows.filter(({ group }) => group === 'reads')).toHaveLength(1);
    expect(rowOf(report, 'すべての呼び出し').remedy).toContain('ALLOWED_HOSTS に 127.0.0.1');
  });

  test('name a redirect to HTTPS once', async () => {
    const report = await check({}, { settings: { secureSslRedirect: true } });
    expect(rowOf(report, 'すべての呼び出し').remedy).toContain('SECURE_PROXY_SSL_HEADER');
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test('say that the account is wrong', async () => {
    const { origin } = await serve();
    const report = await runChecks({ origin, credentials: { ...member, password: 'wrong-password' } });
    expect(rowOf(report, 'POST /login/（')).toMatchObject({
      state: 'missing',
      remedy: expect.stringContaining('--login'),
    });
  });
});

describe('cookies', () => {
  const https = { settings: { secureCookies: true, secureProxySslHeader: true } };
  test('are right for an HTTPS site with Secure', async () => {
    Object.assign(changed, { SITE_ORIGIN: 'https://www.example.jp' });
    expect(faultsOf(await check({}, https))).toEqual([]);
  });

  test.each<[string, (line: string) => string, string, string]>([
    ['no Secure', (line) => line.replace('; Secure', ''), 'dangerous', 'SESSION_COOKIE_SECURE = True'],
    ['no HttpOnly', (line) => line.replace('; HttpOnly', ''), 'dangerous', 'SESSION_COOKIE_HTTPONLY = True'],
    ['no SameSite', (line) => line.replace('; SameSite=Lax', ''), 'dangerous', 'SESSION_COOKIE_SAMESITE'],
    ['SameSite=None', (line) => line.replace('=Lax', '=None'), 'dangerous', 'SESSION_COOKIE_SAMESITE'],
    ['another path', (line) => line.replace('Path=/', 'Path=/api/'), 'missing', 'SESSION_COOKIE_PATH'],
  ])('are wrong: %s', async (_title, replace, state, remedy) => {
    Object.assign(changed, { SITE_ORIGIN: 'https://www.example.jp' });
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
    Object.assign(changed, { SESSION_COOKIE_NAME: 'other' });
    expect(rowOf(await check({ sessionCookieName: 'jobs_session' }), 'セッションのCookieの名前').state).toBe(
      'dangerous',
    );
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
    const report = await runChecks({ origin, credentials: member });
    expect(rowOf(report, 'POST /logout/（')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('logout'),
    });
  });

  test('plain HTTP on the public network', async () => {
    Object.assign(changed, { SITE_ORIGIN: 'http://www.example.jp' });
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
    Object.assign(changed, { API_MEDIA_ORIGIN: 'https://cdn.example.jp' });
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
    fetch: (each) => api.app.fetch(each),
    settings: { allowedHosts: ['127.0.0.1'] },
  });
  return drf.fetch(new Request(request.url, init));
}

/** Returns a deployment whose logout with a valid token does nothing. */
async function keepSessions(): Promise<DrfOrigin['fetch']> {
  const drf = createDrfOrigin({
    fetch: (each) => api.app.fetch(each),
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
