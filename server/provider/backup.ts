import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listMigrations, listTables, quoted } from './catalogue';

/** The first line of a backup. */
export interface BackupHead {
  format: 'kaikei-backup';
  version: 1;
  createdAt: string;
  migrations: string[];
}

/** The last line: without it the file is not whole. */
export interface BackupFoot {
  rows: number;
  sequences: Record<string, string>;
}

const NEWLINE = 0x0a;

/** COPY writes a row per line, whatever is in it. */
function countRows(chunk: Buffer): number {
  let count = 0;
  for (const byte of chunk) if (byte === NEWLINE) count += 1;
  return count;
}

async function* contents(client: pg.Client): AsyncGenerator<string | Buffer> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  // No migration may change a table between its look at the catalogue and its copy.
  await client.query(`lock table ${names} in access share mode`);
  const head: BackupHead = {
    format: 'kaikei-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(client),
  };
  yield `${JSON.stringify(head)}\n`;
  let rows = 0;
  for (const table of tables) {
    yield `${JSON.stringify(table)}\n`;
    const columns = table.columns.map(quoted).join(', ');
    const copy = client.query(copyTo(`copy (select ${columns} from ${quoted(table.name)}) to stdout`));
    for await (const chunk of copy) {
      rows += countRows(chunk);
      yield chunk;
    }
    yield '\\.\n';
  }
  const foot: BackupFoot = { rows, sequences: await readSequences(client) };
  yield `${JSON.stringify(foot)}\n`;
}

/** Read last: a sequence knows no transactions, so it is never behind the rows. */
async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}

/**
 * Writes the whole database into a file, as it was at one moment, while the site goes on writing. The file gets its
 * name when it is whole, and only its owner may read it.
 */
export async function backUp(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kaikei-link backup' });
  client.on('error', () => undefined);
  await client.connect();
  const partial = `${file}.partial`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(contents(client)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'wx' }),
    );
    const handle = await open(partial, 'r+');
    await handle.sync();
    await handle.close();
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}
