/**
 * npm run bench:uploads: sends hostile pictures and bodies to the reference API in parallel, in this process, and prints the
 * resident memory before, at the highest point and afterwards (docs/trust.md, "Memory under hostile uploads"). It exits with
 * 1 when an answer is a 5xx. `-- 32` sends that many at once.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { parseEnv } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { createApp } from '@/server/app';
import { hashPassword } from '@/server/auth/password-hash';
import { openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { insertMember } from '@/server/members/insert';
import { type Agent, createAgent } from '@/tests/setup/agent';
import { GENEROUS_LIMITS } from '@/tests/setup/rate-limits';

const PARALLEL = Number(process.argv[2] ?? 32);
const ROUNDS = 3;
const MB = 1024 * 1024;
const PASSWORD = 'correct-horse-2026';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** Pictures and bodies that cost far more than their size, or that are no pictures. */
async function createBodies(): Promise<Record<string, Buffer>> {
  const picture = await flat(7_700, 7_700);
  return {
    'PNG of 59 million pixels in little space': picture,
    'PNG of 90 million pixels, over the limit': await flat(9_500, 9_500),
    'PNG cut in its middle': picture.subarray(0, picture.length / 2),
    '5 MB without a picture': Buffer.alloc(5 * MB - 2_000, 'x'),
  };
}

/** Keeps the highest resident memory while `work` runs. */
async function peakOf(work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const measure = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(measure, 10);
  await work();
  measure();
  clearInterval(timer);
  return peak;
}

async function upload(browser: Agent, memberId: number, body: Buffer): Promise<number> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(body)]), 'image.png');
  const response = await browser.send('POST', `/members/${memberId}/profile-image/`, {
    headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

setSiteConfig(createSiteConfig(parseEnv({})));
const dataDir = await mkdtemp(path.join(tmpdir(), 'kaikei-uploads-'));
// PostgreSQL runs as another user when this runs as root.
await chmod(dataDir, 0o755);
const server = await startEmbeddedPostgres({ dataDir });
try {
  await migrate(server.url);
  const { db, pool, close } = openDatabase(server.url);
  const origin = { siteOrigin: 'http://localhost:3000', trustProxy: 0, hasDevInbox: false };
  const app = createApp({ db, pool, ...origin, rateLimits: GENEROUS_LIMITS });
  const email = 'member@example.com';
  const names = { familyName: '田中', givenName: '花子', familyNameKana: 'タナカ', givenNameKana: 'ハナコ' };
  const passwordHash = await hashPassword(PASSWORD);
  const id = await insertMember(db, { ...names, email, passwordHash, termsAgreedAt: new Date() });
  const browser = createAgent(async (request) => app.fetch(request));
  await browser.post('/login/', { email, password: PASSWORD });
  process.stdout.write(
    `${PARALLEL} at once\n| body | statuses | before | highest | 2 s later |\n|---|---|---|---|---|\n`,
  );
  for (const [name, body] of Object.entries(await createBodies())) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = process.memoryUsage.rss();
      const statuses = new Set<number>();
      const peak = await peakOf(async () => {
        const all = Array.from({ length: PARALLEL }, () => upload(browser, id, body));
        for (const status of await Promise.all(all)) statuses.add(status);
      });
      await pause(2_000);
      if ([...statuses].some((status) => status >= 500)) process.exitCode = 1;
      const cells = [
        name,
        [...statuses].join(', '),
        ...[before, peak, process.memoryUsage.rss()].map(inMegabytes),
      ];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
    }
  }
  await close();
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
