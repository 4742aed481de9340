import { lt, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { csrfKey } from '@/server/auth/secrets';
import { rateLimits } from '@/server/auth/tables';
import { deleteInBatches } from '@/server/db/batches';
import { openDatabase } from '@/server/db/client';
import { createReadinessCheck } from '@/server/db/readiness';
import { log } from '@/server/log';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('stores text as UTF-8 on any PostgreSQL that the tests use', async () => {
  const { rows } = await database.db.execute(
    sql`select getdatabaseencoding() as encoding, length('監査法人') as length`,
  );
  expect(rows).toEqual([{ encoding: 'UTF8', length: 4 }]);
});

test.skipIf(process.env.TEST_DATABASE_URL)(
  "the bundled PostgreSQL sorts by code point, regardless of the machine's locale",
  async () => {
    const { rows } = await database.db.execute(
      sql`select datlocprovider as provider, datlocale as locale from pg_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
  },
);

test.each([5, 6, 7])(
  'deletes all rows that match, and no others, when %i match and a batch has 3',
  async (count) => {
    await database.db.execute(
      sql`insert into rate_limits (key, points, expire) select 'limit:' || n, 1, n from generate_series(1, ${count + 2}) n`,
    );
    await deleteInBatches(database.db, rateLimits, lt(rateLimits.expire, count + 1), 3);
    const rest = await database.db.select({ expire: rateLimits.expire }).from(rateLimits);
    expect(rest.map(({ expire }) => Number(expire)).sort()).toEqual([count + 1, count + 2]);
    await database.db.delete(rateLimits);
  },
);

describe('a database that accepts no writes', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  /** Managed PostgreSQL accepts no writes while its disk is nearly full, and neither does a standby. @returns its name */
  async function makeReadOnly(): Promise<string> {
    const { rows } = await database.pool.query('select current_database() as name');
    await database.pool.query(`alter database "${rows[0].name}" set default_transaction_read_only = on`);
    return rows[0].name;
  }

  test('a process that starts while the database is read-only gets the key of the CSRF tokens, so that reads are answered', async () => {
    const key = await csrfKey(database.db);
    await makeReadOnly();
    const started = openDatabase(database.url);
    try {
      await expect(started.pool.query("insert into app_secrets values ('a', 'b')")).rejects.toThrow(
        'read-only',
      );
      expect(await csrfKey(started.db)).toEqual(key);
    } finally {
      await started.close();
    }
  });

  test('is not ready while the database is read-only, and recovers by itself', async () => {
    const name = await makeReadOnly();
    const readiness = createReadinessCheck(database.url);
    try {
      expect(await readiness.findUnreadiness()).toBe('the database is read-only');
      await database.pool.query(
        `begin; set transaction read write; alter database "${name}" reset default_transaction_read_only; commit`,
      );
    } finally {
      await readiness.close();
    }
    const after = createReadinessCheck(database.url);
    expect(await after.findUnreadiness()).toBeNull();
    await after.close();
  });

  test('is not ready while the disk of the database is full', async () => {
    await database.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = '53100'; end $$;
    create trigger refused before insert on rate_limits execute function refuse()`);
    const readiness = createReadinessCheck(database.url);
    expect(await readiness.findUnreadiness()).toBe('the disk of the database is full');
    await readiness.close();
  });
});

describe('a statement that PostgreSQL gives up', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.drop());
  afterEach(() => vi.restoreAllMocks());

  const CAREER = { company: '会社', position: '', started_on: '2010-04', ended_on: '', description: '' };

  /** Makes PostgreSQL refuse new careers with that SQLSTATE, as it does when their table needs another block of a full disk. */
  const refuseCareers = (code: string) =>
    api.pool.query(`
    create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
    create or replace trigger refused_career before insert on careers execute function refuse()`);

  // The site leaves the page at a 500 (spec §8), also when what was typed there has no draft. It stays at a 503.
  test.each([
    ['its disk is full', '53100'],
    ['its memory is used up', '53200'],
    ['it ended a deadlock', '40P01'],
    ['another transaction came first', '40001'],
  ])('answers a write with 503 and Retry-After when PostgreSQL says that %s', async (_, code) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { member, browser } = await api.createLoggedInMember();
    await refuseCareers(code);
    const response = await browser.patch(`/career-education/${member.id}/`, {
      careers: [CAREER],
      educations: [],
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await jsonOf(response)).error).toMatch(/しばらくしてから/);
    expect(logged).toHaveBeenCalledOnce();
    await api.pool.query('drop trigger refused_career on careers');
  });
});
