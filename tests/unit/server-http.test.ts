import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServerRequest, passCookies } from '@/api/transport/server-http';
import { parseEnv } from '@/config/env';
import { hasNamedSessionCookie, hasSessionCookie } from '@/config/session-cookie';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { contentSecurityPolicy, securityHeaders } from '@/gateway/security-headers';
import { changedEnv } from '@/tests/setup/changed-env';
import { setUpForwarding } from '@/tests/setup/forwarding';

const api = setUpForwarding();
beforeEach(() => api.respond((_request, response) => response.end('{}')));

/** Reads a list as a page does whose request had these headers. */
async function readAsPage(headers: Record<string, string>) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '192.0.2.7' });
  const req = Object.assign(new IncomingMessage(socket), { headers });
  const request = createServerRequest({ req, res: new ServerResponse(req) });
  const params = new URLSearchParams({ page: '1' });
  const { status } = await request('/vacancies/', { params, signal: new AbortController().signal });
  return { status, received: api.receivedRequest };
}

it.each([
  'evil.example/admin?',
  'evil.example/admin#',
  'evil.example\\admin',
  'user@evil.example',
  'evil.example',
])('a page requested with Host %s asks for the same path of the API as any other', async (host) => {
  const { received } = await readAsPage({ host, 'x-forwarded-host': host });
  expect(received?.url).toBe('/api/v3/public/vacancies/?page=1');
  expect(received?.headers.host).toBe(new URL(api.origin).host);
  expect(JSON.stringify(received?.rawHeaders)).not.toContain('evil.example');
});

it('sends the cookies of the visitor and the address of the connection', async () => {
  const { received } = await readAsPage({
    host: 'localhost:3000',
    cookie: 'sessionid=a',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
  });
  expect(received?.headers).toMatchObject({
    cookie: 'sessionid=a',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'http',
  });
});

it('gives the cookies of replies to visitors with a session only, until the page is sent', () => {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  passCookies({ res }, false)(['csrftoken=a; Path=/']);
  expect(res.getHeader('set-cookie')).toBeUndefined();
  const pass = passCookies({ res }, true);
  pass(['csrftoken=a; Path=/']);
  pass(['csrftoken=b; Path=/', 'other=c']);
  expect(res.getHeader('set-cookie')).toEqual(['csrftoken=b; Path=/', 'other=c']);
  res.flushHeaders();
  expect(() => pass(['csrftoken=d; Path=/'])).not.toThrow();
});

it('behind a trusted proxy, sends the address and the scheme of the visitor', async () => {
  changedEnv.TRUST_PROXY = 1;
  const { received } = await readAsPage({
    host: 'localhost:3000',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
  });
  expect(received?.headers).toMatchObject({
    'x-forwarded-for': '198.51.100.1, 192.0.2.7',
    'x-forwarded-proto': 'https',
  });
});

it('gives up a reply that is larger than any page needs', async () => {
  api.respond((_request, response) => {
    for (let megabyte = 0; megabyte < 17; megabyte += 1) response.write(Buffer.alloc(1024 * 1024, ' '));
    response.end('{}');
  });
  await expect(readAsPage({ host: 'localhost:3000' })).rejects.toMatchObject({
    kind: 'unavailable',
    cause: expect.objectContaining({ message: expect.stringContaining('bytes') }),
  });
});

describe('a read that the API answers with 502', () => {
  const answerInTurn = (...statuses: number[]) => {
    let calls = 0;
    api.respond((_request, response) => {
      response.statusCode = statuses[calls] ?? 200;
      calls += 1;
      response.end('{}');
    });
    return () => calls;
  };

  it('is tried once more', async () => {
    const count = answerInTurn(502, 200);
    await readAsPage({ host: 'localhost:3000' });
    expect(count()).toBe(2);
  });

  it('has failed after the second one', async () => {
    const count = answerInTurn(502, 502, 200);
    expect(await readAsPage({ host: 'localhost:3000' })).toMatchObject({ status: 502 });
    expect(count()).toBe(2);
  });

  it.each([500, 503, 429, 404])('is not tried again with %i', async (status) => {
    const count = answerInTurn(status, 200);
    expect(await readAsPage({ host: 'localhost:3000' })).toMatchObject({ status });
    expect(count()).toBe(1);
  });
});

const API_ORIGIN = 'https://api.example.jp';

/** Returns for each Cookie header whether it may hold, and whether it certainly holds, a session in an environment. */
const check = (headers: (string | undefined)[], variables: Record<string, string> = {}) => ({
  possible: headers.map((header) => hasSessionCookie(header, parseEnv(variables))),
  certain: headers.map((header) => hasNamedSessionCookie(header, parseEnv(variables))),
});

