import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, JOB_LIMITS, openDatabase } from '@/server/db/client';
import { query } from './query';

export type TestDatabase = Database & { url: string; drop(): Promise<void> };

/**
 * Creates a migrated, empty database as a copy of the run's template. Call it in `beforeAll` and `drop` in `afterAll`. `url` is for other connections and processes.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files instead of logging each block takes 23 instead of 38 ms, and dropping the database 14 instead of 24.
  await query(server.url, `create database ${name} template ${server.template} strategy file_copy`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  // The limits of requests are short, and other programs may use the machine at the same time.
  const database = openDatabase(url.href, { limits: JOB_LIMITS });
  return {
    ...database,
    url: url.href,
    drop: async () => {
      await database.close();
      await query(server.url, `drop database ${name} with (force)`);
    },
  };
}
