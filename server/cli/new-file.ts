import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from './command-context';

/** Thrown when the file already exists, because existing files are never overwritten. */
class FileExistsError extends CliError {
  readonly code = 'EEXIST';

  constructor(file: string) {
    super(`同じ名前のファイルがあります：${file}`);
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | undefined)?.code;

/** Throws when the path already exists, so that the command fails before it does any long work. */
export async function assertNewFile(file: string): Promise<void> {
  if (await lstat(file).catch(() => undefined)) throw new FileExistsError(file);
}

/**
 * Writes a new file that only its owner may read. The data is written to a temporary file in the same folder and synced
 * to disk before it gets its final name. The temporary file is removed on any error. Throws when the file already
 * exists.
 * @param streams the source, followed by the transforms
 * @param signal ends the work and removes what was written
 */
export async function writeNewFile(
  file: string,
  streams: [Readable, ...Duplex[]],
  signal?: AbortSignal,
): Promise<void> {
  const name = `.${path.basename(file)}.${randomBytes(6).toString('hex')}.partial`;
  const partial = path.join(path.dirname(file), name);
  try {
    await pipeline([...streams, createWriteStream(partial, { mode: 0o600, flags: 'wx' })], { signal });
    await sync(partial, 'r+');
    await linkOrReserve(partial, file);
    // Some systems cannot sync a folder. The file's content is synced in any case.
    await sync(path.dirname(file), 'r').catch(() => undefined);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new FileExistsError(file);
    // The operator does not know the name of the temporary file.
    if ((error as NodeJS.ErrnoException).path === partial) Object.assign(error as Error, { path: file });
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

/** Error codes of file systems without hard links (FAT, some network drives). */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives the partial file its final name. A hard link is used because, unlike a rename, it fails when the name exists.
 * Without hard links, the name is first reserved by creating an empty file.
 */
async function linkOrReserve(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    if (!NO_LINKS.has(String(codeOf(error)))) throw error;
    await (await open(file, 'wx', 0o600)).close();
    await rename(partial, file);
  }
}
