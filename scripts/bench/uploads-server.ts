/** The process that `npm run bench:uploads` measures: the reference API behind the request handler of the site. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { handleApiRequest } from '@/api/transport/request-handler';
import { parseEnv } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { setRuntime } from '@/lib/api-runtime';
import { createApp } from '@/server/app';
import { hashPassword } from '@/server/auth/password-hash';
import { openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { insertMember } from '@/server/members/insert';
import { GENEROUS_LIMITS } from '@/tests/setup/rate-limits';
import { startTemporaryPostgres } from './temporary-postgres';

/** Resident memory in bytes. */
export interface ResidentMemory {
  now: number;
  /** Since the start of the process, as the system has counted it. */
  highest: number;
}

/** The first message of this process. */
export interface ServerReady {
  origin: string;
  memberId: number;
  credentials: { email: string; password: string };
}

const CREDENTIALS = { email: 'member@example.com', password: 'correct-horse-2026' };

setSiteConfig(createSiteConfig(parseEnv({})));
const database = await startTemporaryPostgres();
await migrate(database.url);
const { db, pool, close } = openDatabase(database.url);
const settings = { siteOrigin: 'http://localhost:3000', trustProxy: 0, hasDevInbox: false };
const app = createApp({ db, pool, ...settings, rateLimits: GENEROUS_LIMITS });
setRuntime({ fetch: async (request) => app.fetch(request), stop: async () => undefined, banner: [] });
const names = { familyName: '田中', givenName: '花子', familyNameKana: 'タナカ', givenNameKana: 'ハナコ' };
const passwordHash = await hashPassword(CREDENTIALS.password);
const memberId = await insertMember(db, {
  ...names,
  email: CREDENTIALS.email,
  passwordHash,
  termsAgreedAt: new Date(),
});
const server = createServer(getRequestListener(handleApiRequest, { overrideGlobalObjects: false }));
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const measure = (): ResidentMemory => ({
  now: process.memoryUsage.rss(),
  highest: process.resourceUsage().maxRSS * 1024,
});

process.on('message', (message) => {
  if (message === 'measure') process.send?.(measure());
  else void stop();
});

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await close();
  await database.stop();
  process.disconnect();
}

const { port } = server.address() as AddressInfo;
process.send?.({
  origin: `http://127.0.0.1:${port}`,
  memberId,
  credentials: CREDENTIALS,
} satisfies ServerReady);
