/**
 * npm run bench:responses: measures every call that takes an address (the list of tests/server/enumeration.test.ts), for
 * addresses that nobody has registered, for those of members, of registrations that are not complete and of suspended
 * members in turn, with real password hashes and on a temporary PostgreSQL that does not wait for the disk, whose time
 * would hide a difference (docs/trust.md, "Times of responses"). It takes about a minute, and exits with 1 when the medians of
 * a call differ by more than 10 %. `-- 50` measures that many rounds of each call.
 */
import { randomUUID } from 'node:crypto';
import { parseEnv } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { createApp } from '@/server/app';
import { hashPassword } from '@/server/auth/password-hash';
import { type Db, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { insertMember } from '@/server/members/insert';
import { findOrCreateMember } from '@/server/members/service';
import { type Agent, createAgent } from '@/tests/setup/agent';
import { buildInquiry } from '@/tests/setup/company-inquiries';
import { GENEROUS_LIMITS } from '@/tests/setup/rate-limits';
import { median } from './table';
import { startTemporaryPostgres } from './temporary-postgres';

const ROUNDS = Number(process.argv[2] ?? 100);
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
  { path: '/login/google/', body: (email) => ({ token: 'invalid', email, is_login: true }), status: 200 },
  { path: '/issue-password-token/', body: (email) => ({ email }), status: 200 },
  { path: '/change-email/', body: (email) => ({ email, password: PASSWORD }), status: 200 },
  {
    path: '/company-inquiries/',
    body: (email) => buildInquiry({ email, request_id: randomUUID() }),
    status: 200,
  },
];

/** What may be known of an address. */
const KINDS = ['unknown', 'member', 'incomplete', 'suspended'] as const;
type Kind = (typeof KINDS)[number];

let count = 0;

/** Returns a new address of that kind. */
async function createAddress(db: Db, passwordHash: string, kind: Kind): Promise<string> {
  count += 1;
  const email = `${kind}-${count}@example.com`;
  if (kind === 'unknown') return email;
  if (kind === 'incomplete') {
    await findOrCreateMember(db, email);
    return email;
  }
  const names = { familyName: '田中', givenName: '花子', familyNameKana: 'タナカ', givenNameKana: 'ハナコ' };
  const status = kind === 'suspended' ? 'suspended' : 'active';
  await insertMember(db, { ...names, email, passwordHash, status, termsAgreedAt: new Date() });
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

/** Returns the median times of a call in milliseconds. Each round begins with another kind of address. */
async function measure(db: Db, browser: Agent, passwordHash: string, call: Call): Promise<number[]> {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const at = round % KINDS.length;
    for (const kind of [...KINDS.slice(at), ...KINDS.slice(0, at)]) {
      const time = await timeOf(browser, call, await createAddress(db, passwordHash, kind));
      if (round >= WARM_UP) times[kind].push(time);
    }
  }
  return KINDS.map((kind) => median(times[kind]));
}

setSiteConfig(createSiteConfig(parseEnv({})));
const server = await startTemporaryPostgres({ fsync: 'off', synchronous_commit: 'off' });
try {
  await migrate(server.url);
  const { db, pool, close } = openDatabase(server.url);
  const verifyGoogleToken = async (token: string) => ({
    subject: token,
    email: 'stranger@example.com',
    tokenId: `${token} ${performance.now()}`,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const settings = {
    siteOrigin: 'http://localhost:3000',
    trustProxy: 0,
    hasDevInbox: false,
    rateLimits: GENEROUS_LIMITS,
    inquiryAddress: 'operator@example.com',
  };
  const app = createApp({ db, pool, ...settings, verifyGoogleToken });
  const passwordHash = await hashPassword(PASSWORD);
  process.stdout.write(`| call | ${KINDS.join(' | ')} | difference |\n|---|---|---|---|---|---|\n`);
  for (const call of CALLS) {
    const browser = createAgent(async (request) => app.fetch(request));
    if (call.path === '/change-email/') {
      const email = await createAddress(db, passwordHash, 'member');
      await browser.post('/login/', { email, password: PASSWORD });
    }
    const medians = await measure(db, browser, passwordHash, call);
    const difference = Math.max(...medians) / Math.min(...medians) - 1;
    const cells = medians.map((time) => `${time.toFixed(2)} ms`);
    process.stdout.write(
      `| \`POST ${call.path}\` | ${cells.join(' | ')} | ${(difference * 100).toFixed(1)} % |\n`,
    );
    if (difference > LIMIT) process.exitCode = 1;
  }
  await close();
} finally {
  await server.stop();
}
