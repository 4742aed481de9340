import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEnv } from '@/config/env';
import { type PostgresPair, startPostgresPair } from '@/scripts/cluster/postgres-pair';
import { freePort } from '@/scripts/helpers/free-port';
import { createApp } from '@/server/app';
import { boot, type RunningApi } from '@/server/bootstrap';
import { type Database, isDatabaseUnavailable, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { MAX_LAG_MS, openReplica, type Replica } from '@/server/db/replica';
import { inTransaction } from '@/server/db/transaction';
import { insertMember } from '@/server/members/insert';
import { type Agent, createAgent, jsonOf } from '../setup/agent';
import { SITE_ORIGIN } from '../setup/api';
import { assertMatchesContract } from '../setup/contract-check';
import { hashCheaply } from '../setup/password-hash';
import { query } from '../setup/query';
import { createOpenSeminar } from '../setup/seminars';
import { insertVacancySamples } from '../setup/vacancies';

const SITE = 'kaikei';
let pair: PostgresPair;
let primary: Database;
let replica: Replica;
let visitor: Agent;
/** Two processes of a site. */
let processes: ReturnType<typeof createApp>[];
/** The time of the replica's checks, in milliseconds. */
let clock = 0;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-pair-'));
  pair = await startPostgresPair(folder, [await freePort(), await freePort()], { fsync: 'off' });
  await query(pair.primary.url(), `create database ${SITE}`);
  await migrate(pair.primary.url(SITE));
  primary = openDatabase(pair.primary.url(SITE));
  await createOpenSeminar(primary.db);
});
afterAll(async () => {
  await primary.close();
  await pair.stop();
});
beforeEach(() => {
  replica = openReplica(pair.replica.url(SITE), {
    primaryUrl: pair.primary.url(SITE),
    primary: primary.db,
    now: () => clock,
  });
  processes = [1, 2].map(() =>
    createApp({
      db: primary.db,
      pool: primary.pool,
      replica,
      siteOrigin: SITE_ORIGIN,
      trustProxy: 0,
      hasDevInbox: true,
    }),
  );
  visitor = agentOf(0);
  return () => replica.close();
});

const agentOf = (index: number) =>
  createAgent((request) => processes[index]?.fetch(request) ?? Response.error(), assertMatchesContract);

const onReplica = (text: string) => query(pair.replica.url(SITE), text);
/** Reads where a response comes from. */
const readFrom = async () => {
  const [row] = await rowsOf(replica, 'select pg_is_in_recovery() as "isReplica"');
  return row?.isReplica ? 'replica' : 'primary';
};
const rowsOf = (source: Replica, text: string): Promise<Record<string, unknown>[]> =>
  source.read(async (db) => ((await db.execute(text)) as unknown as pg.QueryResult).rows);
/** Lets time pass for the checks of the replica until reads come from a server. */
const waitForReads = (server: 'primary' | 'replica') =>
  vi.waitFor(
    async () => {
      clock += 500;
      expect(await readFrom()).toBe(server);
    },
    { timeout: 60_000 },
  );
/** Returns the values that reads get in ten rounds, with a check of the replica in each. */
async function readInRounds(source: Replica, text: string): Promise<unknown[]> {
  const values = new Set<unknown>();
  for (let round = 0; round < 10; round += 1) {
    clock += 500;
    for (const { value } of await rowsOf(source, text)) values.add(value);
    // The check is not part of the read.
    await pause(50);
  }
  return [...values];
}

const countOf = async (agent: Agent): Promise<number> => (await jsonOf(await agent.get('/vacancies/'))).count;

