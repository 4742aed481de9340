import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEnv } from '@/config/env';
import { boot, type RunningApi } from '@/server/bootstrap';
import { MIGRATION_LOCK_ID, migrate } from '@/server/db/migrate';
import { readMigrations } from '@/server/db/migration-list';
import { createEmptyDatabase, untilStatementsWait } from '@/tests/setup/test-database';
import { createAgent } from '../setup/agent';
import { eventually } from '../setup/eventually';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let owner: pg.Client;
let siteUrl: string;
let role: string;
let api: RunningApi | undefined;
beforeEach(async () => {
  api = undefined;
  database = await createEmptyDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  role = `site_${randomBytes(6).toString('hex')}`;
  const url = new URL(database.url);
  url.username = role;
  url.password = 'change-me';
  siteUrl = url.href;
});
afterEach(async () => {
  await api?.stop();
  await owner.end();
  await database.drop();
});

/** Runs the statements of docs/operations.md for the site's user. */
async function createSiteUser(): Promise<void> {
  const guide = await readFile('docs/operations.md', 'utf8');
  const statements = /```sql\n([^`]*grant usage on schema[^`]*)```/.exec(guide)?.[1] ?? '';
  expect(statements).toContain('alter default privileges');
  await owner.query(`create role ${role} login password 'change-me'`);
  await owner.query(statements.replaceAll('kaikei_site', role));
}

const start = async () => {
  api = await boot(parseEnv({ DATABASE_URL: siteUrl, SEED: 'none', LOG_LEVEL: 'silent' }));
  return api;
};

describe('a site whose user may not create tables', () => {
  test('starts, serves and sends mails when nothing is missing', async () => {
    await migrate(database.url);
    await createSiteUser();
    const { fetch, findUnreadiness } = await start();
    const browser = createAgent((request) => fetch(request));
    expect((await browser.post('/members/', { email: 'new@example.com' })).status).toBe(201);
    expect((await browser.get('/vacancies/')).status).toBe(200);
    expect(await findUnreadiness()).toBeNull();
    await eventually(async () => {
      const { rows } = await owner.query('select from mails where delivered_at is not null');
      expect(rows).not.toEqual([]);
    });
    await expect(owner.query(`set role ${role}; create table public.own (id int)`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('starts with the users and rights that deploy/compose/users.sql creates before the first migration', async () => {
    const statements = await readFile('deploy/compose/users.sql', 'utf8');
    const ownerRole = `${role}_owner`;
    const [, inDatabase = ''] = statements.split('\\connect kaikei\n');
    expect(inDatabase).toContain('alter default privileges');
    for (const name of [role, ownerRole]) await owner.query(`create role ${name} login password 'change-me'`);
    // As `create database kaikei owner kaikei_owner` does.
    const { rows } = await owner.query('select current_database() as name');
    await owner.query(`alter database ${rows[0].name} owner to ${ownerRole}`);
    await owner.query(inDatabase.replaceAll('kaikei_site', role).replaceAll('kaikei_owner', ownerRole));
    await owner.query('reset role');
    const ownerUrl = new URL(siteUrl);
    ownerUrl.username = ownerRole;
    expect((await migrate(ownerUrl.href))[0]).toBe('0000_initial');
    const { fetch, findUnreadiness } = await start();
    const browser = createAgent((request) => fetch(request));
    expect((await browser.post('/members/', { email: 'new@example.com' })).status).toBe(201);
    expect(await findUnreadiness()).toBeNull();
  });

  test('does not start when a migration is missing, and says which and what to do', async () => {
    await migrate(database.url);
    await createSiteUser();
    const { rows } = await owner.query('select max(id) as newest from drizzle.__drizzle_migrations');
    await owner.query('delete from drizzle.__drizzle_migrations where id = $1', [rows[0].newest]);
    await expect(start()).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        new RegExp(
          `^Cannot start: the database lacks ${readMigrations().at(-1)?.name}, and the user of DATABASE_URL may not create them\\. Run "npm run migrate" .+\\.$`,
        ),
      ),
    });
  });

  test('does not start on an empty database, or without the right to read, and says so in one line', async () => {
    await owner.query(`create role ${role} login password 'change-me'`);
    await expect(start()).rejects.toThrow(/^Cannot start: the database lacks 0000_initial, [^\n]+$/);
    await migrate(database.url);
    await expect(start()).rejects.toThrow(/^Cannot start: the user of DATABASE_URL may not read [^\n]+$/);
  });
});

describe('a migration', () => {
  test('creates nothing in a database that cannot store every text, and names its encoding', async () => {
    const { rows } = await owner.query('select current_database() as name');
    const name = `${rows[0].name}_euc`;
    await owner.query(
      `create database ${name} encoding 'EUC_JP' locale_provider libc locale 'C' template template0`,
    );
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    await expect(migrate(url.href)).rejects.toThrow(
      /^Cannot start: the database of DATABASE_URL has the encoding EUC_JP\. Create it with the encoding UTF8 /,
    );
    await owner.query(`drop database ${name} with (force)`);
  });

  test('returns what it has applied, and nothing the second time', async () => {
    expect((await migrate(database.url))[0]).toBe('0000_initial');
    expect(await migrate(database.url)).toEqual([]);
  });

  test('runs once when four processes start at the same time', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  test('has nothing to do when another process has applied everything while it waited', async () => {
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    const waiting = migrate(database.url);
    await untilStatementsWait(owner, 1);
    await owner.query('create schema drizzle');
    await owner.query('create table drizzle.__drizzle_migrations (hash text, created_at bigint)');
    await owner.query('insert into drizzle.__drizzle_migrations (created_at) values ($1)', [
      readMigrations().at(-1)?.folderMillis,
    ]);
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK_ID]);
    expect(await waiting).toEqual([]);
  });
});
