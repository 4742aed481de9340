import { afterAll, beforeAll, expect, test } from 'vitest';
import { csrfKey } from '@/server/auth/secrets';
import { openDatabase } from '@/server/db/client';
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
