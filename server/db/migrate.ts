import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installQueues } from '@/server/jobs/queue';

/**
 * Key of the advisory lock that serializes migrations. The number is arbitrary, but must be the same in every process.
 */
const MIGRATION_LOCK_ID = 0x6b61_6902;

/**
 * Migrates a database to the newest schema. When several processes call it at the same time, one migrates and the
 * others wait and find nothing to do. It opens its own connection without the pool's time limits, because a migration
 * may take long.
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A lost connection also rejects the running query. Without this listener the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    await applyMigrations(drizzle(client), { migrationsFolder: path.resolve('server/db/migrations') });
    await installQueues(client);
  } finally {
    await client.end();
  }
}
