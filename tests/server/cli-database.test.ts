import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '@/config/env';
import { resolveDatabase } from '@/server/cli/resolve-database';
import { createEmptyDatabase } from '@/tests/setup/test-database';
import { query } from '../setup/query';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-operator-'));
  // When the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const reach = (settings: Record<string, string>, options?: { create: boolean }) =>
  resolveDatabase(parseEnv(settings), options);

test('names the database of DATABASE_URL without its password and other parameters', async () => {
  const address = new URL(database.url);
  address.password = 'top-secret';
  address.searchParams.set('sslpassword', 'hidden');
  const reached = await reach({ DATABASE_URL: address.href });
  expect(reached.url).toBe(address.href);
  expect(reached.label).toContain(address.pathname);
  expect(reached.label).not.toMatch(/top-secret|hidden/);
  await reached.stop();
});

test("rejects a database without the site's tables and leaves it unchanged, but accepts it for a migration", async () => {
  const empty = await createEmptyDatabase();
  await expect(reach({ DATABASE_URL: empty.url })).rejects.toThrow(
    /^データベースに表がありません：.*npm run migrate/,
  );
  const tables = "select relname from pg_class where relnamespace = 'public'::regnamespace";
  expect(await query(empty.url, tables)).toEqual([]);
  await expect(reach({ DATABASE_URL: empty.url }, { create: true })).resolves.toMatchObject({
    url: empty.url,
  });
  await empty.drop();
});

test.each([
  [
    'that does not exist',
    () => database.url.replace(/\/test_\w+/, '/no_such'),
    'Create the database, or correct its name in DATABASE_URL.',
  ],
  [
    'at an address where no server listens',
    () => 'postgres://me:top-secret@127.0.0.1:1/kaikei',
    'cannot be reached (ECONNREFUSED). Check its address',
  ],
])('reports a database %s in one line', async (_, url, problem) => {
  const failure = await reach({ DATABASE_URL: url() }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'StartupError' });
  expect(String(failure)).toContain(problem);
  expect(String(failure)).not.toMatch(/top-secret|\n/);
});

test('reports a data folder without a database and creates none', async () => {
  const missing = path.join(folder, 'missing', 'data');
  for (const dataDir of [folder, missing])
    await expect(reach({ DATA_DIR: dataDir })).rejects.toThrow(`データベースがありません：${dataDir}`);
  expect(await readdir(folder)).toEqual([]);
});

test('with API_ORIGIN, reports that there is no database, also for a migration', async () => {
  const settings = { API_ORIGIN: 'https://api.example.com', DATA_DIR: folder };
  for (const create of [false, true])
    await expect(reach(settings, { create })).rejects.toThrow('このサイトにはデータベースがありません。');
  expect(await readdir(folder)).toEqual([]);
});
