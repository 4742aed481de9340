import { describe, expect, it } from 'vitest';
import { forward } from '@/gateway/forward';
import { SITE, setUpForwarding } from '@/tests/setup/forwarding';

const api = setUpForwarding();

it('forwards path, query, cookies, token and body, and returns status and body', async () => {
  let body = '';
  api.respond((request, response) => {
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"id":1}'));
  });
  const headers = {
    Cookie: 'sessionid=a; csrftoken=b',
    'X-CSRFToken': 'b',
    'Content-Type': 'application/json',
  };
  const answer = await api.forwardCall('/login/?a=1&a=2', { method: 'POST', headers, body: '{"x":"あ"}' });
  expect([answer.status, await answer.json(), body]).toEqual([201, { id: 1 }, '{"x":"あ"}']);
  expect(api.receivedRequest?.url).toBe('/api/v3/public/login/?a=1&a=2');
  expect(api.receivedRequest?.headers).toMatchObject({
    cookie: 'sessionid=a; csrftoken=b',
    'x-csrftoken': 'b',
  });
});

it.each(['PATCH', 'OPTIONS', 'HEAD', 'DELETE'])('forwards %s with the same method', async (method) => {
  api.respond((request, response) => response.writeHead(204, { 'X-Method': String(request.method) }).end());
  const answer = await api.forwardCall('/members/1/', { method });
  expect([answer.status, answer.headers.get('x-method')]).toEqual([204, method]);
});

it("names the page of a write as one of the API, without Origin and what follows the page's path", async () => {
  api.respond((_request, response) => response.end());
  const { host } = new URL(api.origin);
  const refererOf = async (headers: Record<string, string>) => {
    await api.forwardCall('/login/', { method: 'POST', headers });
    expect(api.receivedRequest?.headers.origin).toBeUndefined();
    return api.receivedRequest?.headers.referer;
  };
  const page = `${SITE}/auth/reset/password`;
  expect(await refererOf({ Origin: SITE, Referer: `${page}?token=secret` })).toBe(
    `https://${host}/auth/reset/password`,
  );
  expect(await refererOf({ Origin: SITE })).toBe(`https://${host}/`);
  expect(await refererOf({})).toBeUndefined();
});

it('retries a read once when the API drops the connection, and never retries a write', async () => {
  let requests = 0;
  api.respond((_request, response) => {
    requests += 1;
    if (requests === 1) response.destroy();
    else response.end('second');
  });
  const answer = await api.forwardCall('/vacancies/');
  expect([answer.status, await answer.text(), requests]).toEqual([200, 'second', 2]);
  requests = 0;
  expect((await api.forwardCall('/logout/', { method: 'POST' })).status).toBe(502);
  expect(requests).toBe(1);
  api.respond((_request, response) => {
    requests += 1;
    response.destroy();
  });
  expect((await api.forwardCall('/vacancies/')).status).toBe(502);
  expect(requests).toBe(3);
});

describe('the path of a call', () => {
  it.each([
    '/admin/',
    '/api/v3/public',
    '/api/v3/publicity/',
    '/api/v3/public/../../../admin/',
    '/api/v3/public/%2e%2e/%2e%2e/admin/',
    '/api/v3/public/.%2E/x/',
    '/api/v3/public/..\\..\\admin/',
    '/api/v3/public/..%2f..%2fadmin/',
    '/api/v3/public/..%5c..%5cadmin/',
    '/api/v3/public/%252e%252e/admin/',
    '/api/v3/public/%252e%252e%252fadmin/',
    '/api/v3/public/x%00/',
    '/api/v3/public/x%0d%0a/',
    '/api/v3/public//evil.example/x',
    '/api/v3/public/vacancies//',
    '//api/v3/public/vacancies/',
    '/api/v3/public/..;/admin/',
    '/api/v3/public/%zz/',
    '/api/v3/%70ublic/vacancies/',
    '/API/v3/public/vacancies/',
  ])('%s never leaves the site', async (path) => {
    api.respond((_request, response) => response.end());
    const answer = await forward(new Request(`http://localhost${path}`), api.origin);
    expect([answer.status, api.receivedRequest?.url]).toEqual([404, undefined]);
    expect((await answer.json()).error).toBeTruthy();
  });

  it.each([
    '/api/v3/public/',
    '/api/v3/public/vacancies/',
    '/api/v3/public/members/1/profile-images/a_b-c.webp',
    '/api/v3/public/columns/%E6%B1%BA%E7%AE%97/',
    '/api/v3/public/vacancies/?search=%2F..%2F&next=//x',
  ])('%s is forwarded as it is', async (path) => {
    api.respond((_request, response) => response.end());
    await forward(new Request(`http://evil.example${path}`), api.origin);
    expect([api.receivedRequest?.url, api.receivedRequest?.headers.host]).toEqual([
      path,
      new URL(api.origin).host,
    ]);
  });
});

