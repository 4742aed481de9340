import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeBackup } from '@/server/cli/backup';
import { restoreBackup } from '@/server/cli/restore';
import { migrate } from '@/server/db/migrate';
import { readMigrations } from '@/server/db/migration-list';
import { createEmptyDatabase } from '../setup/empty-database';
import { eventually } from '../setup/eventually';

const LAST_WITH_OLD_COLUMN_NAMES = '0011_mail_delivery_state';
const LAST_WITH_OLD_TABLE_NAMES = '0015_published_seminars';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
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

/** Migrates the database up to and including a migration, as an older version of the site has done. */
async function migrateUpTo(lastMigration: string): Promise<void> {
  const last = readMigrations().findIndex(({ name }) => name === lastMigration);
  expect(last).toBeGreaterThanOrEqual(0);
  await migrate(database.url, last + 1);
}

/** Writes a backup of the database and restores it into a new one. */
async function restoreIntoNewDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-migrations-'));
  const file = path.join(folder, 'older.backup');
  await writeBackup(database.url, file);
  const { url, drop } = await createEmptyDatabase();
  await restoreBackup(url, file);
  const restored = new pg.Client({ connectionString: url });
  await restored.connect();
  const cleanUp = async () => {
    await restored.end();
    await drop();
    await rm(folder, { recursive: true });
  };
  return { file, url, restored, cleanUp };
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

describe('the migration that renames columns', () => {
  test('keeps the rows of a database that an older version has filled', async () => {
    await migrateUpTo(LAST_WITH_OLD_COLUMN_NAMES);
    await client.query(`
      insert into mails (dedupe_key, recipient, subject, text, html)
        values ('event:1', 'member@example.com', '件名', '本文', '<p>本文</p>');
      insert into members (email, absence_warned_at) values ('member@example.com', '2026-04-01T00:00:00Z');
      insert into vacancies (title, company_profile, reward_unit, reward_min, days_min, days_max, region, remote, hours,
          starts_on, duration, description, skills, requirements, preferred, selection, published_at, deadline,
          category_ids, search_text)
        values ('案件', '', 'day', 1, 1, 1, '13', 'none', '', '2026-06-01', '', '', '{}', '{}', '{}', '', now(), now(),
          '{}', '');
      insert into seminars (title, lead, topic, description, audience, program, speakers, starts_at, ends_at, fee,
          cpe_units, closes_before, published_at)
        values ('セミナー', '', '', '', '{}', '[]', '[]', '2026-06-01T10:00:00Z', '2026-06-01T11:00:00Z', 0, 0,
          '2026-06-01', now());
      insert into vacancy_applications (member_id, vacancy_id, status, events, start_timing, message, request)
        values (1, 1, 'cancelled', 2, 'immediately', '', '');
      insert into seminar_applications (member_id, seminar_id, status, events, reminded_of)
        values (1, 1, 'applied', 3, '2026-06-01T10:00:00Z');`);

    await migrate(database.url);

    const { rows } = await client.query(`
      select mails."to", inactivity_warned_at, vacancy_applications.event_count as vacancy_events,
        seminar_applications.event_count as seminar_events, reminded_starts_at
      from mails, members, vacancy_applications, seminar_applications`);
    expect(rows).toEqual([
      {
        to: 'member@example.com',
        inactivity_warned_at: new Date('2026-04-01T00:00:00Z'),
        vacancy_events: 2,
        seminar_events: 3,
        reminded_starts_at: new Date('2026-06-01T10:00:00Z'),
      },
    ]);
  });

  test('is applied by a restore to a backup of before, whose rows are kept', async () => {
    await migrateUpTo(LAST_WITH_OLD_COLUMN_NAMES);
    await client.query(
      `insert into members (email, absence_warned_at) values ('member@example.com', '2026-04-01T00:00:00Z');
       insert into mails (dedupe_key, recipient, subject, text, html)
         values ('event:1', 'member@example.com', '件名', '本文', '<p>本文</p>')`,
    );
    const { file, url, restored, cleanUp } = await restoreIntoNewDatabase();
    const { rows } = await restored.query(
      `select members.email, inactivity_warned_at, mails."to", pgboss.job.state
         from members, mails join pgboss.job on job.id = mails.id`,
    );
    expect(rows).toEqual([
      {
        email: 'member@example.com',
        inactivity_warned_at: new Date('2026-04-01T00:00:00Z'),
        to: 'member@example.com',
        state: 'created',
      },
    ]);
    expect(await migrate(url)).toEqual([]);

    const newer = await createEmptyDatabase();
    await migrate(newer.url);
    await expect(restoreBackup(newer.url, file)).rejects.toThrow(
      '表のない、新しいデータベースに復元してください。',
    );
    await newer.drop();
    await cleanUp();
  });

  test('keeps the constraints on the renamed columns', async () => {
    await migrate(database.url);
    await expect(
      client.query(`insert into mails (dedupe_key, subject, text, html) values ('event:1', '', '', '')`),
    ).rejects.toMatchObject({ constraint: 'mails_complete_until_delivered' });
  });
});

describe('the migration that renames tables', () => {
  const INSERT = `insert into members (email) values ('member@example.com');
    insert into provider_actions (actor, action, details) values ('佐藤', 'members suspend', '{"member":1}');
    insert into provider_inquiries (member_id, sent_at) values (1, '2026-04-01T00:00:00Z')`;
  const SELECT = `select actor, action, details, sent_at, operator_actions.id as action_id, member_inquiries.id as inquiry_id
    from operator_actions, member_inquiries`;
  const ROW = {
    actor: '佐藤',
    action: 'members suspend',
    details: { member: 1 },
    action_id: '1',
    sent_at: new Date('2026-04-01T00:00:00Z'),
    inquiry_id: '1',
  };

  test('keeps rows and ids of an older database, and leaves no object with an old name', async () => {
    await migrateUpTo(LAST_WITH_OLD_TABLE_NAMES);
    await client.query(INSERT);

    await migrate(database.url);

    expect((await client.query(SELECT)).rows).toEqual([ROW]);
    const { rows } = await client.query(
      `insert into operator_actions (actor, action, details) values ('佐藤', 'backup', '{}') returning id`,
    );
    expect(rows).toEqual([{ id: '2' }]);
    // The names of NOT NULL constraints stay as they are: only PostgreSQL 18 and later versions have them.
    const { rows: oldNames } = await client.query(
      `select relname as name from pg_class where relname like 'provider%'
       union select conname from pg_constraint where conname like 'provider%' and contype <> 'n'`,
    );
    expect(oldNames).toEqual([]);
  });

  test('is applied by a restore to a backup of before', async () => {
    await migrateUpTo(LAST_WITH_OLD_TABLE_NAMES);
    await client.query(INSERT);
    const { restored, cleanUp } = await restoreIntoNewDatabase();
    expect((await restored.query(SELECT)).rows).toEqual([ROW]);
    await cleanUp();
  });
});

test('a migration that waits for a table lets queries on it pass, and succeeds when the table is free', async () => {
  await migrateUpTo(LAST_WITH_OLD_COLUMN_NAMES);
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
  expect((await migration)[0]).toBe('0012_column_names');
});
