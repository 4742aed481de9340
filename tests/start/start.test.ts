import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverPid, waitUntil } from '../lifecycle/helpers';
import { type Site, type SiteSetup, setUpSites } from '../lifecycle/site-process';
import { query } from '../setup/query';

// Several sites start one after the other, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const fetchCount = async (site: Site): Promise<unknown> => (await (await fetch(site.url)).json()).count;

describe('npm start', () => {
  let setup: SiteSetup;
  beforeEach(async () => {
    setup = await setUpSites();
  });
  afterEach(() => setup.cleanUp());

  /** Returns what tells whether a start has created a cluster, migrated it, or imported the demo: ids, and writes. */
  const findMadeAtStart = () =>
    query(
      setup.databaseUrl(),
      `select (select system_identifier::text from pg_control_system()) as cluster,
        (select json_agg(m order by id) from drizzle.__drizzle_migrations m) as migrations,
        (select json_agg(array[id::text, xmin::text] order by id) from vacancies) as vacancies`,
    );
  const databasePid = () => serverPid(path.join(setup.dataDir, 'postgres'));

  it('serves the demo, on SIGTERM finishes the running request, and only reads what is there when it starts again', async () => {
    const first = await setup.startSite();
    expect(await fetchCount(first)).toBe(120);
    expect(first.output()).toMatch(new RegExp(`^ *Site +${first.origin}$`, 'm'));
    expect(first.output()).toContain(`${first.origin}/dev/mail`);
    expect(first.output()).toContain('member@example.com, newcomer@example.com, terms@example.com');
    expect(first.output()).toContain(path.join(setup.dataDir, 'postgres'));
    // Without METRICS_TOKEN and METRICS_PORT.
    expect((await fetch(`${first.origin}/metrics`)).status).toBe(404);
    const before = await findMadeAtStart();

    const { default: pg } = await import('pg');
    const lockingClient = new pg.Client({ connectionString: setup.databaseUrl() });
    await lockingClient.connect();
    await lockingClient.query('begin; lock table vacancies in access exclusive mode');
    // Another address than the one above, whose reply the site still has.
    const running = fetch(`${first.url}?page=1`);
    await waitUntil('the request waits for the lock', async () => {
      const rows = await query(
        setup.databaseUrl(),
        "select 1 from pg_stat_activity where wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    });
    first.child.kill('SIGTERM');
    await waitUntil('the site stops listening', () =>
      fetch(`${first.origin}/api/v3/public/skills/`).then(
        () => false,
        () => true,
      ),
    );
    await lockingClient.query('commit');
    await lockingClient.end();
    const response = await running;
    expect([response.status, (await response.json()).count]).toEqual([200, 120]);
    expect(await first.exited).toBe(0);
    expect(await databasePid()).toBeUndefined();

    const second = await setup.startSite();
    expect(await fetchCount(second)).toBe(120);
    expect(await findMadeAtStart()).toEqual(before);
    expect(second.output()).not.toContain('Building the site');
    // Ctrl-C in a terminal signals npm and all its child processes.
    process.kill(-(second.child.pid ?? 0), 'SIGINT');
    expect(await second.exited).toBe(0);
    expect(await databasePid()).toBeUndefined();
  });

  it('exits with code 1 and one line that names the invalid variable', async () => {
    const site = await setup.spawnSite({ TRUST_PROXY: 'yes' });
    expect(await site.exited).toBe(1);
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line && !/^(npm|>|✓|Stopping)/.test(line));
    expect(lines).toEqual(['Cannot start: TRUST_PROXY must be a whole number from 0 to 10.']);
  });
});

const TOKEN = 'a-token-of-the-operator';

describe('in the three modes', () => {
  let setup: SiteSetup;
  let embedded: Site;
  let database: Site;
  let proxy: Site;
  beforeAll(async () => {
    setup = await setUpSites();
    const settings = { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'trace' };
    embedded = await setup.startSite(settings);
    await query(setup.databaseUrl(), 'create database other');
    database = await setup.startSite({ ...settings, DATABASE_URL: setup.databaseUrl('other') });
    proxy = await setup.startSite({ ...settings, API_ORIGIN: embedded.origin });
  });
  afterAll(() => setup.cleanUp());

  it.each(['embedded', 'database', 'proxy'])(
    '%s: answers health checks without a Host, and logs none',
    async (name) => {
      const site = { embedded, database, proxy }[name] as Site;
      /** Sends lines as they are, as load balancers do. @returns the status */
      const send = (...lines: string[]) =>
        new Promise<number>((resolve, reject) => {
          let reply = '';
          const socket = connect(site.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
          socket.on('data', (chunk) => {
            reply += chunk;
          });
          socket.on('close', () => resolve(Number(reply.split(' ')[1])));
          socket.on('error', reject);
        });
      expect([
        await send('GET /healthz HTTP/1.0'),
        await send('GET /readyz HTTP/1.0'),
        await send('GET /readyz HTTP/1.1', 'Connection: close'),
        await send('HEAD /healthz?from=balancer HTTP/1.1', 'Host: 10.0.0.1', 'Connection: close'),
        await send('POST /readyz HTTP/1.0', 'Content-Length: 0'),
      ]).toEqual([200, 200, 200, 200, 405]);
      expect(site.output()).not.toMatch(/healthz|readyz/);
    },
  );

  it.each(['embedded', 'database', 'proxy'])(
    '%s: measures and logs requests, and names only their routes',
    async (name) => {
      const site = { embedded, database, proxy }[name] as Site;
      const readMetrics = async (token: string) => {
        const response = await fetch(`${site.origin}/metrics`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return { status: response.status, text: await response.text() };
      };
      const requestLines = (): Record<string, unknown>[] =>
        site
          .output()
          .split('\n')
          .filter((line) => line.includes('"msg":"request"'))
          .map((line) => JSON.parse(line));
      const page = await fetch(`${site.origin}/vacancy/?search=taro%40example.com`);
      await page.text();
      await (await fetch(`${site.origin}/vacancy/987654/?token=a-secret`)).text();
      await (await fetch(site.url)).text();
      expect((await readMetrics('wrong')).status).toBe(401);
      const { text } = await readMetrics(TOKEN);
      for (const part of [
        'http_request_duration_seconds_count{method="GET",route="/vacancy",status="200"} ',
        'http_request_duration_seconds_count{method="GET",route="/vacancy",status="404"} 1',
        'http_request_duration_seconds_count{method="GET",route="/api/v3/public/vacancies/",status="200"} ',
        'nodejs_eventloop_lag_p99_seconds ',
      ])
        expect(text).toContain(part);
      expect(text).toMatch(/^kaikei_render_duration_seconds_count [1-9]/m);
      expect(text).toMatch(/^kaikei_cache_entries [1-9]/m);
      if (site === proxy)
        expect(text).toMatch(/kaikei_api_origin_duration_seconds_count\{method="GET",status="200"\} [1-9]/);
      else {
        expect(text).toMatch(/^kaikei_database_up 1$/m);
        expect(text).toMatch(/kaikei_database_pool_connections\{pool="requests",state="total"\} [1-9]/);
        expect(text).toContain('kaikei_mails{state="waiting"} 0');
      }
      expect(text + site.output()).not.toMatch(/987654|taro|a-secret/);
      const requestId = page.headers.get('x-request-id');
      const lineOfPage = () => requestLines().find((line) => line.requestId === requestId);
      await waitUntil('the line is written', lineOfPage);
      expect(lineOfPage()).toMatchObject({ method: 'GET', route: '/vacancy', status: 200 });
      // The call that a proxy makes for a page is a request of its own.
      if (site === embedded)
        expect(requestLines().some(({ route }) => route === '/api/v3/public/vacancies/')).toBe(true);
    },
  );

  it('with API_ORIGIN, forwards every request, and has no inbox', async () => {
    expect(proxy.output()).not.toContain('member@example.com');
    expect(await fetchCount(proxy)).toBe(120);
    const page = await (await fetch(`${proxy.origin}/vacancy`)).text();
    expect(page).toContain('連結決算');
    const rejected = await fetch(`${proxy.origin}/api/v3/public/logout/`, { method: 'POST' });
    const cookies = rejected.headers.getSetCookie().map((line) => line.slice(0, line.indexOf('=')));
    expect([rejected.status, cookies.toSorted()]).toEqual([403, ['csrf_browser', 'csrftoken']]);
    expect((await fetch(`${proxy.origin}/dev/mail`)).status).toBe(404);
  });
});
