import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, migrate } from '@/server/db/migrate';
import { readMigrations } from '@/server/db/migration-list';
import { requeueUndelivered } from '@/server/mail/outbox';
import type { RowCounts } from './backup';
import { type BackupHeader, type OpenBackup, openBackup } from './backup-file';
import { CliError } from './command-context';
import { openClient } from './resolve-database';
import { listMigrations, listTables, quoteIdentifier } from './table-catalog';

interface VerifiedBackup extends Pick<BackupHeader, 'createdAt' | 'migrations'> {
  counts: RowCounts;
}

/** Reads a whole backup without writing anything. Throws when it is missing, damaged or not a backup. */
export async function verifyBackup(file: string, identity?: string): Promise<VerifiedBackup> {
  const backup = await openBackup(file, identity);
  const counts: RowCounts = {};
  try {
    await backup.readTables(async ({ name }, rows) => {
      counts[name] = 0;
      for await (const _row of rows) counts[name] += 1;
    });
    const { createdAt, migrations } = backup.header;
    return { createdAt, migrations, counts };
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

/**
 * The tables that are empty until a site is used. Others are filled by migrations, or by commands of the operator
 * that only read.
 */
const TABLES_OF_USED_SITES = ['members', 'vacancies', 'seminars', 'columns', 'mails'];

/** Throws when a site has been used on this database, because a restore deletes what is in its tables. */
async function assertEmpty(client: pg.Client): Promise<void> {
  const conditions = TABLES_OF_USED_SITES.map((table) => `exists (select from ${quoteIdentifier(table)})`);
  const { rows } = await client.query<{ used: boolean }>(`select ${conditions.join(' or ')} as used`);
  if (rows[0]?.used)
    throw new CliError('データベースが空ではありません。空のデータベースに復元してください。');
}

/** Throws when this version of the site does not have the migrations of the backup, in their order. */
function assertKnownVersion({ migrations }: BackupHeader): void {
  const own = readMigrations();
  if (migrations.length === 0 || !migrations.every((hash, index) => hash === own[index]?.hash))
    throw new CliError(
      'このサイトより新しい版、または別の版で作られたバックアップです。作ったときの版か、それより新しい版で復元してください。',
    );
}

/** Throws when the tables of the database are not those of the backup, which are created where there are none. */
async function assertSameTables(client: pg.Client, { migrations }: BackupHeader): Promise<void> {
  if (migrations.join() !== (await listMigrations(client)).join())
    throw new CliError(
      'データベースの表は、バックアップより新しい版のものです。表のない、新しいデータベースに復元してください。',
    );
}

interface RestoreOptions {
  signal?: AbortSignal | undefined;
  /** The file with the private key of an encrypted backup. */
  identity?: string | undefined;
}

/**
 * Restores a backup into an empty database, all or nothing. The tables are first those of the version that wrote the
 * backup; then the newer migrations are applied. Mails that were queued in the backup are sent from this database. Throws
 * a CliError when the database is in use, or the file is incomplete or of a newer version.
 * @returns the number of restored rows
 */
export async function restoreBackup(
  url: string,
  file: string,
  { signal, identity }: RestoreOptions = {},
): Promise<number> {
  const backup = await openBackup(file, identity);
  try {
    const client = await openClient(url, 'kaikei-link restore', signal);
    try {
      assertKnownVersion(backup.header);
      await assertSiteStopped(client);
      await migrate(url, backup.header.migrations.length);
      await assertSameTables(client, backup.header);
      return await drizzle(client).transaction(async (tx) => {
        await assertSiteStopped(client);
        await assertEmpty(client);
        const names = (await listTables(client)).map(({ name }) => quoteIdentifier(name));
        await client.query(`truncate ${names.join(', ')}`);
        const rows = await loadTables(client, backup);
        await applyMigrations(tx, client);
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
