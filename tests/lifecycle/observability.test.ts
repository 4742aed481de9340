import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/free-port';
import { type SiteSetup, setUpSites } from './site-process';

// Several sites start one after the other, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const TOKEN = 'a-token-of-the-operator';
let setup: SiteSetup;
const servers: Server[] = [];

beforeEach(async () => {
  setup = await setUpSites();
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await setup.cleanUp();
});

const readMetrics = async (origin: string, token = TOKEN) => {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, text: await response.text() };
};

it('has no /metrics unless it is configured, and none on the port of the site with METRICS_PORT', async () => {
  const port = await freePort();
  const [off, apart] = [
    await setup.startSite({ API_ORIGIN: 'http://127.0.0.1:1' }),
    await setup.startSite({ API_ORIGIN: 'http://127.0.0.1:1', METRICS_PORT: String(port) }),
  ];
  for (const { origin } of [off, apart]) expect((await readMetrics(origin)).status).toBe(404);
  expect((await readMetrics(`http://127.0.0.1:${port}`)).status).toBe(200);
});

it('sends the id of a request to the API behind API_ORIGIN, for a page and for a call', async () => {
  const received: unknown[] = [];
  const api = createServer((request, response) => {
    received.push(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', 'of-the-api');
    response.setHeader('Content-Type', 'application/json');
    response.end('{"count":0,"next":null,"previous":null,"results":[]}');
  }).listen(0);
  servers.push(api);
  const { port } = api.address() as AddressInfo;
  const site = await setup.startSite({ API_ORIGIN: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' });
  const headers = { 'X-Request-Id': 'given-by-our-proxy' };
  for (const url of [`${site.origin}/vacancy/`, site.url]) {
    received.length = 0;
    const response = await fetch(url, { headers });
    await response.text();
    expect(response.headers.get('x-request-id')).toBe('given-by-our-proxy');
    expect(new Set(received)).toEqual(new Set(['given-by-our-proxy']));
  }
});
