import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('stores text as UTF-8 and sorts by code point, whatever the locale of the machine', async () => {
  const { rows } = await database.db.execute(
    sql`select getdatabaseencoding() as encoding, datlocprovider as provider, datlocale as locale
          from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' }]);
});
