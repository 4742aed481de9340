import { readdir, readFile, symlink } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/running-site';
import { query } from '../setup/query';
import { startSmtpServer } from '../setup/smtp-server';
import { createFolder, ROOT, removeFolder, serverPid, startProcess, waitUntil } from './helpers';
import { browse, type Site, type SiteSetup, setUpSites } from './site-process';

// Several sites start one after the other, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let setup: SiteSetup;

beforeEach(async () => {
  setup = await setUpSites();
});
afterEach(() => setup.cleanUp());

const killSite = async (site: Site) => {
  process.kill(-(site.child.pid ?? 0), 'SIGKILL');
  await site.exited;
};

const fetchCount = async (site: Site): Promise<unknown> => (await (await fetch(site.url)).json()).count;

/** Fetches a page without its data. @returns its status, and whether it shows the notice */
async function fetchVacancyPage({ origin }: { origin: string }): Promise<[number, boolean]> {
  const response = await fetch(`${origin}/vacancy`);
  return [response.status, (await response.text()).includes('ただいまサービスに接続できません。')];
}

const readinessOf = async ({ origin }: Site) => (await fetch(`${origin}/readyz`)).status;

/** Repeats an assertion until what the site keeps in memory, for 5 s at most, has expired. */
const waitForExpiry = (assertion: () => Promise<void>) =>
  vi.waitFor(assertion, { timeout: 60_000, interval: 250 });

describe('npm start', () => {
  it('needs neither next.config.ts nor its compiler, and answers as the build has recorded', async () => {
    // A folder with everything but that file.
    const folder = await createFolder();
    for (const name of await readdir(ROOT))
      if (name !== 'next.config.ts') await symlink(path.join(ROOT, name), path.join(folder, name));
    const PORT = String(await freePort());
    const dist = process.env.NEXT_DIST_DIR;
    const site = startProcess(process.execPath, ['gateway/start.mjs'], {
      cwd: folder,
      env: { PORT, API_ORIGIN: 'http://127.0.0.1:1', ...(dist && { NEXT_DIST_DIR: dist }) },
    });
    try {
      await waitUntil(`the site listens: ${site.output()}`, () => site.output().includes('Mode'));
      const read = (address: string) => fetch(`http://localhost:${PORT}${address}`, { redirect: 'manual' });
      const [page, list, icon] = await Promise.all(
        ['/terms', '/vacancy', '/icons/apple-touch-icon.png'].map(read),
      );
      expect([page?.status, page?.headers.get('x-powered-by')]).toEqual([200, null]);
      // `skipTrailingSlashRedirect`, and the `headers` of pictures.
      expect([list?.status, icon?.status]).toEqual([503, 200]);
      expect(icon?.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
      if (process.platform === 'linux')
        expect(await readFile(`/proc/${site.child.pid}/maps`, 'utf8')).not.toMatch(/swc/);
    } finally {
      site.child.kill('SIGTERM');
      await site.exited;
      await removeFolder(folder);
    }
  });

  it('reports a port in use and leaves no database running', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, resolve));
    onTestFinished(() => void probe.close());
    const { port } = probe.address() as AddressInfo;
    const site = await setup.spawnSite({ PORT: String(port) });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(
      new RegExp(`^Cannot start: port ${port} is in use\\. Set PORT to another one\\.$`, 'm'),
    );
    expect(await serverPid(path.join(setup.dataDir, 'postgres'))).toBeUndefined();
  });

  it('after SIGKILL, the next start adopts the database with all committed rows', async () => {
    const first = await setup.startSite({ SEED: 'none' });
    await query(setup.databaseUrl(), "create table kept as select 'row' as what");
    const pid = await serverPid(path.join(setup.dataDir, 'postgres'));
    await killSite(first);
    const second = await setup.startSite({ SEED: 'none' });
    expect(await serverPid(path.join(setup.dataDir, 'postgres'))).toBe(pid);
    expect(await query(setup.databaseUrl(), 'select what from kept')).toEqual([{ what: 'row' }]);
    expect(await fetchCount(second)).toBe(0);
  });

  it('is alive but not ready without a migration or the database, whose absence it answers with 503 in Japanese, and recovers by itself', async () => {
    const database = await setup.startDatabase();
    const site = await setup.startSite({ DATABASE_URL: setup.databaseUrl(), SEED: 'demo' });
    expect(await fetchCount(site)).toBe(120);
    expect(await readinessOf(site)).toBe(200);
    await query(
      setup.databaseUrl(),
      `create table newest as select * from drizzle.__drizzle_migrations order by created_at desc limit 1;
       delete from drizzle.__drizzle_migrations where id in (select id from newest)`,
    );
    await waitUntil('the missing migration is noticed', async () => (await readinessOf(site)) === 503);
    await query(setup.databaseUrl(), 'insert into drizzle.__drizzle_migrations select * from newest');
    await waitUntil('the migration is noticed', async () => (await readinessOf(site)) === 200);
    await database.stop();
    await waitUntil('the missing database is noticed', async () => (await readinessOf(site)) === 503);
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    await waitForExpiry(async () => {
      const unavailableAnswer = await fetch(site.url);
      expect([unavailableAnswer.status, (await unavailableAnswer.json()).error]).toEqual([
        503,
        expect.stringContaining('接続できません'),
      ]);
    });
    await waitForExpiry(async () => expect(await fetchVacancyPage(site)).toEqual([503, true]));
    await setup.startDatabase();
    expect(await fetchCount(site)).toBe(120);
  });

  it('after SIGKILL, a mail that the process was sending is sent by another one when its lock has ended', async () => {
    await setup.startDatabase();
    const port = await freePort();
    const env = { DATABASE_URL: setup.databaseUrl(), SMTP_URL: `smtp://127.0.0.1:${port}`, SEED: 'none' };
    const connections: Socket[] = [];
    const silent = createServer((socket) => connections.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    const first = await setup.startSite(env);
    expect((await browse(first).post('/members/', { email: 'waiting@example.com' })).status).toBe(201);
    await waitUntil('the mail is being sent', () => connections.length > 0);
    await killSite(first);
    for (const socket of connections) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));

    const { received, close } = await startSmtpServer(port);
    onTestFinished(async () => void (await close()));
    await setup.startSite(env);
    await waitUntil('the mail is sent', () => received.length > 0);
    expect(received).toEqual([expect.stringContaining('waiting@example.com')]);
  });
});