describe('with DATABASE_READ_URL', () => {
  test('public reads come from the replica, and from the primary when it is too far behind', async () => {
    await waitForReads('replica');
    const before = await countOf(visitor);
    await onReplica('select pg_wal_replay_pause()');
    await insertVacancySamples(primary.db, [{}]);
    expect(await countOf(visitor)).toBe(before);
    clock += MAX_LAG_MS + 1;
    expect(await countOf(visitor)).toBe(before + 1);
    await waitForReads('primary');
    await onReplica('select pg_wal_replay_resume()');
    await waitForReads('replica');
    expect(await countOf(visitor)).toBe(before + 1);
  });

  test('a member sees the own seat at once in each process, while the replica is behind', async () => {
    const passwordHash = await hashCheaply('correct-horse-2026');
    await insertMember(primary.db, {
      email: 'reader@example.com',
      passwordHash,
      termsAgreedAt: new Date(),
      familyName: '田中',
      givenName: '花子',
      familyNameKana: 'タナカ',
      givenNameKana: 'ハナコ',
    });
    const member = agentOf(0);
    const login = await member.post('/login/', {
      email: 'reader@example.com',
      password: 'correct-horse-2026',
    });
    expect(login.status).toBe(200);
    const elsewhere = agentOf(1);
    for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value);
    const remaining = async (agent: Agent) =>
      (await jsonOf(await agent.get('/seminars/'))).results[0].remaining;
    await waitForReads('replica');
    await onReplica('select pg_wal_replay_pause()');
    expect((await member.post('/applications/', { seminar: 1 })).status).toBe(201);
    expect(await onReplica('select seats_taken from seminars')).toEqual([{ seats_taken: 0 }]);
    expect([await remaining(member), await remaining(elsewhere)]).toEqual([29, 29]);
    await onReplica('select pg_wal_replay_resume()');
  });

  test('a replica that becomes unavailable fails no request, and is used again when it is available', async () => {
    await waitForReads('replica');
    await pair.replica.stop('immediate');
    for (let round = 0; round < 5; round += 1) expect((await visitor.get('/vacancies/')).status).toBe(200);
    expect(await readFrom()).toBe('primary');
    await pair.replica.start();
    await waitForReads('replica');
  });

  test('a commit that waits for an unavailable replica fails, and occupies no connection of the server afterwards', async () => {
    const onPrimary = (text: string) => query(pair.primary.url(SITE), text);
    const count = async (text: string) => (await onPrimary(`select count(*)::int as count from ${text}`))[0];
    await onPrimary('create table commits (id int)');
    await onPrimary(`alter system set synchronous_standby_names = 'replica'`);
    await onPrimary('select pg_reload_conf()');
    await vi.waitFor(
      async () => expect(await count(`pg_stat_replication where sync_state = 'sync'`)).toEqual({ count: 1 }),
      { timeout: 60_000 },
    );
    await pair.replica.stop('immediate');
    const since = performance.now();
    const failures = await Promise.allSettled([
      inTransaction(primary.db, (tx) => tx.execute('insert into commits values (1)')),
      primary.pool.query('insert into commits values (2)'),
    ]);
    expect(performance.now() - since).toBeLessThan(30_000);
    for (const failure of failures)
      expect(failure.status === 'rejected' && isDatabaseUnavailable(failure.reason)).toBe(true);
    expect(await count(`pg_stat_activity where wait_event = 'SyncRep'`)).toEqual({ count: 0 });
    await onPrimary('alter system reset synchronous_standby_names');
    await onPrimary('select pg_reload_conf()');
    await pair.replica.start();
    await waitForReads('replica');
  });

  test('another database is not used, also with the same tables', async () => {
    await query(pair.primary.url(), 'create database other');
    const other = openReplica(pair.primary.url('other'), {
      primaryUrl: pair.primary.url(SITE),
      primary: primary.db,
      now: () => clock,
    });
    expect(await readInRounds(other, 'select current_database() as value')).toEqual([SITE]);
    await other.close();
  });

  describe('a start', () => {
    let api: RunningApi | undefined;
    const start = async (readUrl: string) => {
      const settings = { DATABASE_URL: pair.primary.url(SITE), DATABASE_READ_URL: readUrl, SEED: 'none' };
      api = await boot(parseEnv({ ...settings, LOG_LEVEL: 'silent' }));
      return api;
    };
    beforeEach(() => async () => api?.stop());

    test('works without the replica, and the process is ready', async () => {
      const { fetch, findUnreadiness } = await start(
        `postgresql://postgres@127.0.0.1:${await freePort()}/${SITE}`,
      );
      const browser = createAgent((request) => fetch(request), assertMatchesContract);
      expect((await browser.get('/vacancies/')).status).toBe(200);
      expect(await findUnreadiness()).toBeNull();
    });

    test('sends public reads to the replica', async () => {
      const { fetch } = await start(pair.replica.url(SITE));
      const browser = createAgent((request) => fetch(request), assertMatchesContract);
      await vi.waitFor(
        async () => {
          expect((await browser.get(`/vacancies/?search=${Math.random()}`)).status).toBe(200);
          const statements = await onReplica(
            `select 1 from pg_stat_activity where application_name = 'kaikei-link' and query like '%"vacancies"%'`,
          );
          expect(statements.length).toBeGreaterThan(0);
        },
        { timeout: 60_000 },
      );
    });
  });

  // The last one, because there is no way back from it.
  test('a replica that was promoted beside the primary is not used', async () => {
    await waitForReads('replica');
    await pair.replica.promote();
    // Its log is longer than that of the primary then, as if it had everything.
    await onReplica('create table own_rows as select generate_series(1, 10000) as id');
    await vi.waitFor(
      async () => {
        const ports = await readInRounds(replica, 'select inet_server_port() as value');
        expect(ports).toEqual([Number(new URL(pair.primary.url()).port)]);
      },
      { timeout: 60_000 },
    );
  });
});
