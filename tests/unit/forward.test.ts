import { expect, it } from 'vitest';
import { forward } from '@/gateway/forward';
import { SITE, setUpForwarding } from '../setup/forwarding';

const api = setUpForwarding();
const { respond, forwardCall } = api;

it('forwards path, query, cookies, token and body, and returns status and body', async () => {
  let body = '';
  respond((request, response) => {
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
  const answer = await forwardCall('/login/?a=1&a=2', { method: 'POST', headers, body: '{"x":"あ"}' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ id: 1 });
  expect(body).toBe('{"x":"あ"}');
  expect(api.receivedRequest?.url).toBe('/api/v3/public/login/?a=1&a=2');
  expect(api.receivedRequest?.headers).toMatchObject({
    cookie: 'sessionid=a; csrftoken=b',
    'x-csrftoken': 'b',
  });
});

it.each(['PATCH', 'OPTIONS', 'HEAD', 'DELETE'])('forwards %s with the same method', async (method) => {
  respond((request, response) => response.writeHead(204, { 'X-Method': String(request.method) }).end());
  const answer = await forwardCall('/members/1/', { method });
  expect([answer.status, answer.headers.get('x-method')]).toEqual([204, method]);
});

it("sets client address, scheme and host itself, and ignores the client's forwarding headers", async () => {
  respond((_request, response) => response.end());
  const headers = {
    'X-Forwarded-For': '198.51.100.1',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Ssl': 'on',
    'X-Forwarded-Port': '443',
    Forwarded: 'for=1',
  };
  await forwardCall('/vacancies/', { headers });
  expect(api.receivedRequest?.headers).toMatchObject({
    host: new URL(api.origin).host,
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'http',
  });
  for (const name of ['x-forwarded-host', 'x-forwarded-ssl', 'x-forwarded-port', 'forwarded'])
    expect(api.receivedRequest?.headers[name]).toBeUndefined();
});

it("presents a write from the site's own page as one from an HTTPS page of the API, without Origin", async () => {
  respond((_request, response) => response.end());
  const { host } = new URL(api.origin);
  const referer = `${SITE}/auth/reset/password?token=secret`;
  await forwardCall('/login/', { method: 'POST', headers: { Origin: SITE, Referer: referer } });
  expect(api.receivedRequest?.headers).toMatchObject({
    host,
    referer: `https://${host}/auth/reset/password`,
  });
  expect(api.receivedRequest?.headers.origin).toBeUndefined();
  await forwardCall('/login/', { method: 'POST', headers: { Origin: SITE } });
  expect(api.receivedRequest?.headers.referer).toBe(`https://${host}/`);
  await forwardCall('/login/', { method: 'POST' });
  expect(api.receivedRequest?.headers.referer).toBeUndefined();
});

it("rejects writes from another site's page, and forwards its reads and preflight requests", async () => {
  respond((_request, response) => response.end());
  const headers = { Origin: 'https://evil.example' };
  const rejected = await forwardCall('/login/', { method: 'POST', headers });
  expect(rejected.status).toBe(403);
  expect(await rejected.json()).toEqual({
    error: expect.stringContaining('このサイト以外のページ'),
    code: 'cross_site_request',
  });
  expect(api.receivedRequest).toBeUndefined();
  for (const method of ['GET', 'OPTIONS']) {
    await forwardCall('/vacancies/', { method, headers });
    expect([api.receivedRequest?.method, api.receivedRequest?.headers.origin]).toEqual([
      method,
      'https://evil.example',
    ]);
  }
});

it('drops hop-by-hop headers in both directions', async () => {
  respond((_request, response) =>
    response.writeHead(200, { 'X-Hop': '1', Connection: 'X-Hop, close' }).end('ok'),
  );
  const answer = await forwardCall('/vacancies/', {
    headers: { TE: 'trailers', 'Proxy-Authorization': 'Basic x' },
  });
  expect(answer.headers.get('x-hop')).toBeNull();
  expect(answer.headers.get('connection')).toBeNull();
  expect(api.receivedRequest?.headers['proxy-authorization']).toBeUndefined();
  expect(api.receivedRequest?.headers.te).toBeUndefined();
});

it('removes the Domain of cookies, and keeps one header for each', async () => {
  const cookies = [
    'sessionid=a; Domain=api.example.com; Path=/; HttpOnly',
    'csrftoken=b; Path=/; domain=.example.com',
  ];
  respond((_request, response) => response.writeHead(200, { 'Set-Cookie': cookies }).end());
  const answer = await forwardCall('/login/', { method: 'POST' });
  expect(answer.headers.getSetCookie()).toEqual(['sessionid=a; Path=/; HttpOnly', 'csrftoken=b; Path=/']);
});

it("does not follow redirects, and rewrites those within the API to the site's origin", async () => {
  respond((_request, response) =>
    response.writeHead(302, { Location: `${api.origin}/api/v3/public/x/?a=1` }).end(),
  );
  const answer = await forwardCall('/redirect/');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/v3/public/x/?a=1']);
});

it("rewrites a redirect to the site's origin when the API assumes that it is reached by HTTPS", async () => {
  const location = `${api.origin.replace('http:', 'https:')}/api/v3/public/x/`;
  respond((_request, response) => response.writeHead(302, { Location: location }).end());
  expect((await forwardCall('/redirect/')).headers.get('location')).toBe('/api/v3/public/x/');
});

it('returns a 304 without a body', async () => {
  respond((_request, response) => response.writeHead(304, { ETag: '"a"' }).end());
  const answer = await forwardCall('/vacancies/', { headers: { 'If-None-Match': '"a"' } });
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"a"', '']);
  expect(api.receivedRequest?.headers['if-none-match']).toBe('"a"');
});

it('streams the response before it has ended', async () => {
  let finish: (() => void) | undefined;
  respond((_request, response) => {
    response.write('first');
    finish = () => response.end('last');
  });
  const reader = (await forwardCall('/stream/')).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish?.();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});

it('retries a read once when the API drops the connection, and never retries a write', async () => {
  let requests = 0;
  respond((_request, response) => {
    requests += 1;
    if (requests === 1) response.destroy();
    else response.end('second');
  });
  const answer = await forwardCall('/vacancies/');
  expect([answer.status, await answer.text(), requests]).toEqual([200, 'second', 2]);
  requests = 0;
  expect((await forwardCall('/logout/', { method: 'POST' })).status).toBe(502);
  expect(requests).toBe(1);
  respond((_request, response) => {
    requests += 1;
    response.destroy();
  });
  expect((await forwardCall('/vacancies/')).status).toBe(502);
  expect(requests).toBe(3);
});

it('returns 502 in Japanese when the API cannot be reached', async () => {
  const request = new Request(`${SITE}/api/v3/public/vacancies/`);
  const response = await forward(request, 'http://127.0.0.1:9');
  expect(response.status).toBe(502);
  expect((await response.json()).error).toContain('接続できません');
});
