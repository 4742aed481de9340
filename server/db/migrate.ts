import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '@/config/startup-error';
import { createQueues, hasQueues, installQueueTables } from '@/server/jobs/queue';
import type { Db } from './client';
import { type Migration, readMigrations } from './migration-list';
import { inTransaction } from './transaction';

/**
 * Key of the advisory lock that serializes migrations. The number is arbitrary, but must be the same in every process.
 */
export const MIGRATION_LOCK_ID = 0x6b61_6902;
/**
 * A statement that waits for the lock of a table makes every later query on that table wait too. It therefore gives up
 * soon, and the migration is tried again.
 */
const LOCK_TIMEOUT = '3s';
const LOCK_ATTEMPTS = 10;
const RETRY_PAUSE_MS = 1_000;

const INSUFFICIENT_PRIVILEGE = '42501';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates a database to the newest schema. When several processes call it at the same time, one migrates and the
 * others wait and find nothing to do. When nothing is missing it only reads, so that the site's user needs no right to
 * create anything. It opens its own connection without the pool's time limits, because a migration may take long. Works
 * through a pooler in transaction mode.
 * @returns the names of the applied migrations
 * @throws StartupError when the user may not migrate, or when a table stays locked
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A lost connection also rejects the running query. Without this listener the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await applyMissing(client);
  } catch (error) {
    const code = sqlStateOf(error);
    if (code === INSUFFICIENT_PRIVILEGE) throw await missingRightsError(client);
    if (code === LOCK_NOT_AVAILABLE)
      throw new StartupError(
        'Cannot start: a migration could not lock a table, because another transaction uses it all the time. End that transaction (see pg_stat_activity), then start again.',
      );
    throw error;
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  const applied = (await findMissing(client)).length > 0 ? await applyUnderLock(client) : [];
  if (!(await hasQueues(client))) await installQueues(client);
  return applied;
}

async function installQueues(client: pg.Client): Promise<void> {
  // pg-boss creates its tables in a transaction of its own, with a lock of its own.
  await installQueueTables(client);
  await inTransaction(drizzle(client), async (tx) => {
    await lockMigrations(tx);
    await createQueues(client);
  });
}

async function applyUnderLock(client: pg.Client): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(drizzle(client), (tx) => applyMigrations(tx, client));
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/** The lock is that of a transaction, because a pooler may give the session to another client. */
const lockMigrations = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`);

/**
 * Applies the missing migrations in an open transaction of the connection, under the lock.
 * @returns their names
 */
async function applyMigrations(tx: Db, client: pg.Client): Promise<string[]> {
  await lockMigrations(tx);
  // The user may have limits that are meant for requests.
  await tx.execute(sql.raw(`set local statement_timeout = 0; set local lock_timeout = '${LOCK_TIMEOUT}'`));
  const missing = await findMissing(client);
  if (missing[0]?.name === readMigrations()[0]?.name) {
    await assertAnyText(tx);
    await tx.execute(
      sql.raw(`create schema if not exists drizzle;
        create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`),
    );
  }
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  return missing.map(({ name }) => name);
}

/**
 * Throws for an empty database that cannot store every text, such as one in EUC_JP: a member who writes an emoji would get an
 * error. SQL_ASCII stores any bytes.
 */
async function assertAnyText(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ server_encoding: string }>(sql`show server_encoding`);
  const encoding = rows[0]?.server_encoding ?? '';
  if (!['UTF8', 'SQL_ASCII'].includes(encoding))
    throw new StartupError(
      `Cannot start: the database of DATABASE_URL has the encoding ${encoding}. Create it with the encoding UTF8 (docs/operations.md).`,
    );
}

/** Returns the migrations that are newer than the newest one of the database, oldest first. */
async function findMissing(client: pg.Client): Promise<Migration[]> {
  const wanted = readMigrations();
  // to_regclass() would answer from the connection's cache, which does not know what another process created while this one
  // waited for the lock.
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select exists (select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations')`,
  );
  if (!found[0]?.exists) return wanted;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return wanted.filter(({ folderMillis }) => folderMillis > Number(rows[0]?.newest ?? 0));
}

async function missingRightsError(client: pg.Client): Promise<StartupError> {
  const missing = await findMissing(client).catch(() => undefined);
  if (!missing)
    return new StartupError(
      'Cannot start: the user of DATABASE_URL may not read the tables of the site. Give it the rights of docs/operations.md.',
    );
  const [first, last] = [missing[0]?.name, missing.at(-1)?.name];
  const few = missing.map(({ name }) => name).join(', ') || 'the tables of the job queue';
  const names = missing.length > 3 ? `${missing.length} migrations (${first} to ${last})` : few;
  return new StartupError(
    `Cannot start: the database lacks ${names}, and the user of DATABASE_URL may not create them. Run "npm run migrate" with a user that may (docs/operations.md).`,
  );
}

/** Returns the SQLSTATE of an error, also when Drizzle wraps it. */
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? String(error.code) : sqlStateOf(error.cause);
}
