/**
 * npm run bench:answers: measures every call that takes an address, for addresses that nobody has registered and for those
 * of members in turn, with real password hashes and on a temporary PostgreSQL that does not wait for the disk, whose time
 * would hide a difference (docs/trust.md, "Times of answers"). It takes about half a minute, and exits with 1 when two medians differ by more than 10 %. `-- 50` measures that
 * many pairs of each call.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { createApp } from '@/server/app';
import { hashPassword } from '@/server/auth/password-hash';
import { type Db, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { insertMember } from '@/server/members/insert';
import { type Agent, createAgent } from '@/tests/setup/agent';
import { GENEROUS_LIMITS } from '@/tests/setup/rate-limits';
import { median } from './bench/table';

const PAIRS = Number(process.argv[2] ?? 100);
/** Measured and left out, because the first calls load modules and fill caches. */
const WARM_UP = 20;
const LIMIT = 0.1;
const PASSWORD = 'correct-horse-2026';

interface Call {
  path: string;
  /** The body of somebody who does not know the password of that address. */
  body: (email: string) => object;
  status: number;
}

const CALLS: readonly Call[] = [
  { path: '/members/', body: (email) => ({ email }), status: 201 },
  { path: '/login/', body: (email) => ({ email, password: 'not-the-password-1' }), status: 400 },
  { path: '/login/google/', body: (email) => ({ token: 'made-up', email, is_login: true }), status: 200 },
  { path: '/issue-password-token/', body: (email) => ({ email }), status: 200 },
  { path: '/change-email/', body: (email) => ({ email, password: PASSWORD }), status: 200 },
];

let count = 0;

async function createMember(db: Db, passwordHash: string): Promise<string> {
  count += 1;
  const names = { familyName: '田中', givenName: '花子', familyNameKana: 'タナカ', givenNameKana: 'ハナコ' };
  const email = `member-${count}@example.com`;
  await insertMember(db, { ...names, email, passwordHash, termsAgreedAt: new Date() });
  return email;
}

async function timeOf(browser: Agent, call: Call, email: string): Promise<number> {
  const since = performance.now();
  const response = await browser.post(call.path, call.body(email));
  await response.text();
  const time = performance.now() - since;
  if (response.status !== call.status) throw new Error(`${call.path} answered ${response.status}`);
  return time;
}

/** Returns the median times of a call in milliseconds. The order within a pair changes from pair to pair. */
async function measure(db: Db, browser: Agent, passwordHash: string, call: Call) {
  const times: Record<'unknown' | 'member', number[]> = { unknown: [], member: [] };
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    const addresses = {
      member: await createMember(db, passwordHash),
      unknown: `unknown-${count}@example.com`,
    };
    for (const kind of pair % 2 ? (['unknown', 'member'] as const) : (['member', 'unknown'] as const)) {
      const time = await timeOf(browser, call, addresses[kind]);
      if (pair >= WARM_UP) times[kind].push(time);
    }
  }
  return { unknown: median(times.unknown), member: median(times.member) };
}

setSiteConfig(createSiteConfig(parseEnv({})));
const dataDir = await mkdtemp(path.join(tmpdir(), 'kaikei-answers-'));
// PostgreSQL runs as another user when this runs as root.
await chmod(dataDir, 0o755);
const server = await startEmbeddedPostgres({
  dataDir,
  settings: { fsync: 'off', synchronous_commit: 'off' },
});
try {
  await migrate(server.url);
  const { db, pool, close } = openDatabase(server.url);
  const verifyGoogleToken = async (token: string) => ({
    ...{ subject: token, email: 'stranger@example.com', tokenId: `${token} ${performance.now()}` },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const origin = { siteOrigin: 'http://localhost:3000', trustProxy: 0, hasDevInbox: false };
  const app = createApp({ db, pool, ...origin, rateLimits: GENEROUS_LIMITS, verifyGoogleToken });
  const passwordHash = await hashPassword(PASSWORD);
  process.stdout.write(`| call | unknown | member | difference |\n|---|---|---|---|\n`);
  for (const call of CALLS) {
    const browser = createAgent(async (request) => app.fetch(request));
    if (call.path === '/change-email/')
      await browser.post('/login/', { email: await createMember(db, passwordHash), password: PASSWORD });
    const { unknown, member } = await measure(db, browser, passwordHash, call);
    const difference = Math.abs(member - unknown) / Math.min(member, unknown);
    const cells = [`\`POST ${call.path}\``, `${unknown.toFixed(2)} ms`, `${member.toFixed(2)} ms`];
    process.stdout.write(`| ${cells.join(' | ')} | ${(difference * 100).toFixed(1)} % |\n`);
    if (difference > LIMIT) process.exitCode = 1;
  }
  await close();
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