describe('the headers of a call', () => {
  const received = async (headers: Record<string, string>) => {
    api.respond((_request, response) => response.end());
    await api.forwardCall('/vacancies/', { headers });
    return api.receivedRequest?.headers ?? {};
  };

  it.each([
    'Forwarded',
    'X-Forwarded-Host',
    'X-Forwarded-Server',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-Scheme',
    'X-Forwarded-Ssl',
    'X-Forwarded-Protocol',
    'X-Forwarded',
    'X-Real-IP',
    'True-Client-IP',
    'X-Client-IP',
    'CF-Connecting-IP',
    'Fastly-Client-IP',
    'X-Original-URL',
    'X-Original-Host',
    'X-Rewrite-URL',
    'X-Http-Method-Override',
    'X-Method-Override',
    'X-Host',
    'Remote-User',
    'X-Remote-User',
    'X-Script-Name',
    'X-Auth-Request-Email',
    'X-WebAuth-User',
    'X-Goog-Authenticated-User-Email',
    'X-Amzn-Oidc-Data',
    'X-Ms-Client-Principal-Name',
    'AuthUser',
    'Proxy',
    'Proxy-Authorization',
    'Proxy-Connection',
    'HTTP2-Settings',
    'Via',
    'X_Forwarded_Host',
    'X_Forwarded_Proto',
    'Remote_User',
    'x-middleware-subrequest',
    'X-Matched-Path',
    'X-Originating-IP',
    'X-User',
    'X-Authenticated',
    'X-Of-A-Proxy-That-Nobody-Here-Knows',
    'TE',
    'X-Request-Id',
    'X-Correlation-Id',
    'Traceparent',
    'Baggage',
  ])('%s of a client is dropped', async (name) => {
    const headers = await received({ [name]: 'evil.example' });
    expect(headers[name.toLowerCase()]).toBeUndefined();
    expect(Object.values(headers).join()).not.toContain('evil.example');
  });

  it('headers named by Connection are dropped, but never those that the proxy sets itself', async () => {
    const headers = await received({
      Connection: 'close, X-Requested-With, x-forwarded-for, X-Forwarded-Proto, Host',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Forwarded-For': '198.51.100.1',
    });
    expect(headers['x-requested-with']).toBeUndefined();
    expect(headers).toMatchObject({
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-proto': 'http',
      host: new URL(api.origin).host,
    });
  });

  it('name the request by the id that the site has given to it', async () => {
    api.respond((_request, response) => response.end());
    const incoming = { headers: { 'x-request-id': 'of-this-site' }, socket: { remoteAddress: '192.0.2.7' } };
    const url = `${SITE}/api/v3/public/vacancies/`;
    await forward(new Request(url, { headers: { 'X-Request-Id': 'of-the-client' } }), api.origin, {
      incoming,
    });
    expect(api.receivedRequest?.headers['x-request-id']).toBe('of-this-site');
  });

  it('what the calls of the site and of programs need is passed on', async () => {
    const sent = {
      accept: 'application/json',
      cookie: 'sessionid=a',
      'if-none-match': '"a"',
      'user-agent': 'test',
      'x-csrftoken': 'b',
      range: 'bytes=0-9',
      authorization: 'Token x',
      'x-requested-with': 'XMLHttpRequest',
    };
    expect(await received(sent)).toMatchObject(sent);
  });

  it.each([
    ['a browser in English', { 'accept-language': 'en-US,en;q=0.9' }],
    ['our server, which names no language', {}],
  ])('a call of %s asks the API for Japanese', async (_sender, headers) => {
    expect((await received(headers))['accept-language']).toBe('ja');
  });

  it('Expect, which our server has answered already, does not fail the call', async () => {
    api.respond((_request, response) => response.writeHead(201).end());
    const headers = { Expect: '100-continue', 'Content-Type': 'application/json' };
    expect((await api.forwardCall('/login/', { method: 'POST', headers, body: '{}' })).status).toBe(201);
    expect(api.receivedRequest?.headers.expect).toBeUndefined();
  });
});
