import { lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '@/server/auth/tables';
import { deleteInBatches } from '@/server/db/delete-in-batches';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

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
