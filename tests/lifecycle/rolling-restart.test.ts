import { Agent, request } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/free-port';
import {
  type Balancer,
  isInstalled,
  type StartBalancer,
  startDocumentedHaproxy,
  startDocumentedNginx,
  startSimpleBalancer,
} from './balancers';
import { waitUntil } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

const CLIENTS = 8;
const DRAIN_SECONDS = 3;

// Several sites start one after the other, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let setup: SiteSetup;
let balancer: Balancer | undefined;

beforeEach(async () => {
  balancer = undefined;
  setup = await setUpSites();
});
afterEach(async () => {
  await balancer?.stop();
  await setup.cleanUp();
});

/** Sends requests without a pause on connections that stay open, reads and writes in turn. */
function startLoad(port: number) {
  let stopped = false;
  let count = 0;
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const send = (method: string, path: string) =>
    new Promise<void>((resolve) => {
      const sent = request({ host: '127.0.0.1', port, method, path, agent }, (response) => {
        response.resume().on('end', () => {
          count += 1;
          // A login without a CSRF token is rejected by the API itself.
          const expected = method === 'POST' ? 403 : 200;
          if (response.statusCode !== expected) failures.push(`${method} ${path}: ${response.statusCode}`);
          resolve();
        });
        response.on('error', () => undefined);
      });
      sent.on('error', (error) => {
        failures.push(`${method} ${path}: ${error.message}`);
        resolve();
      });
      sent.end();
    });
  const run = async () => {
    while (!stopped) {
      await send('GET', '/api/v3/public/vacancies/');
      await send('GET', '/vacancy/');
      await send('POST', '/api/v3/public/login/');
    }
  };
  const clients = Array.from({ length: CLIENTS }, run);
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
      agent.destroy();
      return { count, failures };
    },
  };
}

const isReady = async ({ origin }: Site) =>
  (await fetch(`${origin}/readyz`).catch(() => undefined))?.status === 200;

async function restartUnderLoad(startBalancer: StartBalancer) {
  await setup.startDatabase();
  const env = { DATABASE_URL: setup.databaseUrl(), SEED: 'demo', DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => setup.startSite({ ...env, PORT: String(port) });
  const sites = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
  balancer = await startBalancer(ports, setup.dataDir);
  const { port } = balancer;
  await waitUntil('the balancer serves', async () => (await fetch(`http://127.0.0.1:${port}/vacancy/`)).ok);
  const load = startLoad(port);
  for (const [index, site] of sites.entries()) {
    site.child.kill('SIGTERM');
    expect(await site.exited).toBe(0);
    const next = await start(site.port);
    sites[index] = next;
    await waitUntil('the new process is ready', () => isReady(next));
    // The balancer needs a moment to see it before the other site may go.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
  return load.stop();
}

it('a rolling restart under load loses no request behind a balancer that asks for /readyz', async () => {
  const { count, failures } = await restartUnderLoad(startSimpleBalancer);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

it.skipIf(!isInstalled('haproxy'))(
  'a rolling restart under load loses no request behind HAProxy (skipped unless haproxy is installed)',
  async () => {
    const { count, failures } = await restartUnderLoad(startDocumentedHaproxy);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(200);
  },
);

it.skipIf(!isInstalled('nginx'))(
  'a rolling restart under load loses no request behind nginx (skipped unless nginx is installed)',
  async () => {
    const { count, failures } = await restartUnderLoad(startDocumentedNginx);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(200);
  },
);
