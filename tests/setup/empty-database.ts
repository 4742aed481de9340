import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { query } from './query';

/** Creates a database without tables, as an operator does before a restore. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url: server } = inject('postgres');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    await query(server, `drop database ${name} with (force)`);
  };
  return { url: url.href, drop };
}
