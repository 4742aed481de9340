import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '@/server/db/client';

export type TestDatabase = Database & { url: string; drop(): Promise<void> };

/**
 * A migrated, empty database of one's own: a copy of the run's template, 20 ms or so. Call it in `beforeAll` and
 * `drop` it in `afterAll`; `url` serves other connections and processes.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server.url, `create database ${name} template ${server.template}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  return {
    ...database,
    url: url.href,
    drop: async () => {
      await database.close();
      await execute(server.url, `drop database ${name} with (force)`);
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
