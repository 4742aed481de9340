import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('stores text as UTF-8 on any PostgreSQL that the tests use', async () => {
  const { rows } = await database.db.execute(
    sql`select getdatabaseencoding() as encoding, length('監査法人') as length`,
  );
  expect(rows).toEqual([{ encoding: 'UTF8', length: 4 }]);
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  "the bundled PostgreSQL sorts by code point, regardless of the machine's locale",
  async () => {
    const { rows } = await database.db.execute(
      sql`select datlocprovider as provider, datlocale as locale from pg_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
  },
);
