import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runInRequest } from '@/lib/observability/request-context';
import { openDatabase } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { createLog } from '@/server/log';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Reads the statement that PostgreSQL itself sees. */
const OWN_STATEMENT = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
const textOf = ({ rows }: { rows: unknown[] }) => (rows[0] as { query: string }).query;

it('each statement of a request ends with its id, in and outside of a transaction', async () => {
  const { db, close } = openDatabase(database.url);
  const texts = await runInRequest({ id: 'id-of-request-1' }, async () => [
    textOf(await db.execute(OWN_STATEMENT)),
    await inTransaction(db, async (tx) => textOf(await tx.execute(OWN_STATEMENT))),
  ]);
  for (const text of texts) expect(text).toMatch(/ \/\*request_id='id-of-request-1'\*\/$/);
  expect(textOf(await db.execute(OWN_STATEMENT))).not.toContain('request_id');
  await close();
});

it('a statement that waits for a connection keeps the id of its own request', async () => {
  const { db, pool, close } = openDatabase(database.url, { size: 1 });
  const run = (id: string) => runInRequest({ id }, async () => textOf(await db.execute(OWN_STATEMENT)));
  const ids = Array.from({ length: 20 }, (_, at) => `id-of-request-${at}`);
  const texts = await Promise.all(ids.map(run));
  expect(texts.map((text) => /request_id='(.+)'/.exec(text)?.[1])).toEqual(ids);
  expect(pool.totalCount).toBe(1);
  await close();
});

it('an id cannot end the comment', async () => {
  const { db, close } = openDatabase(database.url);
  const text = await runInRequest({ id: "x'*/; drop table members; /*" }, async () =>
    textOf(await db.execute(OWN_STATEMENT)),
  );
  expect(text).toMatch(/ \/\*request_id='xdroptablemembers'\*\/$/);
  await close();
});

it('what is logged for a request has its id', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  runInRequest({ id: 'id-of-request-1' }, () => log.error('a request failed'));
  log.error('a job failed');
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['id-of-request-1', undefined]);
});
