import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { openMaybeEncrypted } from './backup-encryption';
import { CliError } from './command-context';

const headerSchema = z.object({
  format: z.literal('kaikei-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
});
const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
const footerSchema = z.object({ rows: z.int(), sequences: z.record(z.string(), z.string()) });

/** The first line of a backup. */
export type BackupHeader = z.output<typeof headerSchema>;

/** The last line of a backup. A file without it is incomplete. */
export type BackupFooter = z.output<typeof footerSchema>;

type TableHeader = z.output<typeof tableSchema>;
type Lines = AsyncGenerator<Buffer, void>;

const damagedFileError = () => new CliError('バックアップのファイルが途中で切れているか、壊れています。');
const notABackupError = () => new CliError('バックアップのファイルではありません。');

/** Yields each line with its line break. Bytes after the last line break are an incomplete line and are dropped. */
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

/** Returns the next line. Converts errors of decompression and decryption into messages for the operator. */
async function nextLine(lines: Lines, createError = damagedFileError): Promise<Buffer> {
  const { value, done } = await lines.next().catch((error: NodeJS.ErrnoException) => {
    if (error.syscall) throw error;
    throw error.code?.startsWith('Z_') ? createError() : damagedFileError();
  });
  if (done || !value) throw createError();
  return value;
}

async function nextPart<T>(lines: Lines, schema: z.ZodType<T>, createError = damagedFileError): Promise<T> {
  const text = (await nextLine(lines, createError)).toString();
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw createError();
  }
}

const END_OF_ROWS = Buffer.from('\\.\n');

/** Yields the lines up to the end of the current table and leaves the rest in the iterator for the next table. */
async function* rowsOf(lines: Lines, count: () => void): AsyncGenerator<Buffer> {
  for (let line = await nextLine(lines); !line.equals(END_OF_ROWS); line = await nextLine(lines)) {
    count();
    yield line;
  }
}

/** A backup that is open for reading. It can be read once, from start to end. */
export interface OpenBackup {
  header: BackupHeader;
  /** Calls `readTable` for each table in order; `readTable` must read all rows. Throws when the file is incomplete. */
  readTables(
    readTable: (table: TableHeader, rows: AsyncIterable<Buffer>) => Promise<void>,
  ): Promise<BackupFooter>;
  close(): void;
}

/**
 * Opens a backup for reading. Throws when the file does not exist (ENOENT) or is not a backup (CliError).
 * @param identity the file with the private key of an encrypted backup
 */
export async function openBackup(file: string, identity?: string): Promise<OpenBackup> {
  // A pipe could block forever and can be read only once.
  if (!(await stat(file)).isFile()) throw notABackupError();
  const source = await openMaybeEncrypted(file, identity);
  // Forwards a read error of the file to the line iterator, which would otherwise wait forever.
  const lines = linesOf(pipeline(source, createGunzip(), () => undefined));
  const close = () => void source.destroy();
  try {
    const header = await nextPart(lines, headerSchema, notABackupError);
    return { header, close, readTables: (readTable) => readTables(lines, readTable) };
  } catch (error) {
    close();
    throw error;
  }
}

async function readTables(
  lines: Lines,
  readTable: Parameters<OpenBackup['readTables']>[0],
): Promise<BackupFooter> {
  let rows = 0;
  for (;;) {
    const part = await nextPart(lines, z.union([tableSchema, footerSchema]));
    if ('sequences' in part) {
      if (part.rows !== rows) throw damagedFileError();
      return part;
    }
    await readTable(
      part,
      rowsOf(lines, () => {
        rows += 1;
      }),
    );
  }
}
