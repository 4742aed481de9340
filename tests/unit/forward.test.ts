import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forward } from '@/api/transport/forward';
import { timersLeftBy } from '../setup/lifetimes';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let handler: Handler;
const server = createServer((request, response) => handler(request, response));
let origin: string;
let receivedRequest: IncomingMessage | undefined;

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  receivedRequest = undefined;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const respond = (handle: Handler) => {
  handler = (request, response) => {
    receivedRequest = request;
    handle(request, response);
  };
};

const SITE = 'http://site.example';
const forwardCall = (path: string, init?: RequestInit) =>
  forward(
    new Request(`${SITE}/api/v3/public${path}`, { duplex: 'half', ...init } as RequestInit),
    origin,
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    { headers: 300, body: 1000 },
  );

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
  expect(receivedRequest?.url).toBe('/api/v3/public/login/?a=1&a=2');
  expect(receivedRequest?.headers).toMatchObject({ cookie: 'sessionid=a; csrftoken=b', 'x-csrftoken': 'b' });
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
  expect(receivedRequest?.headers).toMatchObject({
    host: new URL(origin).host,
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'http',
  });
  for (const name of ['x-forwarded-host', 'x-forwarded-ssl', 'x-forwarded-port', 'forwarded'])
    expect(receivedRequest?.headers[name]).toBeUndefined();
});

it("presents a write from the site's own page as one from an HTTPS page of the API, without Origin", async () => {
  respond((_request, response) => response.end());
  const { host } = new URL(origin);
  const referer = `${SITE}/auth/reset/password?token=secret`;
  await forwardCall('/login/', { method: 'POST', headers: { Origin: SITE, Referer: referer } });
  expect(receivedRequest?.headers).toMatchObject({ host, referer: `https://${host}/auth/reset/password` });
  expect(receivedRequest?.headers.origin).toBeUndefined();
  await forwardCall('/login/', { method: 'POST', headers: { Origin: SITE } });
  expect(receivedRequest?.headers.referer).toBe(`https://${host}/`);
  await forwardCall('/login/', { method: 'POST' });
  expect(receivedRequest?.headers.referer).toBeUndefined();
});

it("rejects writes from another site's page, and forwards its reads and preflight requests", async () => {
  respond((_request, response) => response.end());
  const headers = { Origin: 'https://evil.example' };
  const refused = await forwardCall('/login/', { method: 'POST', headers });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({
    error: expect.stringContaining('このサイト以外のページ'),
    code: 'cross_site_request',
  });
  expect(receivedRequest).toBeUndefined();
  for (const method of ['GET', 'OPTIONS']) {
    await forwardCall('/vacancies/', { method, headers });
    expect([receivedRequest?.method, receivedRequest?.headers.origin]).toEqual([
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
  expect(receivedRequest?.headers['proxy-authorization']).toBeUndefined();
  expect(receivedRequest?.headers.te).toBeUndefined();
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
    response.writeHead(302, { Location: `${origin}/api/v3/public/x/?a=1` }).end(),
  );
  const answer = await forwardCall('/redirect/');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/v3/public/x/?a=1']);
  respond((_request, response) => response.writeHead(302, { Location: 'https://accounts.example/o' }).end());
  expect((await forwardCall('/redirect/')).headers.get('location')).toBe('https://accounts.example/o');
});

it("rewrites a redirect to the site's origin when the API assumes that it is reached by HTTPS", async () => {
  const location = `${origin.replace('http:', 'https:')}/api/v3/public/x/`;
  respond((_request, response) => response.writeHead(302, { Location: location }).end());
  expect((await forwardCall('/redirect/')).headers.get('location')).toBe('/api/v3/public/x/');
});

it('returns a 304 without a body', async () => {
  respond((_request, response) => response.writeHead(304, { ETag: '"a"' }).end());
  const answer = await forwardCall('/vacancies/', { headers: { 'If-None-Match': '"a"' } });
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"a"', '']);
  expect(receivedRequest?.headers['if-none-match']).toBe('"a"');
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

it('allows an upload longer than the response timeout while data keeps arriving', async () => {
  let received = 0;
  respond((request, response) => {
    request.on('data', (chunk) => {
      received += chunk.length;
    });
    request.on('end', () => response.end('ok'));
  });
  const pieces = 6;
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await pause(100);
      if (sent === pieces) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(1000).fill(0xff));
    },
  });
  const answer = await forwardCall('/members/1/profile-image/', { method: 'POST', body });
  expect([answer.status, await answer.text(), received]).toEqual([200, 'ok', pieces * 1000]);
});

