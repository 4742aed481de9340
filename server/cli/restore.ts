import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '@/server/db/migrate';
import { requeueUndelivered } from '@/server/mail/outbox';
import { type OpenBackup, openBackup } from './backup-file';
import { CliError } from './cli-error';
import { openClient } from './client';
import { listMigrations, listTables, quoteIdentifier } from './table-catalog';

/** Reads a whole backup without writing anything. Throws when it is missing, damaged or not a backup. */
export async function verifyBackup(file: string): Promise<void> {
  const backup = await openBackup(file);
  try {
    await backup.readTables(async (_table, rows) => {
      for await (const _row of rows);
    });
  } finally {
    backup.close();
  }
}

/**
 * Writes all rows and sets the sequences.
 * @returns the number of rows
 */
async function loadTables(client: pg.Client, backup: OpenBackup): Promise<number> {
  const { rows, sequences } = await backup.readTables(async (table, lines) => {
    const columns = table.columns.map(quoteIdentifier).join(', ');
    const sink = client.query(copyFrom(`copy ${quoteIdentifier(table.name)} (${columns}) from stdin`));
    await pipeline(Readable.from(lines), sink);
  });
  for (const [name, value] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [quoteIdentifier(name), value]);
  return rows;
}

/** Throws while a site is connected to the database, because its data would change during its requests. */
async function assertSiteStopped(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'kaikei-link'`,
  );
  if (rowCount) throw new CliError('サイトが動いています。停止してから復元してください。');
}

/** Throws when a table contains rows, because a restore never overwrites data. */
async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from members) or exists (select from vacancies) as used',
  );
  if (rows[0]?.used)
    throw new CliError('データベースが空ではありません。空のデータベースに復元してください。');
}

/**
 * Restores a backup into an empty database, all or nothing. Mails that were queued in the backup are then sent from
 * this database. Throws a CliError when the database is in use, or the file is incomplete or of another version.
 * @returns the number of restored rows
 */
export async function restoreBackup(url: string, file: string, signal?: AbortSignal): Promise<number> {
  const backup = await openBackup(file);
  try {
    const client = await openClient(url, 'kaikei-link restore', signal);
    try {
      await assertSiteStopped(client);
      await migrate(url);
      if (backup.header.migrations.join() !== (await listMigrations(client)).join())
        throw new CliError('別の版で作られたバックアップです。作ったときと同じ版で復元してください。');
      return await drizzle(client).transaction(async (tx) => {
        await assertSiteStopped(client);
        await assertEmpty(client);
        const names = (await listTables(client)).map(({ name }) => quoteIdentifier(name));
        await client.query(`truncate ${names.join(', ')}`);
        const rows = await loadTables(client, backup);
        await requeueUndelivered(tx);
        return rows;
      });
    } finally {
      await client.end();
    }
  } finally {
    backup.close();
  }
}
