import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, type Db, isDatabaseUnavailable, openDatabase } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { createBoss, MAIL_QUEUE } from '@/server/jobs/queue';
import { type DatabaseProxy, startDatabaseProxy } from '../setup/database-proxy';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

const POOL_SIZE = 4;
const CRASHES = 20;
const ID = '00000000-0000-4000-8000-000000000000';

let target: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
beforeAll(async () => {
  target = await createTestDatabase();
  await target.db.execute(sql`create table notes (text text not null)`);
  proxy = await startDatabaseProxy(target.url);
});
afterAll(async () => {
  await proxy.stop();
  await target.drop();
});
beforeEach(() => {
  database = openDatabase(proxy.url, { size: POOL_SIZE });
});
afterEach(async () => {
  proxy.cutAt(null);
  await database.close();
});

const backendId = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`select pg_backend_pid() as id`);
  return rows[0]?.id ?? 0;
};

const checkedOut = () => database.pool.totalCount - database.pool.idleCount;

/** Checks that as many transactions can run concurrently as the pool has connections. */
async function expectFullPool(): Promise<void> {
  expect([checkedOut(), database.pool.waitingCount]).toEqual([0, 0]);
  let arrived = 0;
  let letGo = () => {};
  const haveAllArrived = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const backends = await Promise.all(
    Array.from({ length: POOL_SIZE }, () =>
      inTransaction(database.db, async (tx) => {
        arrived += 1;
        // Each transaction keeps its connection until all of them have one.
        if (arrived === POOL_SIZE) letGo();
        await haveAllArrived;
        return backendId(tx);
      }),
    ),
  );
  expect(new Set(backends).size).toBe(POOL_SIZE);
  expect([checkedOut(), database.pool.waitingCount]).toEqual([0, 0]);
}

class RejectedError extends Error {}

describe(`after ${CRASHES} connections were lost`, () => {
  test.each(['begin', 'commit', 'rollback'])(
    'during %s, the pool can still run as many concurrent transactions as before',
    async (statement) => {
      const isRollback = statement === 'rollback';
      const note = statement.toUpperCase();
      for (let crash = 0; crash < CRASHES; crash += 1) {
        proxy.cutAt(statement);
        const failed = inTransaction(database.db, async (tx) => {
          await tx.execute(sql`insert into notes values (${note})`);
          if (isRollback) throw new RejectedError();
        });
        const error = await failed.catch((thrown: unknown) => thrown);
        expect(isRollback ? error instanceof RejectedError : isDatabaseUnavailable(error)).toBe(true);
        proxy.cutAt(null);
      }
      const { rows } = await target.db.execute(sql`select text from notes where text = ${note}`);
      expect(rows).toEqual([]);
      await expectFullPool();
    },
  );

  test.each([
    ['in a query outside a transaction', 'select 1', () => database.db.execute(sql`select 1`)],
    [
      'while a job was being completed',
      'pgboss',
      () => createBoss(database.pool, { supervise: false }).complete(MAIL_QUEUE, ID),
    ],
  ])(
    '%s, the pool can still run as many concurrent transactions as before',
    async (_name, text, runQuery) => {
      proxy.cutAt(text);
      for (let crash = 0; crash < CRASHES; crash += 1)
        expect(isDatabaseUnavailable(await runQuery().catch((thrown: unknown) => thrown))).toBe(true);
      proxy.cutAt(null);
      await expectFullPool();
    },
  );

  test('because the server closed them during a statement, the pool is as large as before', async () => {
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const failed = inTransaction(database.db, (tx) =>
        tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
      );
      expect(isDatabaseUnavailable(await failed.catch((thrown: unknown) => thrown))).toBe(true);
    }
    await expectFullPool();
  });

  test('while no statement was running, the process continues and the pool is as large as before', async () => {
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const failed = inTransaction(database.db, async (tx) => {
        const id = await backendId(tx);
        await target.db.execute(sql`select pg_terminate_backend(${id}::int, 5000)`);
        await pause(10);
      });
      expect(isDatabaseUnavailable(await failed.catch((thrown: unknown) => thrown))).toBe(true);
    }
    await expectFullPool();
  });
});

test('leaves no listener on a connection that goes back to the pool', async () => {
  const listeners = new Set<number>();
  database.pool.on('release', (_error, client) => listeners.add(client.listenerCount('error')));
  for (let round = 0; round < 3; round += 1) await inTransaction(database.db, backendId);
  expect(listeners.size).toBe(1);
});

test('does not use a connection again that has left a statement unanswered', async () => {
  const limits = { connect: 2_000, statement: 60_000, query: 200 };
  const impatient = openDatabase(target.url, { size: 1, limits });
  let backend = 0;
  const failed = inTransaction(impatient.db, async (tx) => {
    backend = await backendId(tx);
    await tx.execute(sql`select pg_sleep(3)`);
  });
  expect(isDatabaseUnavailable(await failed.catch((thrown: unknown) => thrown))).toBe(true);
  expect(impatient.pool.totalCount).toBe(0);
  await target.db.execute(sql`select pg_terminate_backend(${backend}::int)`);
  await impatient.close();
});

test('rolls back when the callback throws, rethrows its error, and reuses the connection', async () => {
  let backend = 0;
  const rejectedError = new RejectedError();
  const failed = inTransaction(database.db, async (tx) => {
    backend = await backendId(tx);
    await tx.execute(sql`insert into notes values ('thrown')`);
    throw rejectedError;
  });
  await expect(failed).rejects.toBe(rejectedError);
  const { rows } = await target.db.execute(sql`select text from notes where text = 'thrown'`);
  expect(rows).toEqual([]);
  expect(await backendId(database.db)).toBe(backend);
});

test('a nested transaction is a savepoint on the same connection and fails alone', async () => {
  const backends = await inTransaction(database.db, async (tx) => {
    await tx.execute(sql`insert into notes values ('outer')`);
    const failed = inTransaction(tx, async (inner) => {
      await inner.execute(sql`insert into notes values ('inner')`);
      throw new RejectedError();
    });
    await expect(failed).rejects.toBeInstanceOf(RejectedError);
    return [await backendId(tx), await inTransaction(tx, backendId)];
  });
  expect(new Set(backends).size).toBe(1);
  const { rows } = await target.db.execute(sql`select text from notes where text in ('outer', 'inner')`);
  expect(rows).toEqual([{ text: 'outer' }]);
});

test("the compiler rejects Drizzle's own transaction()", () => {
  const bare = (db: Db) =>
    // @ts-expect-error Db omits transaction(), so that inTransaction() is the only way to start a transaction.
    db.transaction;
  expect(bare).toBeTypeOf('function');
});
