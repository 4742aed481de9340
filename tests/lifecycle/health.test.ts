import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { query } from '../setup/query';
import { waitUntil } from './helpers';
import { type Site, type SiteSetup, setUpSites } from './site-process';

// Several sites start one after the other, and other programs may use the machine at the same time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let setup: SiteSetup;

beforeEach(async () => {
  setup = await setUpSites();
});
afterEach(() => setup.cleanUp());

/** Sends lines as they are. @returns the whole reply */
function send({ port }: Site, ...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    socket.on('close', () => resolve(reply));
    socket.on('error', reject);
  });
}

const statusOf = (reply: string) => Number(reply.split(' ')[1]);

/** Reads both health checks as load balancers ask for them. */
async function readChecks(site: Site): Promise<number[]> {
  const replies = [
    await send(site, 'GET /healthz HTTP/1.0'),
    await send(site, 'GET /readyz HTTP/1.0'),
    await send(site, 'GET /readyz HTTP/1.1', 'Connection: close'),
    await send(site, 'HEAD /healthz?from=balancer HTTP/1.1', 'Host: 10.0.0.1', 'Connection: close'),
  ];
  return replies.map(statusOf);
}

const statusOfReadiness = async ({ origin }: Site) => (await fetch(`${origin}/readyz`)).status;

/** Asks for different pages at once, each on a connection of its own. */
function askForPages({ origin }: Site, count: number) {
  let answered = 0;
  const ask = (page: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${origin}/vacancy/?search=${page}`, { agent: false }, (response) => {
        response.resume().on('end', () => {
          answered += 1;
          resolve(response.statusCode);
        });
      }).on('error', reject);
    });
  return {
    answered: () => answered,
    statuses: Promise.all(Array.from({ length: count }, (_, page) => ask(page))),
  };
}

it('answers health checks on new connections between the renderings of pages that wait', async () => {
  const site = await setup.startSite();
  const pages = askForPages(site, 200);
  await waitUntil('pages are being rendered', () => pages.answered() >= 20);
  // Counted in pages, because the time of one depends on the machine.
  const waits: number[] = [];
  while (pages.answered() < 150) {
    const before = pages.answered();
    expect(statusOf(await send(site, 'GET /healthz HTTP/1.0'))).toBe(200);
    waits.push(pages.answered() - before);
  }
  expect(Math.max(...waits)).toBeLessThan(15);
  expect(new Set(await pages.statuses)).toEqual(new Set([200]));
});

it('is alive but not ready while the database does not answer or lacks a migration', async () => {
  const owner = await setup.startDatabase();
  const site = await setup.startSite({ DATABASE_URL: setup.databaseUrl(), SEED: 'none' });
  expect(await statusOfReadiness(site)).toBe(200);
  await query(
    setup.databaseUrl(),
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  );
  await waitUntil('the missing migration is noticed', async () => (await statusOfReadiness(site)) === 503);
  await owner.stop();
  expect(await readChecks(site)).toEqual([200, 503, 503, 200]);
});

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
  await waitUntil('the site is not ready', async () => (await statusOfReadiness(site)) === 503);
  // On the connection that was open, and on new ones.
  expect(await read()).toEqual({ status: 200, connection: 'close' });
  for (let count = 0; count < 5; count += 1)
    expect(await read()).toEqual({ status: 200, connection: 'close' });
  expect(await site.exited).toBe(0);
  expect(Date.now() - since).toBeGreaterThan(5_900);
  agent.destroy();
});

it('does not drain on Ctrl-C, and a second SIGTERM ends the draining', async () => {
  const env = { API_ORIGIN: 'http://127.0.0.1:1', DRAIN_SECONDS: '120' };
  const [first, second] = await Promise.all([setup.startSite(env), setup.startSite(env)]);
  // A terminal sends it to npm and all its child processes.
  process.kill(-(first.child.pid ?? 0), 'SIGINT');
  expect(await first.exited).toBe(0);
  second.child.kill('SIGTERM');
  await waitUntil('the site drains', async () => (await statusOfReadiness(second)) === 503);
  // A signal that is repeated within a second counts as one.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
});
