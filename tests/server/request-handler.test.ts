import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleApiRequest } from '@/api/transport/request-handler';
import { setRuntime } from '@/lib/api-runtime';
import { createTestApi, type TestApi } from '@/tests/setup/api';
import { type Cookies, cookieHeader, storeCookies } from '@/tests/setup/browser-cookies';

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

async function csrfHeaders() {
  const response = await fetch(`${origin}/api/v3/public/categories/`);
  const cookies: Cookies = new Map();
  storeCookies(cookies, response.headers.getSetCookie());
  return { cookie: cookieHeader(cookies), 'x-csrftoken': cookies.get('csrftoken') ?? '' };
}

test('over the network, a write without a body reaches its route', async () => {
  const headers = await csrfHeaders();
  const response = await fetch(`${origin}/api/v3/public/logout/`, { method: 'POST', headers });
  expect(response.status).toBe(200);
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
