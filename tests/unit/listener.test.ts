import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteListener } from '@/gateway/listener';
import { createRouteNames, siteLog } from '@/gateway/log';
import type { Metrics } from '@/gateway/metrics';
import { setMetrics, setRuntime } from '@/gateway/runtime';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { eventually } from '@/tests/setup/eventually';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

type RequestEntry = Record<string, unknown>;

let server: Server;
let isStopping: boolean;
let entries: RequestEntry[];
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const observeRequest = vi.fn<Metrics['observeRequest']>();

/** Starts a server with the current settings. Requests with a session reach `answer`, which replaces Next. */
function listen(): void {
  const next = (request: IncomingMessage, response: ServerResponse) => answer(request, response);
  server = createServer(createSiteListener({ next, isStopping: () => isStopping })).listen(0);
}

beforeEach(async () => {
  entries = [];
  isStopping = false;
  answer = (request, response) => response.end(request.headers['x-request-id']);
  setMetrics({ observeRequest, observeRendering: () => undefined } as unknown as Metrics);
  for (const level of ['debug', 'info', 'warn'] as const)
    vi.spyOn(siteLog(), level).mockImplementation((entry: unknown) => {
      entries.push(entry as RequestEntry);
    });
  listen();
  await once(server, 'listening');
});
afterEach(() => {
  vi.restoreAllMocks();
  restoreEnv();
  setRuntime(undefined);
  setMetrics(undefined);
  observeRequest.mockReset();
  server.closeAllConnections();
  server.close();
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const read = async (path: string, id?: string) => {
  const response = await fetch(`${origin()}${path}`, {
    headers: { cookie: 'sessionid=a', ...(id !== undefined && { 'X-Request-Id': id }) },
    redirect: 'manual',
  });
  const body = await response.text();
  await eventually(() => expect(entries).not.toHaveLength(0));
  return { body, id: response.headers.get('X-Request-Id') };
};

describe('the id of a request', () => {
  it('is new, is in the header, in the log, and on the request for what runs for it', async () => {
    answer = async (request, response) => {
      await new Promise((resolve) => setImmediate(resolve));
      response.end(request.headers['x-request-id']);
    };
    const [first, second] = [await read('/vacancy/1'), await read('/vacancy/1')];
    expect(first.id).toMatch(UUID);
    expect(second.id).not.toBe(first.id);
    expect([first.body, entries[0]?.requestId]).toEqual([first.id, first.id]);
  });

  it('is that of the header only behind a proxy that is trusted', async () => {
    expect((await read('/', 'from-the-proxy-1')).id).toMatch(UUID);
    changedEnv.TRUST_PROXY = 1;
    listen();
    expect((await read('/', 'from-the-proxy-1')).id).toBe('from-the-proxy-1');
  });

  it.each([
    'short',
    'x'.repeat(65),
    'taro@example.com',
    "a'*/ select 1",
    'two, values',
    '-starts-with-it',
    '',
  ])('is never %j', async (given) => {
    changedEnv.TRUST_PROXY = 1;
    listen();
    expect((await read('/', given)).id).toMatch(UUID);
  });
});

describe('the line of a request', () => {
  it('names method, route, status, duration and bytes, and nothing that was typed', async () => {
    answer = (_request, response) => response.writeHead(200).end('x'.repeat(1_000));
    await read('/vacancy/987654?search=taro%40example.com&token=secret');
    const [{ ms = 0, bytes = 0, ...rest } = {}] = entries as { ms?: number; bytes?: number }[];
    expect(rest).toEqual({
      requestId: expect.stringMatching(UUID),
      method: 'GET',
      route: '/vacancy',
      status: 200,
    });
    expect(ms).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(1_000);
    expect(JSON.stringify(entries)).not.toMatch(/987654|taro|secret|127\.0\.0\.1/);
    expect(observeRequest).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'GET', route: '/vacancy', status: 200 }),
    );
  });

  it('says 499 when the client left before the response', async () => {
    answer = () => request.destroy();
    const request = get(`${origin()}/vacancy/1`, { headers: { cookie: 'sessionid=a' } }).on(
      'error',
      () => undefined,
    );
    await eventually(() => expect(entries).toMatchObject([{ status: 499, route: 'other' }]));
  });
});

