import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupFoot as BackupFooter, BackupHead as BackupHeader } from './backup-file';
import { openClient } from './client';
import { writeNewFile } from './new-file';
import { listMigrations, listTables, quoteIdentifier } from './table-catalog';

/** How many rows of each table there are. */
export type RowCounts = Record<string, number>;

const NEWLINE = 0x0a;

/** COPY writes a row per line, whatever is in it. */
function countRows(chunk: Buffer): number {
  let count = 0;
  for (const byte of chunk) if (byte === NEWLINE) count += 1;
  return count;
}

async function* backupContents(client: pg.Client, counts: RowCounts): AsyncGenerator<string | Buffer> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => quoteIdentifier(name)).join(', ');
  // No migration may change a table between its look at the catalogue and its copy.
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
      rows += countRows(chunk);
      yield chunk;
    }
    yield '\\.\n';
    counts[table.name] = rows;
  }
  const footer: BackupFooter = { rows: total(counts), sequences: await readSequences(client) };
  yield `${JSON.stringify(footer)}\n`;
}

/** Read last: a sequence knows no transactions, so it is never behind the rows. */
async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}

const total = (counts: RowCounts): number => Object.values(counts).reduce((sum, rows) => sum + rows, 0);

/**
 * Writes the whole database into a new file, as it was at one moment, while the site goes on writing. Throws when
 * there is a file of that name, or the signal is aborted; no part of a file is left then.
 * @returns how many rows of each table it holds
 */
export async function writeBackup(url: string, file: string, signal?: AbortSignal): Promise<RowCounts> {
  const client = await openClient(url, 'kaikei-link backup', signal);
  const counts: RowCounts = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    await writeNewFile(file, [Readable.from(backupContents(client, counts)), createGzip()]);
    return counts;
  } finally {
    await client.end();
  }
}

const NAMED: [table: string, label: string, unit: string][] = [
  ['members', '会員', '名'],
  ['vacancies', '案件', '件'],
  ['seminars', 'セミナー', '件'],
  ['columns', 'コラム', '件'],
  ['vacancy_applications', '案件への応募', '件'],
  ['seminar_applications', 'セミナーへの申込み', '件'],
];

/** What a backup holds, in the operator's words. */
export function summarise(counts: RowCounts): string {
  const parts = NAMED.map(([table, label, unit]) => `${label} ${counts[table] ?? 0} ${unit}`);
  return `${parts.join('、')}（全 ${total(counts)} 行）`;
}
