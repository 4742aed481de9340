import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '@/scripts/helpers/free-port';
import { createAgent } from '../setup/agent';
import { smtpServer } from '../setup/smtp-server';
import { waitUntil } from './helpers';
import { type SiteSetup, setUpSites } from './site-process';

let setup: SiteSetup;
let servers: Server[];

beforeEach(async () => {
  servers = [];
  setup = await setUpSites();
});
afterEach(async () => {
  await setup.cleanUp();
  for (const server of servers) server.close();
});

async function listen(server: Server, port: number): Promise<void> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

it('a mail that a process was sending when it was killed is sent by another one when its lock has ended', async () => {
  await setup.startDatabase();
  const port = await freePort();
  const env = { DATABASE_URL: setup.databaseUrl(), SMTP_URL: `smtp://127.0.0.1:${port}`, SEED: 'none' };
  const connections: Socket[] = [];
  const silent = createServer((socket) => connections.push(socket.on('error', () => undefined)));
  await listen(silent, port);
  const first = await setup.startSite(env);
  const browser = createAgent((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(first.origin + pathname + search, request));
  });
  expect((await browser.post('/members/', { email: 'waiting@example.com' })).status).toBe(201);
  await waitUntil('the mail is being sent', () => connections.length > 0);
  process.kill(-(first.child.pid ?? 0), 'SIGKILL');
  await first.exited;
  for (const socket of connections) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));

  const received: string[] = [];
  await listen(smtpServer(received), port);
  await setup.startSite(env);
  await waitUntil('the mail is sent', () => received.length > 0, 120_000);
  expect(received).toEqual([expect.stringContaining('waiting@example.com')]);
}, 240_000);
