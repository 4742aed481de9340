import { describe, expect, it } from 'vitest';
import { setUpForwarding } from '@/tests/setup/forwarding';

const api = setUpForwarding();

/** Returns what the site makes of a reply of the API with these headers. */
async function reply(headers: Record<string, string | string[]>, status = 200, init?: RequestInit) {
  api.respond((_request, response) => response.writeHead(status, headers).end());
  return api.forwardCall('/vacancies/1/', init);
}

it('streams the response before it has ended', async () => {
  let finish: (() => void) | undefined;
  api.respond((_request, response) => {
    response.write('first');
    finish = () => response.end('last');
  });
  const reader = (await api.forwardCall('/stream/')).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish?.();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});

it('returns a 304 without a body', async () => {
  api.respond((_request, response) => response.writeHead(304, { ETag: '"a"' }).end());
  const answer = await api.forwardCall('/vacancies/', { headers: { 'If-None-Match': '"a"' } });
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"a"', '']);
  expect(api.receivedRequest?.headers['if-none-match']).toBe('"a"');
});

describe('cookies of the API', () => {
  it.each([
    ['sessionid=a; DOMAIN = api.example.com; Path=/; HttpOnly', 'sessionid=a; Path=/; HttpOnly'],
    ['a=b; domain="api.example.com"; Path=/', 'a=b; Path=/'],
    ['a=b;Domain=.example.com;domain=evil.example;Path=/', 'a=b;Path=/'],
    ['a=b; Domain', 'a=b'],
    ['a=b; Domain=', 'a=b'],
    ['a=b;\tDomain\t=x; Secure', 'a=b; Secure'],
    ['a="b, domain=x"; Path=/', 'a="b, domain=x"; Path=/'],
    ['domain=b; Path=/', 'domain=b; Path=/'],
    ['a=b=c==; Path=/x; SameSite=None; Secure', 'a=b=c==; Path=/x; SameSite=None; Secure'],
    ['a=; Max-Age=0', 'a=; Max-Age=0'],
    [
      'a=b; expires=Thu, 01 Jan 2026 00:00:00 GMT; SameSite=Lax',
      'a=b; expires=Thu, 01 Jan 2026 00:00:00 GMT; SameSite=Lax',
    ],
    ['a=b; x-domain=c', 'a=b; x-domain=c'],
    ['a=b; SameSite=Strict; HttpOnly', 'a=b; SameSite=Lax; HttpOnly'],
    ['a=b;samesite = strict', 'a=b;samesite = Lax'],
    ['a=SameSite=Strict; Path=/', 'a=SameSite=Strict; Path=/'],
  ])('%s becomes %s', async (cookie, expected) => {
    const answer = await reply({ 'Set-Cookie': [cookie, 'second=1; domain=x'] });
    expect(answer.headers.getSetCookie()).toEqual([expected, 'second=1']);
  });
});

describe('a reply that the API marks as public', () => {
  const PUBLIC = {
    'Cache-Control': 'public, max-age=600',
    Expires: 'Thu, 01 Jan 2037 00:00:00 GMT',
    Pragma: 'cache',
    Age: '3',
    'Surrogate-Control': 'max-age=600',
    'CDN-Cache-Control': 'max-age=600',
  };

  it.each([
    ['to a request with a session', 'csrftoken=a; sessionid=b', {}],
    ['to a request with a session under another name', 'auth=b', {}],
    ['that sets a cookie', '', { 'Set-Cookie': 'csrftoken=a; Path=/' }],
  ])('%s is kept by no cache', async (_, cookie, headers) => {
    const answer = await reply({ ...PUBLIC, ...headers }, 200, cookie ? { headers: { Cookie: cookie } } : {});
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const others = Object.keys(PUBLIC).filter((name) => name !== 'Cache-Control');
    expect(others.filter((name) => answer.headers.has(name))).toEqual([]);
  });

  it.each(['', 'csrftoken=a; _ga=b'])(
    'to a visitor with the cookies "%s" keeps its headers',
    async (cookie) => {
      const answer = await reply(PUBLIC, 200, cookie ? { headers: { Cookie: cookie } } : {});
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    },
  );
});

