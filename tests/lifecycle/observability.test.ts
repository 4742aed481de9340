import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/free-port';
import { query } from '../setup/query';
import { waitUntil } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

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

/** Returns the lines that the site wrote about requests. */
const requestLines = ({ output }: Site): Record<string, unknown>[] =>
  output()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line));

it('measures and logs requests in all three modes, and names only their routes', async () => {
  const settings = { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' };
  const embedded = await setup.startSite({ ...settings, SEED: 'demo' });
  await query(setup.databaseUrl(), 'create database other');
  const database = await setup.startSite({ ...settings, DATABASE_URL: setup.databaseUrl('other') });
  const proxy = await setup.startSite({ ...settings, API_ORIGIN: embedded.origin });
  for (const site of [embedded, database, proxy]) {
    const page = await fetch(`${site.origin}/vacancy/?search=taro%40example.com`);
    await page.text();
    await (await fetch(`${site.origin}/vacancy/987654/?token=a-secret`)).text();
    await (await fetch(site.url)).text();
    expect((await readMetrics(site.origin, 'wrong')).status).toBe(401);
    const { text } = await readMetrics(site.origin);
    for (const part of [
      'http_request_duration_seconds_count{method="GET",route="/vacancy",status="200"} 1',
      'http_request_duration_seconds_count{method="GET",route="/vacancy",status="404"} 1',
      'http_request_duration_seconds_count{method="GET",route="/api/v3/public/vacancies/",status="200"} ',
      'kaikei_render_duration_seconds_count 2',
      'nodejs_eventloop_lag_p99_seconds ',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/^kaikei_cache_entries [1-9]/m);
    if (site === proxy)
      expect(text).toMatch(/kaikei_api_origin_duration_seconds_count\{method="GET",status="200"\} [1-9]/);
    else {
      expect(text).toMatch(/^kaikei_database_up 1$/m);
      expect(text).toMatch(/kaikei_database_pool_connections\{pool="requests",state="total"\} [1-9]/);
      expect(text).toContain('kaikei_mails{state="waiting"} 0');
    }
    expect(text + site.output()).not.toMatch(/987654|taro|a-secret/);
    const id = page.headers.get('x-request-id');
    await waitUntil('the line is written', () =>
      requestLines(site).some(({ requestId }) => requestId === id),
    );
    expect(requestLines(site)[0]).toMatchObject({
      requestId: id,
      method: 'GET',
      route: '/vacancy',
      status: 200,
    });
  }
  // The call that the proxy made for the page is known to the API under the same id only with TRUST_PROXY there.
  expect(requestLines(embedded).some(({ route }) => route === '/api/v3/public/vacancies/')).toBe(true);
});

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
