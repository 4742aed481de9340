import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '@/server/db/migrate';
import { requeueUndelivered } from '@/server/mail/outbox';
import type { BackupFoot, BackupHead } from './backup';
import { listMigrations, listTables, quoted, type TableShape } from './catalogue';
import { ProviderError } from './provider-error';

type Lines = AsyncGenerator<Buffer, void>;

const broken = () => new ProviderError('バックアップのファイルが途中で切れているか、壊れています。');

async function* linesOf(source: AsyncIterable<Buffer>): Lines {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    const data = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = data.indexOf(0x0a); end >= 0; end = data.indexOf(0x0a, start)) {
      yield data.subarray(start, end + 1);
      start = end + 1;
    }
    rest = data.subarray(start);
  }
}

async function nextLine(lines: Lines): Promise<Buffer> {
  const { value, done } = await lines.next();
  if (done || !value) throw broken();
  return value;
}

const END_OF_ROWS = Buffer.from('\\.\n');

/** The lines up to the end of this table; the rest stays for the next. */
async function* rowsOf(lines: Lines, count: (row: Buffer) => void): AsyncGenerator<Buffer> {
  for (let line = await nextLine(lines); !line.equals(END_OF_ROWS); line = await nextLine(lines)) {
    count(line);
    yield line;
  }
}

async function load(client: pg.Client, lines: Lines): Promise<number> {
  let rows = 0;
  for (;;) {
    const part: TableShape | BackupFoot = JSON.parse((await nextLine(lines)).toString());
    if ('sequences' in part) {
      if (part.rows !== rows) throw broken();
      for (const [name, value] of Object.entries(part.sequences))
        await client.query('select setval($1::regclass, $2)', [quoted(name), value]);
      return rows;
    }
    const columns = part.columns.map(quoted).join(', ');
    const sink = client.query(copyFrom(`copy ${quoted(part.name)} (${columns}) from stdin`));
    const counted = rowsOf(lines, () => {
      rows += 1;
    });
    await pipeline(Readable.from(counted), sink);
  }
}

/** Nobody's data is ever written over, and no running site has its database changed under it. */
async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean; live: boolean }>(
    `select exists (select from members) or exists (select from vacancies) as used,
      exists (select from pg_stat_activity where datname = current_database() and application_name = 'kaikei-link') as live`,
  );
  if (rows[0]?.live) throw new ProviderError('サイトが動いています。停止してから復元してください。');
  if (rows[0]?.used)
    throw new ProviderError('データベースが空ではありません。空のデータベースに復元してください。');
}

/**
 * Brings a backup into an empty database, all or nothing. Mails that were waiting are sent from there.
 * Throws a ProviderError when the database is in use, or the file is not whole or of another version.
 * @returns how many rows were written
 */
export async function restore(url: string, file: string): Promise<number> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url, application_name: 'kaikei-link restore' });
  client.on('error', () => undefined);
  await client.connect();
  const source = createReadStream(file);
  try {
    const lines = linesOf(source.pipe(createGunzip().on('error', () => undefined)));
    source.on('error', () => undefined);
    const head: Partial<BackupHead> = JSON.parse(
      (await nextLine(lines).catch(() => Buffer.from('{}'))).toString(),
    );
    if (head.format !== 'kaikei-backup') throw new ProviderError('バックアップのファイルではありません。');
    const own = await listMigrations(client);
    if (head.migrations?.join() !== own.join())
      throw new ProviderError('別の版で作られたバックアップです。作ったときと同じ版で復元してください。');
    await client.query('begin');
    await assertUnused(client);
    const names = (await listTables(client)).map(({ name }) => quoted(name));
    await client.query(`truncate ${names.join(', ')}`);
    const rows = await load(client, lines).catch((error: NodeJS.ErrnoException) => {
      throw error.code?.startsWith('Z_') ? broken() : error;
    });
    await requeueUndelivered(drizzle(client));
    await client.query('commit');
    return rows;
  } finally {
    source.destroy();
    await client.end();
  }
}
