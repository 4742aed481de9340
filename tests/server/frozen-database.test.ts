import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '@/server/app';
import { type Database, isDatabaseUnavailable, openDatabase } from '@/server/db/client';
import { createReadinessCheck } from '@/server/db/readiness';
import { inTransaction } from '@/server/db/transaction';
import { log } from '@/server/log';
import { createAgent } from '../setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';
import { type DatabaseProxy, startDatabaseProxy } from '../setup/database-proxy';
import { eventually } from '../setup/eventually';

/** Nothing would ever end without the limits of seconds that are tested here. A busy machine may take longer than they say. */
const HANGS_MS = 30_000;

let api: TestApi;
let proxy: DatabaseProxy;
let database: Database;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  api = await createTestApi();
  proxy = await startDatabaseProxy(api.url);
});
afterAll(async () => {
  await proxy.stop();
  await api.drop();
});
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  database = openDatabase(proxy.url);
  app = createApp({
    db: database.db,
    pool: database.pool,
    siteOrigin: SITE_ORIGIN,
    trustProxy: 0,
    hasDevInbox: true,
  });
});
afterEach(async () => {
  proxy.freeze(false);
  await database.close();
  vi.restoreAllMocks();
});

const browse = () => createAgent((request) => app.fetch(request));

/** @returns what the call answered, and after how many milliseconds */
async function time(call: () => Promise<Response>) {
  const since = performance.now();
  const { status, headers } = await call();
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - since };
}

/** Opens as many connections as the pool has, so that all of them are idle when the test begins. */
async function fillPool(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
  for (const client of clients) client.release();
  expect(database.pool.idleCount).toBe(10);
}

describe('while the database accepts connections and answers nothing', () => {
  test('every one of 40 calls at once is answered with 503 and Retry-After, and none hangs', async () => {
    await fillPool();
    proxy.freeze(true);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        time(() => browse().get(index % 2 === 0 ? '/vacancies/' : '/seminars/1/')),
      ),
    );
    for (const { status, retryAfter, ms } of responses) {
      expect([status, retryAfter]).toEqual([503, '5']);
      expect(ms).toBeLessThan(HANGS_MS);
    }
  });

  test.each(['select', 'commit'])(
    'a transaction ends when the database stops at its %s, and the pool keeps its size',
    async (where) => {
      await fillPool();
      const since = performance.now();
      const failed = inTransaction(database.db, async (tx) => {
        if (where === 'select') proxy.freeze(true);
        await tx.execute(sql`select 1`);
        proxy.freeze(true);
      });
      const error = await failed.catch((thrown: unknown) => thrown);
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(performance.now() - since).toBeLessThan(HANGS_MS);
      proxy.freeze(false);
      await fillPool();
    },
  );

  test('the readiness check says so, and recovers by itself', async () => {
    const readiness = createReadinessCheck(proxy.url);
    // A busy machine may open the first connection too late.
    await eventually(async () => expect(await readiness.findUnreadiness()).toBeNull());
    proxy.freeze(true);
    // The last answer is kept for a second.
    await eventually(async () => {
      const since = performance.now();
      expect(await readiness.findUnreadiness()).toBe('the database does not answer');
      expect(performance.now() - since).toBeLessThan(HANGS_MS);
    });
    proxy.freeze(false);
    await eventually(async () => expect(await readiness.findUnreadiness()).toBeNull());
    await readiness.close();
  });
});

test('after a failover without closing connections, one call after another succeeds again', async () => {
  await fillPool();
  proxy.abandonConnections();
  const since = performance.now();
  const statuses: number[] = [];
  while (statuses.filter((status) => status === 200).length < 20) {
    statuses.push((await browse().get('/vacancies/')).status);
    expect(performance.now() - since).toBeLessThan(HANGS_MS);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([503]);
});

test('a statement that PostgreSQL has cancelled because it took too long is answered with 503', async () => {
  const error = await database.db.execute(sql`select pg_sleep(5)`).catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(String((error as Error).cause)).toContain('statement timeout');
});
