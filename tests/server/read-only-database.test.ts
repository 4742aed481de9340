import { afterAll, beforeAll, expect, test } from 'vitest';
import { csrfKey } from '@/server/auth/secrets';
import { openDatabase } from '@/server/db/client';
import { createReadinessCheck } from '@/server/db/readiness';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// Managed PostgreSQL accepts no writes while its disk is nearly full, and neither does a standby.
test('a process that starts while the database is read-only gets the key of the CSRF tokens, so that reads are answered', async () => {
  const key = await csrfKey(database.db);
  const { rows } = await database.pool.query('select current_database() as name');
  await database.pool.query(`alter database "${rows[0].name}" set default_transaction_read_only = on`);
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
  const readiness = createReadinessCheck(database.url);
  const { rows } = await database.pool.query('select current_database() as name');
  try {
    expect(await readiness.findUnreadiness()).toBe('the database is read-only');
    await database.pool.query(
      `begin; set transaction read write; alter database "${rows[0].name}" reset default_transaction_read_only; commit`,
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