describe('a stop', () => {
  it('on SIGTERM, serves requests for DRAIN_SECONDS while it is not ready, then finishes what is running', async () => {
    const site = await setup.startSite({ SEED: 'none', DRAIN_SECONDS: '6' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const read = () =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
        get(site.url, { agent }, (response) => {
          response.resume().on('end', () => {
            const { statusCode, headers } = response;
            resolve({ status: statusCode, connection: headers.connection });
          });
        }).on('error', reject);
      });
    expect(await read()).toEqual({ status: 200, connection: 'keep-alive' });
    const since = Date.now();
    site.child.kill('SIGTERM');
    await waitUntil('the site is not ready', async () => (await readinessOf(site)) === 503);
    // On the connection that was open, and on new ones.
    expect(await read()).toEqual({ status: 200, connection: 'close' });
    for (let count = 0; count < 5; count += 1)
      expect(await read()).toEqual({ status: 200, connection: 'close' });
    expect(await site.exited).toBe(0);
    expect(Date.now() - since).toBeGreaterThan(5_900);
    agent.destroy();
  });

  it('ends in time with its PostgreSQL while a mail server does not answer', async () => {
    const clients: Socket[] = [];
    const silent = createServer((socket) => {
      clients.push(socket.on('error', () => undefined));
      socket.write('220 test\r\n');
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of clients) socket.destroy();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    const site = await setup.startSite({ SMTP_URL: `smtp://127.0.0.1:${port}`, SEED: 'none' });
    expect((await browse(site).post('/members/', { email: 'waiting@example.com' })).status).toBe(201);
    await waitUntil('the mail is being sent', () => clients.length > 0);
    site.child.kill('SIGTERM');
    expect(await site.exited).toBe(0);
    expect(await serverPid(path.join(setup.dataDir, 'postgres'))).toBeUndefined();
  });

  it('does not drain on Ctrl-C, and a second SIGTERM ends the draining', async () => {
    const env = { API_ORIGIN: 'http://127.0.0.1:1', DRAIN_SECONDS: '120' };
    const [first, second] = await Promise.all([setup.startSite(env), setup.startSite(env)]);
    // A terminal sends it to npm and all its child processes.
    process.kill(-(first.child.pid ?? 0), 'SIGINT');
    expect(await first.exited).toBe(0);
    second.child.kill('SIGTERM');
    await waitUntil('the site drains', async () => (await readinessOf(second)) === 503);
    // A signal that is repeated within a second counts as one.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });
});

describe('the other two modes', () => {
  it('two processes start at once on one DATABASE_URL, and a third with API_ORIGIN says when that API is away', async () => {
    const owner = await setup.startSite({ SEED: 'none' });
    await query(setup.databaseUrl(), 'create database shared');
    const env = { DATABASE_URL: setup.databaseUrl('shared'), SEED: 'demo' };
    const [one, two] = await Promise.all([setup.startSite(env), setup.startSite(env)]);
    expect([await fetchCount(one), await fetchCount(two), await fetchCount(owner)]).toEqual([120, 120, 0]);

    const proxySite = await setup.startSite({ API_ORIGIN: one.origin });
    expect(await fetchCount(proxySite)).toBe(120);

    one.child.kill('SIGTERM');
    expect(await one.exited).toBe(0);
    const unavailable = await fetch(proxySite.url);
    expect([unavailable.status, (await unavailable.json()).error]).toEqual([
      502,
      expect.stringContaining('接続できません'),
    ]);
    // A kept page may be sent for the rest of its seconds.
    await waitForExpiry(async () => {
      const page = await fetch(`${proxySite.origin}/vacancy`);
      expect([page.status, (await page.text()).includes('ただいまサービスに接続できません。')]).toEqual([
        503,
        true,
      ]);
    });
  });
});
