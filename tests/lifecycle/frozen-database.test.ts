import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverPid } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

/** A database whose processes are stopped accepts connections, because the system does, and answers nothing. */
let setup: SiteSetup;
let stopped: number[];

beforeEach(async () => {
  stopped = [];
  setup = await setUpSites();
});
afterEach(async () => {
  for (const pid of stopped) resume(pid);
  await setup.cleanUp();
});

/** A process whose connection has been closed meanwhile may be gone. */
function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {}
}

/** Returns the ids of the server and of its child processes. */
async function serverPids(): Promise<number[]> {
  const parent = (await serverPid(path.join(setup.dataDir, 'postgres'))) ?? 0;
  const stats = (await readdir('/proc'))
    .filter((name) => /^\d+$/.test(name))
    .map(async (pid) => ({
      pid: Number(pid),
      text: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    }));
  const children = (await Promise.all(stats)).filter(
    ({ text }) => text.split(') ')[1]?.split(' ')[1] === String(parent),
  );
  return [parent, ...children.map(({ pid }) => pid)];
}

async function time(url: string) {
  const since = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ms: performance.now() - since };
}

const isReady = async ({ origin }: Site) => (await fetch(`${origin}/readyz`)).status;

it.skipIf(process.platform !== 'linux')(
  'a stopped PostgreSQL causes a 503 for calls and pages, and all recovers',
  async () => {
    await setup.startDatabase();
    const site = await setup.startSite({ DATABASE_URL: setup.databaseUrl(), SEED: 'demo' });
    expect((await time(`${site.origin}/vacancy/`)).status).toBe(200);
    expect(await isReady(site)).toBe(200);

    stopped = await serverPids();
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    const [call, page] = await Promise.all([
      time(`${site.origin}/api/v3/public/seminars/`),
      time(`${site.origin}/vacancy/`),
    ]);
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.status).toBe(503);
    // The operator finds the failure in the log by the number that the visitor reads.
    expect(page.text).toContain(`お問い合わせ番号：${page.headers.get('x-request-id')}`);
    for (const { ms } of [call, page]) expect(ms).toBeLessThan(30_000);
    expect(await isReady(site)).toBe(503);

    for (const pid of stopped) resume(pid);
    await vi.waitFor(
      async () => {
        expect((await time(`${site.origin}/vacancy/`)).status).toBe(200);
        expect(await isReady(site)).toBe(200);
      },
      { timeout: 60_000, interval: 200 },
    );
  },
);