describe('the route of a request', () => {
  const answerWith = async (status: number, url: string) => {
    answer = (_request, response) => response.writeHead(status).end();
    entries = [];
    await read(url);
    return entries[0]?.route;
  };

  it.each([
    ['/', '/'],
    ['/vacancy/?search=%E6%B1%BA%E7%AE%97', '/vacancy'],
    ['/vacancy/123/entry?token=abc', '/vacancy'],
    ['/_next/data/build-1/index.json', '/_next/data/index'],
    ['/_next/data/build-1/vacancy/12.json?id=12', '/_next/data/vacancy'],
    ['/_next/static/chunks/a.js', '/_next/static'],
    ['/images/columns/a.webp', '/images'],
    ['/api/v3/public/vacancies/?search=x', '/api/v3/public/vacancies/'],
    ['/api/v3/public/check-invoice-number/T7000012050002/', '/api/v3/public/check-invoice-number/{id}/'],
    ['/api/v3/public/members/7/profile-images/mQ4w_3-x', '/api/v3/public/members/{id}/profile-images/{id}'],
    ['/api/v3/public/taro@example.com/', '/api/v3/public/{id}/'],
  ])('of %s is %s', (url, route) => {
    expect(createRouteNames()(url, 200)).toBe(route);
  });

  it('of an address that does not exist, is redirected or is refused is "other"', async () => {
    for (const status of [301, 400, 403, 404, 405])
      expect(await answerWith(status, '/made-up/')).toBe('other');
    expect(await answerWith(500, '/vacancy/')).toBe('/vacancy');
    const nameRoute = createRouteNames();
    expect([500, 404].map((status) => nameRoute('/vacancy/12', status))).toEqual(['/vacancy', '/vacancy']);
  });
});

it('the names of routes are bounded, whatever is asked for', () => {
  const nameRoute = createRouteNames();
  const names = Array.from({ length: 2_000 }, (_, at) =>
    nameRoute(`/made-up-${'abcdefghij'[at % 10]}${'x'.repeat(at % 30)}${'-y'.repeat(at % 7)}`, 200),
  );
  expect(new Set(names).size).toBeLessThanOrEqual(201);
  expect(createRouteNames()(`/api/v3/public${'/a'.repeat(500)}`, 200)).toHaveLength(24);
});

describe('what the server itself answers', () => {
  it('are health checks, which say that the process is being stopped, and are not logged', async () => {
    setRuntime({ findUnreadiness: async () => null, stop: async () => undefined, banner: [] });
    const ask = async (path: string) => {
      const response = await fetch(`${origin()}${path}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return [response.status, await response.text()];
    };
    expect([await ask('/healthz'), await ask('/readyz/')]).toEqual([
      [200, 'ok\n'],
      [200, 'ok\n'],
    ]);
    isStopping = true;
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
      [200, 'ok\n'],
      [503, 'stopping\n'],
    ]);
    expect(entries).toEqual([]);
  });

  it('is that the process is not ready, when the check itself fails, and a refusal of a write', async () => {
    const findUnreadiness = () => Promise.reject(new Error('broken'));
    setRuntime({ findUnreadiness, stop: async () => undefined, banner: [] });
    const response = await fetch(`${origin()}/readyz`);
    expect([response.status, await response.text()]).toEqual([503, 'unknown\n']);
    const written = await fetch(`${origin()}/healthz`, { method: 'POST' });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('for the operator’s own pictures are answered from CONTENT_DIR as soon as the file is there', async () => {
    changedEnv.CONTENT_DIR = await mkdtemp(path.join(tmpdir(), 'kaikei-content-'));
    const ask = async (address: string) => {
      const response = await fetch(`${origin()}${address}`, { redirect: 'manual' });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    answer = (_request, response) => response.writeHead(404).end();
    const addresses = [
      '/images/columns/own.webp',
      '/_next/image?url=%2Fimages%2Fcolumns%2Fown.webp&w=640&q=75',
    ];
    for (const address of addresses) expect((await ask(address))[0]).toBe(404);
    await mkdir(path.join(changedEnv.CONTENT_DIR, 'images/columns'), { recursive: true });
    await writeFile(path.join(changedEnv.CONTENT_DIR, 'images/columns/own.webp'), 'picture');
    await writeFile(path.join(changedEnv.CONTENT_DIR, 'secret.webp'), 'secret');
    for (const address of addresses) expect(await ask(address)).toEqual([200, 'image/webp', 'picture']);
    for (const address of ['/images/columns', '/images/..%2fsecret.webp', '/images/%2e%2e/secret.webp'])
      expect((await ask(address))[2]).toBe('');
    await rm(changedEnv.CONTENT_DIR, { recursive: true });
  });

  it('are two resized pictures at a time, so that pages do not wait for pictures', async () => {
    const running: ServerResponse[] = [];
    answer = async (_request, response) => {
      running.push(response);
      await once(response, 'close');
    };
    const [picture = ''] = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.webp'),
    );
    const url = `${origin()}/_next/image?url=${encodeURIComponent(`/images/${picture}`)}&w=640&q=75`;
    const pictures = Array.from({ length: 4 }, () => fetch(url));
    await eventually(() => expect(running).toHaveLength(2));
    const page = fetch(`${origin()}/mypage/`, { headers: { cookie: 'sessionid=a' } });
    await eventually(() => expect(running).toHaveLength(3));
    for (const response of running) response.end();
    await eventually(() => expect(running).toHaveLength(5));
    for (const response of running) response.end();
    const statuses = (await Promise.all([...pictures, page])).map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill(200));
  });
});