it('returns 504 when an upload stalls', async () => {
  respond((request) => request.resume());
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
  expect((await forwardCall('/members/1/profile-image/', { method: 'POST', body })).status).toBe(504);
});

it('returns 504 in Japanese when the API does not respond', async () => {
  respond(() => undefined);
  const answer = await forwardCall('/vacancies/');
  expect(answer.status).toBe(504);
  expect((await answer.json()).error).toContain('時間がかかっています');
});

it('retries a read once when the API drops the connection, and never retries a write', async () => {
  let asked = 0;
  respond((_request, response) => {
    asked += 1;
    if (asked === 1) response.destroy();
    else response.end('second');
  });
  const answer = await forwardCall('/vacancies/');
  expect([answer.status, await answer.text(), asked]).toEqual([200, 'second', 2]);
  asked = 0;
  expect((await forwardCall('/logout/', { method: 'POST' })).status).toBe(502);
  expect(asked).toBe(1);
  respond((_request, response) => {
    asked += 1;
    response.destroy();
  });
  expect((await forwardCall('/vacancies/')).status).toBe(502);
  expect(asked).toBe(3);
});

it('aborts a response that stalls', async () => {
  respond((_request, response) => void response.write('first'));
  const answer = await forwardCall('/stream/');
  await expect(answer.text()).rejects.toThrow();
});

it('allows a response longer than the body timeout while data keeps arriving', async () => {
  respond(async (_request, response) => {
    for (let piece = 0; piece < 6; piece += 1) {
      response.write('piece');
      await pause(250);
    }
    response.end();
  });
  expect(await (await forwardCall('/stream/')).text()).toBe('piece'.repeat(6));
});

describe('leaves no timer after a call that ended', () => {
  /** Pooled connections have timers of their own, which are excluded. */
  const timersOf = async (work: () => Promise<unknown>) =>
    (await timersLeftBy(work)).filter((stack) => stack.includes('api/transport/forward.ts'));

  it.each(['GET', 'HEAD', 'POST'])('because the response to %s was read', async (method) => {
    respond((_request, response) => response.end('{"id":1}'));
    expect(await timersOf(async () => (await forwardCall('/vacancies/', { method })).text())).toEqual([]);
  });

  it('because the response has no body', async () => {
    respond((_request, response) => response.writeHead(304).end());
    expect(await timersOf(() => forwardCall('/vacancies/'))).toEqual([]);
  });

  it('because the client cancelled the response, before or after the first chunk', async () => {
    respond((_request, response) => void response.write('first'));
    expect(await timersOf(async () => (await forwardCall('/stream/')).body?.cancel())).toEqual([]);
    const readFirst = async () => {
      const reader = (await forwardCall('/stream/')).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    };
    expect(await timersOf(readFirst)).toEqual([]);
  });

  it('because the API closed the connection', async () => {
    respond((_request, response) => response.write('first', () => response.destroy()));
    const read = async () => expect((await forwardCall('/stream/')).text()).rejects.toThrow();
    expect(await timersOf(read)).toEqual([]);
  });

  it('because the client disconnected', async () => {
    respond(() => undefined);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    expect(await timersOf(() => forwardCall('/vacancies/', { signal: caller.signal }))).toEqual([]);
  });
});

it('returns 502 in Japanese when the API cannot be reached', async () => {
  const request = new Request(`${SITE}/api/v3/public/vacancies/`);
  const answer = await forward(request, 'http://127.0.0.1:9');
  expect(answer.status).toBe(502);
  expect((await answer.json()).error).toContain('接続できません');
});
