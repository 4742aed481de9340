import { readdir, readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/running-site';
import { query } from '../setup/query';
import { createFolder, ROOT, removeFolder, serverPid, startProcess, waitUntil } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

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

  it('returns 503 in Japanese, also for pages, while the database is unavailable, and recovers by itself', async () => {
    const database = await setup.startDatabase();
    const site = await setup.startSite({ DATABASE_URL: setup.databaseUrl(), SEED: 'demo' });
    expect(await fetchCount(site)).toBe(120);
    await database.stop();
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
});

describe('a start that fails', () => {
  const failure = async (env: Record<string, string>) => {
    const site = await setup.spawnSite(env);
    expect(await site.exited).toBe(1);
    return site
      .output()
      .split('\n')
      .filter((line) => line && !/^(npm|>|✓|Stopping)/.test(line));
  };

  it('rejects data that a running site uses, and leaves that site unharmed', async () => {
    const first = await setup.startSite();
    expect(await failure({})).toEqual([
      expect.stringMatching(/^Cannot start: another instance \(process \d+\)/),
    ]);
    expect(await fetchCount(first)).toBe(120);
  });

  it('reports a port in use and leaves no database running', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, resolve));
    const address = probe.address();
    const PORT = String(typeof address === 'object' && address?.port);
    try {
      expect(await failure({ PORT })).toEqual([
        `Cannot start: port ${PORT} is in use. Set PORT to another one.`,
      ]);
    } finally {
      probe.close();
    }
    expect(await serverPid(path.join(setup.dataDir, 'postgres'))).toBeUndefined();
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
