import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@/config/startup-error';
import type { DataLocation } from './data-location';

/** What the operator can do when the data itself cannot be used. It comes last, because what was written since is lost. */
const restoreRemedy = (data: string): string =>
  `If nothing else helps, move ${data} away, keep it, and put a copy of it in its place (docs/operations.md, Backups)`;

const FULL_DISK = 'The disk is full. Free some space, then start again';
const NOT_WRITABLE = 'Make the folder writable for the user of the site, or set DATA_DIR to another folder';

const FULL_DISK_REASON =
  /No space left on device|wrote only \d+ of \d+ bytes|ENOSPC|Disk quota exceeded|EDQUOT/i;

const REMEDIES: [pattern: RegExp, remedy: string | ((data: string) => string)][] = [
  [FULL_DISK_REASON, FULL_DISK],
  [/Read-only file system|EROFS|Permission denied|EACCES|EPERM/i, NOT_WRITABLE],
  [
    /could not map anonymous shared memory|could not (?:create|resize) shared memory/i,
    'Give the machine more memory',
  ],
  [
    /has (?:invalid permissions|group or world access)/i,
    (data) => `Nothing is lost. Run "chmod 700 ${data}", then start again`,
  ],
  [
    /has wrong ownership/i,
    'Nothing is lost. Start as the user who owns the folder, or give it to the user of the site',
  ],
  [
    /configuration file .*postgresql\.conf/i,
    (data) =>
      `Nothing is lost: only the settings are missing. Run "echo "include_if_exists = 'kaikei.conf'" > ${data}/postgresql.conf", then start again`,
  ],
  [
    /pg_hba\.conf/i,
    (data) =>
      `Nothing is lost: only who may connect is missing. Run "echo local all all trust > ${data}/pg_hba.conf", then start again`,
  ],
  [
    /lock file .* already exists|(?:lock|PID) file .* is empty|(?:bogus|invalid) data in|pre-existing shared memory/i,
    'Another PostgreSQL uses the data. Stop it, then start again',
  ],
];

/** Returns the error of a step that failed, as one line with the reason that PostgreSQL or the system gave. */
function failure(action: string, reason: string, data: string): StartupError {
  const found = REMEDIES.find(([pattern]) => pattern.test(reason))?.[1] ?? restoreRemedy;
  const remedy = typeof found === 'string' ? found : found(data);
  return new StartupError(`Cannot start: PostgreSQL could not ${action} (${reason}). ${remedy}.`);
}

const lastLine = (output: string): string => output.trim().split('\n').at(-1) || 'it said nothing';

/** Returns the error for a data folder that initdb could not create. */
export function initializationFailure(output: string, data: string): StartupError {
  const reason = output.split('\n').find((line) => /error:|FATAL|could not/.test(line)) ?? lastLine(output);
  return failure('initialise', reason.trim(), data);
}

/** Lines of pg_ctl that say no more than that it did not work. */
const NO_REASON =
  /^(?:waiting for server|pg_ctl: could not start server|Examine the log output|\s*stopped waiting|$)/;

/**
 * Returns the error for a server that does not start: the last reason in what it wrote to its log since `logOffset`, or
 * else what pg_ctl wrote.
 */
export async function startFailure(
  log: string,
  logOffset: number,
  pgCtlOutput: string,
  data: string,
): Promise<StartupError> {
  const lines = (await readFrom(log, logOffset)).split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line))?.replace(/^.*?(?=FATAL|PANIC)/, '');
  const given = [...pgCtlOutput.split('\n'), ...lines].filter((line) => !NO_REASON.test(line));
  return failure('start', fatal ?? given.at(-1)?.trim() ?? `see ${log}`, data);
}

/** Returns the error for a server that has ended by itself since `logOffset` because its disk is full; else undefined. */
export async function findFullDiskInLog(
  log: string,
  logOffset: number,
  data: string,
): Promise<StartupError | undefined> {
  const lines = (await readFrom(log, logOffset)).split('\n');
  const reason = lines.findLast((line) => line.includes('PANIC') && FULL_DISK_REASON.test(line));
  return reason === undefined ? undefined : failure('go on', reason.replace(/^.*?(?=PANIC)/, ''), data);
}

async function readFrom(file: string, offset: number): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({
      buffer: Buffer.alloc(Math.max(0, size - offset)),
      position: offset,
    });
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}

/**
 * Throws when the data folder belongs to something else, or to another major version of PostgreSQL, which cannot read it.
 * @param version of the bundled PostgreSQL, such as 18.4
 */
export async function assertReadableData({ data }: DataLocation, version: string): Promise<void> {
  const written = (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (written && written !== version.split('.')[0]) {
    throw new StartupError(
      `Cannot start: the data in ${data} was written by PostgreSQL ${written}, and this version of the site has PostgreSQL ${version}. Start the version of the site that wrote it, and move its data to a PostgreSQL of your own (docs/operations.md, Backups).`,
    );
  }
  if (written || !(await stat(data).catch(() => undefined))) return;
  const names = await readdir(data);
  if (names.length === 0) return;
  if (names.includes('global'))
    throw failure('start', `${path.join(data, 'PG_VERSION')} is missing, so the data is damaged`, data);
  throw new StartupError(
    `Cannot start: ${data} holds something other than a database (${names.sort()[0]}). Set DATA_DIR to another folder, or move that away.`,
  );
}

/**
 * Converts an error of the file system at the start, such as a full disk, into one line with its remedy. Returns any other
 * error unchanged.
 */
export function explainFileError(error: unknown, { folder, data }: DataLocation): unknown {
  const { code = '', syscall, path: file } = (error ?? {}) as NodeJS.ErrnoException;
  if (!syscall || !REMEDIES.some(([pattern]) => pattern.test(code))) return error;
  return failure('start', `${code} at ${file ?? folder}`, data);
}
