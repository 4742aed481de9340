import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '@/config/env';
import { CliError } from '@/server/cli/cli-error';
import { resolveDatabase } from '@/server/cli/resolve-database';
import { createEmptyDatabase } from '../setup/empty-database';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-provider-'));
  // Where the tests run as root, PostgreSQL runs as somebody else, who must have a way to the folder.
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const reach = (settings: Record<string, string>, options?: { create: boolean }) =>
  resolveDatabase(parseEnv(settings), options);

test('the database of DATABASE_URL is named without its password or other parameters', async () => {
  const address = new URL(database.url);
  address.password = 'top-secret';
  address.searchParams.set('sslpassword', 'hidden');
  const reached = await reach({ DATABASE_URL: address.href });
  expect(reached.url).toBe(address.href);
  expect(reached.label).toContain(address.pathname);
  expect(reached.label).not.toMatch(/top-secret|hidden/);
  await reached.stop();
});

test('a database without the tables of the site is refused and left as it is; for a restore it is taken', async () => {
  const empty = await createEmptyDatabase();
  await expect(reach({ DATABASE_URL: empty.url })).rejects.toThrow(/^データベースがありません：/);
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  const { rowCount } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace");
  await client.end();
  expect(rowCount).toBe(0);
  await expect(reach({ DATABASE_URL: empty.url }, { create: true })).resolves.toMatchObject({
    url: empty.url,
  });
  await empty.drop();
});

test.each([
  ['that does not exist', () => database.url.replace(/\/test_\w+/, '/no_such'), 'データベースがありません：'],
  ['that nobody serves', () => 'postgres://me:top-secret@127.0.0.1:1/kaikei', '（ECONNREFUSED）'],
])('a database %s is reported in one line', async (_, url, problem) => {
  const failure = await reach({ DATABASE_URL: url() }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CliError);
  expect(String(failure)).toContain(problem);
  expect(String(failure)).not.toMatch(/top-secret|\n/);
});

test('a data folder without a database is reported, and none is made in it', async () => {
  const missing = path.join(folder, 'missing', 'data');
  for (const dataDir of [folder, missing])
    await expect(reach({ DATA_DIR: dataDir })).rejects.toThrow(`データベースがありません：${dataDir}`);
  expect(await readdir(folder)).toEqual([]);
});

test('with API_ORIGIN there is no database, not even for a restore', async () => {
  const settings = { API_ORIGIN: 'https://api.example.com', DATA_DIR: folder };
  for (const create of [false, true])
    await expect(reach(settings, { create })).rejects.toThrow('このサイトにはデータベースがありません。');
  expect(await readdir(folder)).toEqual([]);
});
