import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Creates a database without tables, as an operator does before a restore. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url: server } = inject('postgres');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await execute(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) };
}
