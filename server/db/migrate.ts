import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installQueues } from '@/server/jobs/queue';

/** Arbitrary, the same in every process: migrations of this app on this database. */
const MIGRATION_LOCK_ID = 0x6b61_6902;

/**
 * Brings a database to the newest schema. Any number of processes may do so at once: one works, the others wait and
 * find nothing left to do. A connection of its own, without the pool's time limits: a migration may take its time.
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A lost connection also rejects the running query; this listener only keeps it from ending the process.
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
