import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { encrypt } from './backup-encryption';
import type { BackupFooter, BackupHeader } from './backup-file';
import { writeNewFile } from './new-file';
import { openClient } from './resolve-database';
import { listMigrations, listTables, quoteIdentifier } from './table-catalog';

/** The number of rows by table name. */
export type RowCounts = Record<string, number>;

const NEWLINE = 0x0a;

/** Counts the rows in a chunk. COPY writes exactly one line per row, because it escapes line breaks in values. */
function countLines(chunk: Buffer): number {
  let count = 0;
  for (const byte of chunk) if (byte === NEWLINE) count += 1;
  return count;
}

async function* backupContents(client: pg.Client, counts: RowCounts): AsyncGenerator<string | Buffer> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => quoteIdentifier(name)).join(', ');
  // The lock prevents a migration from changing a table after the catalog is read and before the table is copied.
  await client.query(`lock table ${names} in access share mode`);
  const header: BackupHeader = {
    format: 'kaikei-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(client),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of tables) {
    let rows = 0;
    yield `${JSON.stringify(table)}\n`;
    const columns = table.columns.map(quoteIdentifier).join(', ');
    const copy = client.query(
      copyTo(`copy (select ${columns} from ${quoteIdentifier(table.name)}) to stdout`),
    );
    for await (const chunk of copy) {
      rows += countLines(chunk);
      yield chunk;
    }
    yield '\\.\n';
    counts[table.name] = rows;
  }
  const footer: BackupFooter = { rows: sumRows(counts), sequences: await readSequences(client) };
  yield `${JSON.stringify(footer)}\n`;
}

/**
 * Returns the current value of each sequence. Call it after the rows are copied: sequences ignore transactions, so
 * their values are then at least as high as the copied ids.
 */
async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}

/** Returns the number of rows of all tables. */
export const sumRows = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, rows) => sum + rows, 0);

interface BackupOptions {
  signal?: AbortSignal | undefined;
  /** Who may read the backup (`age1…`); anybody when there are none. */
  recipients?: readonly string[];
}

/**
 * Writes a consistent snapshot of the whole database into a new file while the site keeps running. Throws when the file
 * already exists or the signal is aborted; no partial file remains then.
 * @returns the number of rows by table
 */
export async function writeBackup(
  url: string,
  file: string,
  { signal, recipients = [] }: BackupOptions = {},
): Promise<RowCounts> {
  const client = await openClient(url, 'kaikei-link backup', signal);
  const counts: RowCounts = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    // A failure also destroys the stream that is written.
    const compressed = pipeline(Readable.from(backupContents(client, counts)), createGzip(), () => undefined);
    await writeNewFile(file, [recipients.length > 0 ? await encrypt(compressed, recipients) : compressed]);
    return counts;
  } finally {
    await client.end();
  }
}

/** Returns the number of rows by table that a backup would contain now, without writing one. */
export async function countRows(url: string): Promise<RowCounts> {
  const client = await openClient(url, 'kaikei-link backup');
  try {
    const counts: RowCounts = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${quoteIdentifier(name)}`,
      );
      counts[name] = rows[0]?.count ?? 0;
    }
    return counts;
  } finally {
    await client.end();
  }
}

const REPORTED_TABLES: [table: string, label: string, unit: string][] = [
  ['members', '会員', '名'],
  ['vacancies', '案件', '件'],
  ['seminars', 'セミナー', '件'],
  ['columns', 'コラム', '件'],
  ['vacancy_applications', '案件への応募', '件'],
  ['seminar_applications', 'セミナーへの申込み', '件'],
];

/** Returns the row counts as a Japanese text for the operator. */
export function describeRowCounts(counts: RowCounts): string {
  const parts = REPORTED_TABLES.map(([table, label, unit]) => `${label} ${counts[table] ?? 0} ${unit}`);
  return `${parts.join('、')}（全 ${sumRows(counts)} 行）`;
}
