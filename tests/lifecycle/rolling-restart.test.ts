import { chmod, readFile, writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/helpers/running-site';
import {
  type Balancer,
  isInstalled,
  type StartBalancer,
  startDocumentedHaproxy,
  startDocumentedNginx,
  startSimpleBalancer,
} from './balancers';
import { startProcess, waitUntil } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

/** Behind each balancer. */
const CLIENTS = 3;

// Several sites start one after the other, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let setup: SiteSetup;
let balancers: Balancer[];

beforeEach(async () => {
  balancers = [];
  setup = await setUpSites();
});
afterEach(async () => {
  await Promise.all(balancers.map((each) => each.stop()));
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

/** Returns the loop of docs/operations.md for these ports, in which `systemctl` is a program of the test. */
async function documentedLoop(ports: number[]): Promise<string> {
  const text = await readFile('docs/operations.md', 'utf8');
  const [loop = ''] = /^for port in 3000 3001; do\n(?:.*\n)*?done$/m.exec(text) ?? [];
  expect(loop).toContain('systemctl restart kaikei-link@$port');
  return loop.replace('3000 3001', ports.join(' '));
}

/** Returns a setting of the unit that an operator copies. */
async function settingOfUnit(name: string): Promise<string> {
  const unit = await readFile('deploy/systemd/kaikei-link@.service', 'utf8');
  return new RegExp(`^Environment=${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
}

/** Starts what `systemctl restart` does: it ends the process of a port and starts another one. @returns its address */
async function startSupervisor(sites: Map<number, Site>, start: (port: number) => Promise<Site>) {
  const server = createServer(async ({ url = '' }, response) => {
    const port = Number(url.slice(1));
    const old = sites.get(port);
    old?.child.kill('SIGTERM');
    expect(await old?.exited).toBe(0);
    sites.set(port, await start(port));
    response.end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const BALANCERS: [name: string, start: StartBalancer][] = [
  ['a balancer that asks for /readyz', startSimpleBalancer],
  ...(isInstalled('haproxy') ? [['HAProxy', startDocumentedHaproxy] as [string, StartBalancer]] : []),
  ...(isInstalled('nginx') ? [['nginx', startDocumentedNginx] as [string, StartBalancer]] : []),
];

it('a rolling restart under load loses no request behind a simple balancer, nor behind HAProxy and nginx where they are installed', async () => {
  await setup.startDatabase();
  const DRAIN_SECONDS = await settingOfUnit('DRAIN_SECONDS');
  const env = { DATABASE_URL: setup.databaseUrl(), SEED: 'demo', DRAIN_SECONDS };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => setup.startSite({ ...env, PORT: String(port) });
  const sites = new Map<number, Site>();
  for (const port of ports) sites.set(port, await start(port));
  for (const [, startBalancer] of BALANCERS) balancers.push(await startBalancer(ports, setup.dataDir));
  for (const { port } of balancers)
    await waitUntil('the balancer serves', async () => (await fetch(`http://127.0.0.1:${port}/vacancy/`)).ok);
  const supervisor = await startSupervisor(sites, start);
  const systemctl = path.join(setup.dataDir, 'systemctl');
  await writeFile(systemctl, `#!/bin/sh\nexec curl -fsS "${supervisor.address}/\${2#kaikei-link@}"\n`);
  await chmod(systemctl, 0o755);
  const loads = balancers.map(({ port }) => startLoad(port));
  const loop = startProcess('sh', ['-ec', `PATH="${setup.dataDir}:$PATH"\n${await documentedLoop(ports)}`]);
  expect([await loop.exited, loop.output()]).toEqual([0, expect.any(String)]);
  supervisor.stop();
  const results = await Promise.all(loads.map((load) => load.stop()));
  for (const [index, { count, failures }] of results.entries()) {
    const name = BALANCERS[index]?.[0];
    expect(failures, `failures behind ${name}`).toEqual([]);
    expect(count, `requests behind ${name}`).toBeGreaterThan(200);
  }
});