describe('redirects of the API', () => {
  it.each([
    ['/api/v3/public/vacancies/2/?a=1#b', '/api/v3/public/vacancies/2/?a=1#b'],
    ['../3/', '/api/v3/public/vacancies/3/'],
    ['?page=2', '/api/v3/public/vacancies/1/?page=2'],
    ['http://localhost:3000/api/v3/public/vacancies/', '/api/v3/public/vacancies/'],
  ])('%s stays on the site as %s', async (location, expected) => {
    const answer = await reply({ Location: location }, 302);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expected]);
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    'https:evil.example',
    'https://evil.example/',
    'http://evil.example\\@127.0.0.1/',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://127.0.0.1/',
    'http://',
    '/\t/evil.example',
    // Pages of login and maintenance, which the browser would take for the reply.
    '/login/?next=//evil.example',
    'http://localhost:3000/maintenance/',
    '/',
  ])('%s leads elsewhere, so the Location is removed', async (location) => {
    const answer = await reply({ Location: location }, 302);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, null]);
  });

  it('to the address of the API stay on the site, also over HTTPS and with a path that looks like a host', async () => {
    for (const origin of [api.origin, api.origin.replace('http:', 'https:'), `${api.origin}/`]) {
      const answer = await reply({ Location: `${origin}/api/v3/public/x/?a=1` }, 301);
      expect(answer.headers.get('location')).toBe('/api/v3/public/x/?a=1');
    }
  });
});

// The browser would follow it by itself, often with a GET, and take the page that it gets for the reply to the write.
describe('a redirect of a write', () => {
  const write = (location: string, status: number, method = 'POST') =>
    reply({ Location: location, 'Set-Cookie': 'sessionid=; Max-Age=0' }, status, { method });

  it.each([
    ['the login page', '/auth/login/?next=/', 302, 'POST'],
    ['a page of maintenance', 'http://localhost:3000/maintenance/', 307, 'PATCH'],
    ['its own address over HTTPS', '/api/v3/public/vacancies/1/', 301, 'POST'],
    ['a page', '/', 303, 'DELETE'],
  ])('to %s loses its Location, so that it counts as failed', async (_, location, status, method) => {
    const answer = await write(location, status, method);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
    expect(answer.headers.getSetCookie()).toEqual(['sessionid=; Max-Age=0']);
  });

  it.each([
    ['that repeats it at another address of the API', '/api/v3/public/vacancies/2/', 307],
    ['that repeats it from now on', '/api/v3/public/vacancies/2/', 308],
    ['to the record that it has written', '/api/v3/public/vacancies/2/', 303],
  ])('%s is passed on', async (_, location, status) => {
    const answer = await write(location, status);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });
});

it('passes on a 401 without the challenge that makes browsers open their password prompt', async () => {
  const answer = await reply({ 'WWW-Authenticate': 'Basic realm="api"' }, 401);
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, null]);
});

it("does not pass on the API's security headers, CORS headers and names of its software", async () => {
  const answer = await reply({
    'Content-Type': 'application/json',
    ETag: '"a"',
    'Cache-Control': 'private',
    'Retry-After': '30',
    Vary: 'Cookie',
    Allow: 'GET',
    'X-Request-Id': '7',
    'Content-Security-Policy': 'default-src *',
    'Content-Security-Policy-Report-Only': 'default-src *',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'x',
    'Referrer-Policy': 'unsafe-url',
    'Permissions-Policy': 'camera=*',
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Strict-Transport-Security': 'max-age=0',
    'Clear-Site-Data': '"cookies"',
    'Service-Worker-Allowed': '/',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Credentials': 'true',
    Server: 'gunicorn',
    Via: '1.1 varnish',
    'X-Powered-By': 'Django',
    'Alt-Svc': 'h3=":443"',
    'X-Accel-Redirect': '/private/file',
    Refresh: '0; url=https://evil.example',
    Connection: 'X-Hop, close',
    'X-Hop': '1',
  });
  answer.headers.delete('date');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    etag: '"a"',
    'cache-control': 'private',
    'retry-after': '30',
    vary: 'Cookie',
    allow: 'GET',
  });
});
