import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleApiRequest } from '@/gateway/request-handler';
import { setRuntime } from '@/gateway/runtime';
import { log } from '@/server/log';
import { createTestApi, type TestApi } from '@/tests/setup/api';
import { type Cookies, cookieHeader, storeCookies } from '@/tests/setup/browser-cookies';
import { eventually } from '@/tests/setup/eventually';

let api: TestApi;
let origin = '';
const listener = getRequestListener(handleApiRequest, { overrideGlobalObjects: false });
const server = createServer(listener);

beforeAll(async () => {
  api = await createTestApi();
  setRuntime({ fetch: async (request) => api.app.fetch(request), stop: async () => undefined, banner: [] });
  server.listen(0);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  setRuntime(undefined);
  server.close();
  await api.drop();
});

async function csrfHeaders(path = '/members/me/') {
  const response = await fetch(`${origin}/api/v3/public${path}`);
  const cookies: Cookies = new Map();
  storeCookies(cookies, response.headers.getSetCookie());
  return { cookie: cookieHeader(cookies), 'x-csrftoken': cookies.get('csrftoken') ?? '' };
}

test('over the network, a write without a body reaches its route', async () => {
  const headers = await csrfHeaders();
  const response = await fetch(`${origin}/api/v3/public/logout/`, { method: 'POST', headers });
  expect(response.status).toBe(200);
});

test('over the network, the first read sets the CSRF cookies, also when it is the same for everybody and kept', async () => {
  for (const _visitor of ['first', 'second']) {
    const headers = await csrfHeaders('/categories/');
    const response = await fetch(`${origin}/api/v3/public/logout/`, { method: 'POST', headers });
    expect(response.status).toBe(200);
  }
  const read = (headers: Record<string, string>) => fetch(`${origin}/api/v3/public/categories/`, { headers });
  const first = await read({});
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  for (const known of [
    await csrfHeaders('/categories/'),
    { 'if-none-match': first.headers.get('etag') ?? '' },
  ]) {
    const next = await read(known);
    expect(next.headers.getSetCookie()).toEqual([]);
    expect(next.headers.get('cache-control')).toContain('s-maxage=1');
  }
});

test('over the network, an anonymous PATCH without a body returns 403, not a server error', async () => {
  const headers = await csrfHeaders();
  const path = '/api/v3/public/vacancy-applications/1/reapplication/';
  const response = await fetch(origin + path, { method: 'PATCH', headers });
  expect(response.status).toBe(403);
});

test('over the network, a chunked body is read completely', async () => {
  const headers = await csrfHeaders();
  const pieces = ['{"email":"nobody@exam', 'ple.com","password":"x"}'];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  };
  const response = await fetch(`${origin}/api/v3/public/login/`, init as RequestInit);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_credentials' });
});

/** Sends a write with a body and then a read over one connection. @returns the statuses, up to its end or the second one */
async function statusesOfTwo(path: string, size: number): Promise<number[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const prefix = '/api/v3/public';
  const type = 'Content-Type: application/json';
  socket.write(
    `POST ${prefix}${path} HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: ${size}\r\n\r\n`,
  );
  socket.write('x'.repeat(size));
  socket.write(`GET ${prefix}/categories/ HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  let received = '';
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  for await (const chunk of socket) {
    received += chunk;
    if (statuses().length > 1) break;
  }
  return statuses();
}

test.each([
  ['without a CSRF token', '/login/', 1_000_000, 403],
  ['without a CSRF token', '/members/1/profile-image/', 2_000_000, 403],
  ['over the limit', '/login/', 11_000_000, 413],
])(
  'the connection of a refused write %s (%s) serves the next request',
  async (_title, path, size, status) => {
    expect(await statusesOfTwo(path, size)).toEqual([status, 200]);
  },
);

test('a client that leaves within its chunked body is no failure of the database', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const { cookie, 'x-csrftoken': token } = await csrfHeaders();
  const { port } = server.address() as AddressInfo;
  const left: Promise<unknown>[] = [];
  server.on('request', (_request, response) => left.push(once(response, 'close')));
  for (const path of ['/login/', '/company-inquiries/']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/v3/public${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-CSRFToken: ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ema\r\n`,
    );
    const [incoming] = await once(server, 'request');
    await eventually(() => expect(incoming.readableDidRead).toBe(true));
    socket.destroy();
  }
  await Promise.all(left);
  // A later request has been answered, so a failure of the earlier ones would be in the log.
  expect((await fetch(`${origin}/api/v3/public/categories/`)).status).toBe(200);
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});
