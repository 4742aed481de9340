import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@/scripts/helpers/running-site';
import { createAgent } from '../setup/agent';
import { startSmtpServer } from '../setup/smtp-server';
import { waitUntil } from './helpers';
import { type SiteSetup, setUpSites } from './site-process';

let setup: SiteSetup;

beforeEach(async () => {
  setup = await setUpSites();
});
afterEach(() => setup.cleanUp());

it('a mail that a process was sending when it was killed is sent by another one when its lock has ended', async () => {
  await setup.startDatabase();
  const port = await freePort();
  const env = { DATABASE_URL: setup.databaseUrl(), SMTP_URL: `smtp://127.0.0.1:${port}`, SEED: 'none' };
  const connections: Socket[] = [];
  const silent = createServer((socket) => connections.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
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

  const { received, close } = await startSmtpServer(port);
  onTestFinished(async () => void (await close()));
  await setup.startSite(env);
  await waitUntil('the mail is sent', () => received.length > 0, 120_000);
  expect(received).toEqual([expect.stringContaining('waiting@example.com')]);
}, 240_000);
