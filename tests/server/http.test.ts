import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '@/server/app';
import { openDatabase } from '@/server/db/client';
import { createLog, log, loggableError } from '@/server/log';
import { jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, SITE_ORIGIN, setUpTestApi, type TestApi } from '../setup/api';

const api = setUpTestApi();
afterEach(() => vi.restoreAllMocks());

const JSON_TYPE = { 'content-type': 'application/json' };

describe('cookies', () => {
  test('sets Secure cookies on an https site, and never exposes the session cookie to scripts', async () => {
    const secure = await createTestApi({ siteOrigin: 'https://example.com' });
    const browser = secure.agent();
    const first = await browser.get('/members/me/');
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-csrf_browser=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^csrftoken=.*Path=\/; Secure; SameSite=Lax$/),
    ]);
    const response = await browser.post('/login/', await secure.createMember());
    const session = response.headers.getSetCookie().find((line) => line.startsWith('sessionid='));
    expect(session).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const names = [...browser.cookies.keys()].toSorted();
    expect(names).toEqual(['__Host-known_browser', 'csrftoken', 'sessionid']);
    // A sibling domain can set the name without the prefix, which counts for nothing.
    browser.cookies.set('known_browser', browser.cookies.get('__Host-known_browser') ?? '');
    browser.cookies.delete('__Host-known_browser');
    await browser.post('/login/', await secure.createMember());
    expect(browser.cookies.get('__Host-known_browser')).not.toBe(browser.cookies.get('known_browser'));
    await secure.drop();
  });
});

describe('invalid input returns a 4xx with a Japanese message', () => {
  const cases: [string, string, Record<string, string>, number][] = [
    ['malformed JSON', '{"email": ', JSON_TYPE, 400],
    ['no body', '', JSON_TYPE, 400],
    ['a body that is not an object', '[]', JSON_TYPE, 400],
    ['a content type other than JSON', 'email=a', { 'content-type': 'text/plain' }, 415],
    ['a missing field', '{}', JSON_TYPE, 400],
    ['a NUL byte', '{"email":"a@example.com","password":"a\\u0000b"}', JSON_TYPE, 400],
    ['a lone surrogate', '{"email":"a@example.com","password":"a\\ud800b"}', JSON_TYPE, 400],
    [
      '10,000 characters',
      JSON.stringify({ email: `${'a'.repeat(10_000)}@example.com`, password: 'a' }),
      JSON_TYPE,
      400,
    ],
    ['more than a megabyte', JSON.stringify({ email: 'a'.repeat(1_100_000) }), JSON_TYPE, 413],
  ];
  test.each(cases)('%s', async (_, body, headers, status) => {
    const browser = api.agent();
    await browser.get('/members/me/');
    const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
    const response = await browser.send('POST', '/login/', { body, headers: { ...headers, ...token } });
    expect(response.status).toBe(status);
    expect((await jsonOf(response)).error).toMatch(/[ぁ-ん]/);
  });

  test('returns readable messages for each field', async () => {
    const response = await api
      .agent()
      .post('/set-password/', { token: 't', password: 'short', terms_of_use: false });
    expect(await jsonOf(response)).toEqual({
      error: 'ご入力内容を確認してください。',
      code: 'invalid',
      family_name: ['必須項目です。'],
      given_name: ['必須項目です。'],
      family_name_kana: ['必須項目です。'],
      given_name_kana: ['必須項目です。'],
      password: ['パスワードは8文字以上で入力してください。'],
      terms_of_use: ['利用規約に同意してください。'],
    });
  });

  test('returns 404 for an unknown path or a missing slash, and 405 for a wrong method', async () => {
    const browser = api.agent();
    expect((await browser.get('/nothing/')).status).toBe(404);
    expect((await browser.get('/members/me')).status).toBe(404);
    const response = await browser.post('/vacancy-summaries/');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await jsonOf(response)).error).toMatch(/[ぁ-ん]/);
  });
});

describe('caching', () => {
  test('returns 304 with cookies for an unchanged response, and allows no shared caching', async () => {
    const browser = await api.logInAs(await api.createMember());
    const first = await browser.get('/members/me/');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toMatch(/cookie/i);
    browser.cookies.delete('csrftoken');
    const second = await browser.get('/members/me/', { 'if-none-match': tag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(browser.cookies.has('csrftoken')).toBe(true);
    const write = await browser.post('/logout/');
    expect(write.headers.get('cache-control')).toBe('no-store');
  });
});

describe('failures', () => {
  test('returns 500 without details for an unexpected error, and logs no secrets', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const broken = await createTestApi();
    await broken.pool.query('alter table members rename to gone');
    const browser = broken.uncheckedAgent();
    const response = await browser.post('/login/', { email: 'secret@example.com', password: PASSWORD });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/gone|members|secret/);
    const entries = JSON.stringify(
      logged.mock.calls.map(([entry]) => ({
        ...(entry as object),
        err: loggableError((entry as { err: unknown }).err),
      })),
    );
    expect(entries).toContain('42P01');
    for (const secret of ['secret@example.com', PASSWORD, browser.cookies.get('csrftoken') ?? '?']) {
      expect(entries).not.toContain(secret);
    }
    await broken.drop();
  });
});

describe('the log of a failed request', () => {
  const DEPS = { siteOrigin: SITE_ORIGIN, trustProxy: 0, hasDevInbox: false };
  const unreachable = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ db: unreachable.db, pool: unreachable.pool });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await unreachable.close();
    await api.drop();
  });

  test.each([
    ['/members/me/', '/members/me/'],
    ['/check-invoice-number/7000012050002/', '/check-invoice-number/{id}/'],
    ['/members/7/profile-images/mQ4w_3-secret', '/members/{id}/profile-images/{id}'],
    ['/set-password/?token=secret', '/set-password/'],
    ['/no-call/secret@example.com/', '/*'],
  ])('names the route of the failed request %s in the log, and no value of its path', async (path, route) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect((await api.uncheckedAgent().get(path, { cookie: 'sessionid=a' })).status).toBe(503);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), method: 'GET', route: `/api/v3/public${route}` },
      'a request failed',
    );
  });

  test('logs a lost connection in a short line, without the statement and without stacks', async () => {
    const lines: string[] = [];
    const stream = createLog({ write: (line) => void lines.push(line) });
    vi.spyOn(log, 'error').mockImplementation((entry: unknown, message?: string) =>
      stream.error(entry, message),
    );
    expect((await api.uncheckedAgent().get('/vacancies/')).status).toBe(503);
    expect(lines.map((line) => JSON.parse(line).err)).toEqual([
      { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:1', code: 'ECONNREFUSED', stack: '' },
    ]);
  });

  test('names the id of the request in the log of its failure', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const app = createApp({ ...DEPS, db: unreachable.db, pool: unreachable.pool });
    const incoming = {
      headers: { 'x-request-id': 'id-of-request-1' },
      socket: { remoteAddress: '192.0.2.1' },
    };
    expect((await app.request('/api/v3/public/vacancies/', undefined, { incoming })).status).toBe(503);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ requestId: 'id-of-request-1' }),
      'a request failed',
    );
  });
});
