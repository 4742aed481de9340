import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageListener } from '@/gateway/page-cache';
import { setRuntime } from '@/gateway/runtime';
import { SHARED_PAGE_CACHE_CONTROL } from '@/lib/shared-cache';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { eventually } from '@/tests/setup/eventually';

const HTML = `<p>${'決算 '.repeat(500)}</p>`;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let rendered: IncomingMessage[];
let server: Server;

beforeEach(async () => {
  rendered = [];
  answer = (_request, response) => {
    response.setHeader('Cache-Control', SHARED_PAGE_CACHE_CONTROL);
    response.setHeader('Content-Security-Policy', "default-src 'self'");
    response.setHeader('Content-Type', 'text/html');
    response.end(HTML);
  };
  const next = (incoming: IncomingMessage, response: ServerResponse) => {
    rendered.push(incoming);
    answer(incoming, response);
  };
  changedEnv.PAGE_CACHE_MB = 64;
  setRuntime(undefined);
  const listener = createPageListener(next, 'site.example');
  server = createServer(listener).listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  setRuntime(undefined);
  restoreEnv();
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

const read = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    })
      .on('error', reject)
      .end();
  });

it('renders with the site host and nothing of the visitor', async () => {
  await read('/vacancy?utm_source=mail', {
    host: 'evil.example',
    cookie: 'csrftoken=secret; theme=dark',
    'accept-language': 'en',
    'x-forwarded-for': '192.0.2.1',
    'user-agent': 'Visitor/1.0',
  });
  expect(rendered).toHaveLength(1);
  expect(rendered[0]?.url).toBe('/vacancy');
  expect(rendered[0]?.headers).toMatchObject({ host: 'site.example', 'user-agent': 'lightMyRequest' });
  expect(Object.keys(rendered[0]?.headers ?? {}).toSorted()).toEqual(['host', 'user-agent', 'x-request-id']);
});

it('answers the second visitor from memory, with the page as its loader described it', async () => {
  await read('/terms');
  const { status, headers, body } = await read('/terms');
  expect([status, body.toString()]).toEqual([200, HTML]);
  expect(headers['content-security-policy']).toBe("default-src 'self'");
  expect(headers.vary).toBe('Accept-Encoding, Cookie');
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[0-5], must-revalidate$/);
  expect(headers['set-cookie']).toBeUndefined();
  expect(rendered).toHaveLength(1);
});

it.each([
  ['a session', { cookie: 'a=b; sessionid=abc' }, '/terms', 'GET'],
  ['an expired session', { cookie: 'sessionid=expired' }, '/terms', 'GET'],
  ['credentials', { authorization: 'Basic abc' }, '/terms', 'GET'],
  ['a token in the address', {}, '/terms?token=abc', 'GET'],
  ['another method', {}, '/terms', 'POST'],
  ['a page of members', {}, '/mypage/', 'GET'],
  ['the data of a page of members', {}, '/_next/data/b/mypage.json', 'GET'],
  ['a mailed link', {}, '/auth/set-password/?x=1', 'GET'],
  ['a file', {}, '/favicon.svg', 'GET'],
])('passes a request on that has %s, and keeps nothing of it', async (_what, headers, path, method) => {
  answer = (_request, response) => {
    response.setHeader('Cache-Control', SHARED_PAGE_CACHE_CONTROL);
    response.end('personal');
  };
  await read('/terms');
  const before = rendered.length;
  await read(path, headers, method);
  await read(path, headers, method);
  expect(rendered).toHaveLength(before + 2);
  expect(rendered.at(-1)?.headers).toMatchObject(headers);
});

it('never gives a cookie of one rendering to a visitor, and keeps no such page', async () => {
  answer = (_request, response) => {
    response.setHeader('Cache-Control', SHARED_PAGE_CACHE_CONTROL);
    response.setHeader('Set-Cookie', 'csrftoken=abc');
    response.end('page');
  };
  expect((await read('/')).headers['set-cookie']).toBeUndefined();
  await read('/');
  expect(rendered).toHaveLength(2);
});

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate, br;q=0', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
] as const)('sends %s to a client that accepts %s', async (encoding, accepted, decode) => {
  const { headers, body } = await read('/terms', accepted ? { 'accept-encoding': accepted } : {});
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(decode(body).toString()).toBe(HTML);
});

it('answers HEAD with the headers alone, and an unchanged page with 304', async () => {
  const full = await read('/terms', { 'accept-encoding': 'gzip' });
  const head = await read('/terms', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    full.headers['content-length'],
  ]);
  const { etag = '' } = full.headers;
  for (const header of [etag, `"old", ${etag}`, etag.replace('W/', ''), '*']) {
    const unchanged = await read('/terms', { 'if-none-match': header });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, etag]);
    expect(unchanged.headers['content-security-policy']).toBe("default-src 'self'");
  }
  expect((await read('/terms', { 'if-none-match': '"old"' })).status).toBe(200);
});

it('passes a 404 and a 503 on as they are, and keeps neither', async () => {
  for (const status of [404, 503]) {
    answer = (_request, response) => {
      response.writeHead(status, { 'Cache-Control': 'private, no-cache' }).end('none');
    };
    const found = await read('/vacancy/9/');
    expect([found.status, found.headers['cache-control'], found.body.toString()]).toEqual([
      status,
      'private, no-cache',
      'none',
    ]);
  }
  expect(rendered).toHaveLength(2);
  // Nor when the page failed after its loader had allowed to keep it.
  answer = (_request, response) => {
    response.writeHead(500, { 'Cache-Control': SHARED_PAGE_CACHE_CONTROL }).end('none');
  };
  for (const count of [3, 4]) {
    expect((await read('/vacancy/9/')).status).toBe(500);
    expect(rendered).toHaveLength(count);
  }
});

it('renders once for visitors who come at the same time, also when the first one leaves', async () => {
  const release = vi.fn<() => void>();
  answer = (_request, response) => {
    release.mockImplementation(() => {
      response.setHeader('Cache-Control', SHARED_PAGE_CACHE_CONTROL);
      response.end(HTML);
    });
  };
  const { port } = server.address() as AddressInfo;
  const leaving = request({ port, path: '/terms' }).on('error', () => undefined);
  leaving.end();
  await eventually(() => expect(rendered).toHaveLength(1));
  const others = Array.from({ length: 50 }, () => read('/terms'));
  leaving.destroy();
  release();
  for (const { body } of await Promise.all(others)) expect(body.toString()).toBe(HTML);
  expect(rendered).toHaveLength(1);
});

it('allows shared caches to keep a page for the rest of its time only', async () => {
  const now = Math.ceil(performance.now());
  vi.spyOn(performance, 'now').mockReturnValue(now);
  await read('/vacancy');
  vi.spyOn(performance, 'now').mockReturnValue(now + 2_000);
  const { headers } = await read('/vacancy');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=3, must-revalidate');
  vi.restoreAllMocks();
});

it('renders an address once with each of its parameters, but not with those of campaigns', async () => {
  for (const path of [
    '/vacancy/?days=3&utm_source=a',
    '/vacancy/?gclid=1&days=3',
    '/vacancy/?days=3&fbclid=2&utm_campaign=x',
    '/vacancy/?days=3',
    '/vacancy/?days=4',
    '/_next/data/b/vacancy.json?days=3',
  ])
    await read(path);
  expect(rendered.map(({ url }) => url)).toEqual([
    '/vacancy/?days=3',
    '/vacancy/?days=4',
    '/_next/data/b/vacancy.json?days=3',
  ]);
  expect(rendered[2]?.headers['x-nextjs-data']).toBe('1');
});
