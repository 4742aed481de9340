import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '@/server/db/migrate';
import type { Migration } from '@/server/db/migration-list';
import { createEmptyDatabase } from '@/tests/setup/test-database';
import { eventually } from '../setup/eventually';

/** The migrations of a later version of the site, which a test adds to those of this one. */
const later = vi.hoisted<Migration[]>(() => []);
vi.mock('@/server/db/migration-list', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/server/db/migration-list')>();
  return { readMigrations: () => [...original.readMigrations(), ...later] };
});

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  later.length = 0;
  await client.end();
  await database.drop();
});

/** Returns all tables that are defined in a `tables.ts`. */
async function definedTables(): Promise<PgTable[]> {
  const files = (await readdir('server'))
    .map((folder) => path.resolve('server', folder, 'tables.ts'))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(files.map((file): Promise<object> => import(/* @vite-ignore */ file)));
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('every column has the name of its property in snake case', async () => {
  const tables = await definedTables();
  expect(tables).not.toHaveLength(0);
  for (const table of tables) {
    const columns = Object.entries(getTableColumns(table));
    const { name } = getTableConfig(table);
    expect([name, columns.map(([, column]) => column.name)]).toEqual([
      name,
      columns.map(([property]) => toSnakeCase(property)),
    ]);
  }
});

test('a migrated database has the columns, indexes and check constraints of the tables', async () => {
  await migrate(database.url);
  for (const table of await definedTables()) {
    const { name, columns, indexes, checks } = getTableConfig(table);
    const { rows } = await client.query(
      `select
        array(select attname::text from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped) as columns,
        array(select indexrelid::regclass::text from pg_index where indrelid = $1::regclass and not indisprimary) as indexes,
        array(select conname::text from pg_constraint where conrelid = $1::regclass and contype = 'c') as checks`,
      [name],
    );
    const namesOf = (items: { name?: string | undefined }[]) => items.map((item) => item.name ?? '').sort();
    expect([name, rows[0].columns.sort()]).toEqual([name, namesOf(columns)]);
    expect([name, rows[0].indexes.sort()]).toEqual([name, namesOf(indexes.map(({ config }) => config))]);
    expect([name, rows[0].checks.sort()]).toEqual([name, namesOf(checks)]);
  }
});

describe('a migration of a later version', () => {
  const addNicknames = () =>
    later.push({
      name: 'add_nicknames',
      sql: ["alter table members add column nickname text not null default ''"],
      bps: true,
      hash: 'of a later version',
      folderMillis: Date.now(),
    });
  const SELECT = 'select email, nickname from members';
  const ROW = { email: 'member@example.com', nickname: '' };
  const insertMember = () => client.query("insert into members (email) values ('member@example.com')");

  test('keeps the rows of a database that this version has filled', async () => {
    await migrate(database.url);
    await insertMember();
    addNicknames();
    expect(await migrate(database.url)).toEqual(['add_nicknames']);
    expect((await client.query(SELECT)).rows).toEqual([ROW]);
    expect(await migrate(database.url)).toEqual([]);
  });

  test('that waits for a table lets queries on it pass, and succeeds when the table is free', async () => {
    await migrate(database.url);
    addNicknames();
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin; select from members');
    const migration = migrate(database.url);
    await eventually(async () => {
      const { rowCount } = await client.query(
        "select from pg_locks where mode = 'AccessExclusiveLock' and not granted",
      );
      expect(rowCount).toBe(1);
    });
    const since = performance.now();
    // It queues behind the migration, which gives up soon.
    await client.query('select from members');
    expect(performance.now() - since).toBeLessThan(30_000);
    await reader.query('rollback');
    await reader.end();
    expect(await migration).toEqual(['add_nicknames']);
  });
});
