import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from './cli-error';

/** The name is taken: a file is never written over. */
class FileExistsError extends CliError {
  readonly code = 'EEXIST';

  constructor(file: string) {
    super(`同じ名前のファイルがあります：${file}`);
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | undefined)?.code;

/** Throws when there is something of that name, so that a long piece of work is not begun in vain. */
export async function assertNewFile(file: string): Promise<void> {
  if (await lstat(file).catch(() => undefined)) throw new FileExistsError(file);
}

/**
 * Writes a new file that only its owner may read. It gets its name when all of it is on the disk; until then it has
 * a temporary one in the same folder, which is removed on any error. Throws when there is a file of that name.
 * @param streams where the bytes come from, and what they pass through
 */
export async function writeNewFile(file: string, streams: [Readable, ...Duplex[]]): Promise<void> {
  const name = `.${path.basename(file)}.${randomBytes(6).toString('hex')}.partial`;
  const partial = path.join(path.dirname(file), name);
  try {
    await pipeline([...streams, createWriteStream(partial, { mode: 0o600, flags: 'wx' })]);
    await sync(partial, 'r+');
    await giveName(partial, file);
    // Not every system can do this for a folder; the file itself is safe either way.
    await sync(path.dirname(file), 'r').catch(() => undefined);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new FileExistsError(file);
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

async function sync(file: string, flags: string): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Some file systems (FAT, some network drives) know no hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** A link, unlike a rename, fails when the name is taken. Where there are no links, the name is reserved first. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    if (!NO_LINKS.has(String(codeOf(error)))) throw error;
    await (await open(file, 'wx', 0o600)).close();
    await rename(partial, file);
  }
}
