import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Metrics, setMetrics } from '@/lib/observability/metrics';
import { observeRequests } from '@/lib/observability/observe-requests';
import { currentRequest } from '@/lib/observability/request-context';
import type { RequestEntry } from '@/lib/observability/request-log';
import { createRouteFinder } from '@/lib/observability/route-template';
import { eventually } from '../setup/eventually';

const findRoute = createRouteFinder({
  staticRoutes: [],
  dynamicRoutes: [{ page: '/vacancy/[id]', regex: '^/vacancy/([^/]+?)(?:/)?$' }],
});
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

let server: Server;
let entries: RequestEntry[];
let trustsProxy: boolean;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const observeRequest = vi.fn<Metrics['observeRequest']>();

beforeEach(async () => {
  entries = [];
  trustsProxy = false;
  answer = (_request, response) => response.end(currentRequest()?.id);
  setMetrics({ observeRequest } as unknown as Metrics);
  server = createServer((request, response) =>
    observeRequests({
      trustsProxy,
      log: (entry) => entries.push(entry),
      findRoute: ({ url }) => findRoute(url),
      admit: () => true,
      next: (...both) => answer(...both),
    })(request, response),
  ).listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  setMetrics(undefined);
  observeRequest.mockReset();
  server.closeAllConnections();
  server.close();
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const read = async (path: string, id?: string) => {
  const response = await fetch(`${origin()}${path}`, {
    headers: id === undefined ? {} : { 'X-Request-Id': id },
  });
  const body = await response.text();
  await eventually(() => expect(entries).not.toHaveLength(0));
  return { body, id: response.headers.get('X-Request-Id') };
};

describe('the id of a request', () => {
  it('is new, is in the header, in the log, and known to everything that runs for the request', async () => {
    answer = async (_request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      response.end(currentRequest()?.id);
    };
    const [first, second] = [await read('/vacancy/1'), await read('/vacancy/1')];
    expect(first.id).toMatch(UUID);
    expect(second.id).not.toBe(first.id);
    expect([first.body, entries[0]?.requestId]).toEqual([first.id, first.id]);
    expect(currentRequest()).toBeUndefined();
  });

  it('is that of the header only behind a proxy that is trusted', async () => {
    expect((await read('/', 'from-the-proxy-1')).id).toMatch(UUID);
    trustsProxy = true;
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
    trustsProxy = true;
    expect((await read('/', given)).id).toMatch(UUID);
  });
});

describe('the line of a request', () => {
  it('names method, route, status, duration and bytes, and nothing that was typed', async () => {
    answer = (_request, response) => response.writeHead(404).end('x'.repeat(1_000));
    await read('/vacancy/987654?search=taro%40example.com&token=secret');
    const [{ ms = 0, bytes = 0, ...rest } = {}] = entries as Partial<RequestEntry>[];
    expect(rest).toEqual({
      requestId: expect.stringMatching(UUID),
      method: 'GET',
      route: '/vacancy/[id]',
      status: 404,
    });
    expect(ms).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(1_000);
    expect(JSON.stringify(entries)).not.toMatch(/987654|taro|secret|127\.0\.0\.1/);
    expect(observeRequest).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'GET', route: '/vacancy/[id]', status: 404 }),
    );
  });

  it('says 499 when the client left before the response', async () => {
    answer = () => undefined;
    const request = get(`${origin()}/vacancy/1`).on('error', () => undefined);
    await eventually(() => expect(server.listenerCount('request')).toBe(1));
    setTimeout(() => request.destroy(), 50);
    await eventually(() => expect(entries).toMatchObject([{ status: 499, route: '/vacancy/[id]' }]));
  });
});