const ANONYMOUS = [
  undefined,
  '',
  'csrftoken=a',
  'csrftoken=a; email.token=b; _ga=c; _ga_ABC123=d; g_state=e; django_language=ja',
  'known_browser=a; google.nonce=b; csrf_browser=c',
  '__Host-known_browser=a; __Host-csrf_browser=b',
  'sessionid=; csrftoken=a',
  'sessionid= ; csrftoken=a',
  'xsessionid=',
  ';;=; ',
];

const NONE = ANONYMOUS.map(() => false);

describe('hasSessionCookie', () => {
  it('with the reference API, only sessionid counts', () => {
    expect(check(ANONYMOUS).possible).toEqual(NONE);
    expect(check(['sessionid=a', 'a=b; sessionid=c', 'a=b;sessionid=c']).possible).toEqual([
      true,
      true,
      true,
    ]);
    expect(check(['jobs_session=a', 'mysessionid=a', 'a=sessionid=b']).possible).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('with API_ORIGIN, a cookie of any name may be the session, except those known to be none', () => {
    expect(check(ANONYMOUS, { API_ORIGIN }).possible).toEqual(NONE);
    expect(check(['sessionid=a', 'jobs_session=a; csrftoken=b'], { API_ORIGIN })).toEqual({
      possible: [true, true],
      certain: [true, false],
    });
  });

  it('with SESSION_COOKIE_NAME, only that cookie counts', () => {
    const variables = { API_ORIGIN, SESSION_COOKIE_NAME: 'jobs_session' };
    expect(check(['sessionid=a', 'other=a', 'jobs_session=a'], variables)).toEqual({
      possible: [false, false, true],
      certain: [false, false, true],
    });
  });

  it('ignores SESSION_COOKIE_NAME without API_ORIGIN', () => {
    const variables = { SESSION_COOKIE_NAME: 'jobs_session' };
    expect(check(['sessionid=a', 'jobs_session=a'], variables).possible).toEqual([true, false]);
  });
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policy(variables: Record<string, string> = {}): Record<string, string[]> {
  setSiteConfig(
    createSiteConfig(parseEnv({ SITE_ORIGIN: 'https://kaikei.example', SEED: 'none', ...variables })),
  );
  const rules = contentSecurityPolicy({ scripts: ['go()'], styles: ['p{}'] }).split('; ');
  return Object.fromEntries(rules.map((rule) => rule.split(' ')).map(([name, ...rest]) => [name, rest]));
}

describe('the content security policy', () => {
  it('without further settings, allows only this site and forbids framing', () => {
    const rules = policy();
    expect(
      Object.values(rules)
        .join()
        .match(/https?:/g),
    ).toBeNull();
    expect(rules['script-src']).toEqual(["'self'", hashOf('go()')]);
    // The empty element is the one that styled-components adds in the browser.
    expect(rules['style-src']).toEqual(["'self'", hashOf('p{}'), hashOf('')]);
    expect(rules['frame-ancestors']).toEqual(["'none'"]);
    expect(rules['object-src']).toEqual(["'none'"]);
    expect(rules['base-uri']).toEqual(["'none'"]);
  });

  it('with a tag manager, also allows its own origin and Google Analytics, and nothing else', () => {
    const without = policy();
    const rules = policy({ TAG_MANAGER_ID: 'GTM-TEST123' });
    const added = Object.entries(rules).flatMap(([name, sources]) =>
      sources.filter((source) => !without[name]?.includes(source)).map((source) => `${name} ${source}`),
    );
    expect(added).toEqual([
      'script-src https://www.googletagmanager.com',
      'img-src https://www.googletagmanager.com',
      'img-src https://*.google-analytics.com',
      'connect-src https://www.googletagmanager.com',
      'connect-src https://*.google-analytics.com',
      'connect-src https://*.analytics.google.com',
    ]);
  });

  it('with API_MEDIA_ORIGIN, also allows pictures from there, and nothing else', () => {
    const without = policy();
    const variables = { API_ORIGIN: 'https://api.example.jp', API_MEDIA_ORIGIN: 'https://cdn.example.jp/' };
    const rules = policy(variables);
    expect(rules).toEqual({
      ...without,
      'img-src': [...(without['img-src'] ?? []), 'https://cdn.example.jp'],
    });
  });
});

describe('the headers of every response', () => {
  const headers = (url: string, siteOrigin = 'http://localhost:3000') =>
    Object.fromEntries(securityHeaders(url, siteOrigin));

  it('set Strict-Transport-Security only on https sites', () => {
    expect(headers('/', 'https://kaikei.example')).toHaveProperty('Strict-Transport-Security');
    expect(headers('/', 'http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each(['/auth/set-password?token=x', '/mypage/system/?a=1&token=x'])(
    "of %s never send the token in a referrer, not even to the site's own pages",
    (url) => expect(headers(url)['Referrer-Policy']).toBe('strict-origin'),
  );
});
