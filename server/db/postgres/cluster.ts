import { randomBytes } from 'node:crypto';
import {
  appendFile,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { log } from '@/server/log';
import type { DataLocation } from './data-location';
import { type Endpoint, generatePassword, PASSWORD_FILE, readEndpoint, removeSocketFolder } from './endpoint';
import { type ProgramResult, runProgram } from './os-user';
import type { Programs } from './programs';
import { assertReadableData, findFullDiskInLog, initializationFailure, startFailure } from './start-failure';

/** A data folder and the programs that operate on it. */
export type Cluster = {
  location: DataLocation;
  programs: Programs;
  tcp: boolean;
  settings: Record<string, string>;
  variables: Record<string, string>;
};

const CONFIG_FILE = 'kaikei.conf';
const LOG_FILE = 'server.log';
const PROBE_TIMEOUT_MS = 2_000;
const MAX_LOG_BYTES = 10 * 1024 * 1024;

const exists = async (file: string): Promise<boolean> => Boolean(await stat(file).catch(() => undefined));

/**
 * Creates the data folder if it does not exist. initdb writes to a temporary name, and a rename moves the finished
 * folder into place. An interrupted start therefore leaves no incomplete database, and of two concurrent first starts
 * only one succeeds. Throws a StartupError when the folder holds something else.
 */
export async function initializeCluster({ location, programs, tcp, settings }: Cluster): Promise<void> {
  await assertReadableData(location, programs.version);
  if (await exists(path.join(location.data, 'PG_VERSION'))) return;
  const temporaryFolder = `${location.data}.${randomBytes(6).toString('hex')}`;
  const passwordFile = `${temporaryFolder}.password`;
  try {
    await mkdir(temporaryFolder, { mode: 0o700 });
    await writeFile(passwordFile, generatePassword(), { mode: 0o600 });
    await changeOwner(location, temporaryFolder, passwordFile);
    const outcome = await runProgram(
      programs.initdb,
      [
        '-D',
        temporaryFolder,
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        // The folder of the socket is accessible to our user only. TCP, where it is used, requires the password.
        '--auth-local=trust',
        `--auth-host=${tcp ? 'scram-sha-256' : 'reject'}`,
        ...(tcp ? ['--pwfile', passwordFile] : []),
        ...(settings.fsync === 'off' ? ['--no-sync'] : []),
      ],
      { as: location.osUser, cwd: location.folder },
    );
    if (outcome.code !== 0) throw initializationFailure(outcome.output, location.data);
    await appendFile(
      path.join(temporaryFolder, 'postgresql.conf'),
      `\ninclude_if_exists = '${CONFIG_FILE}'\n`,
    );
    if (tcp)
      await rename(passwordFile, path.join(/* turbopackIgnore: true */ temporaryFolder, PASSWORD_FILE));
    await rename(temporaryFolder, location.data);
  } catch (error) {
    if (!(await exists(path.join(location.data, 'PG_VERSION')))) throw error;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function changeOwner({ osUser: as }: DataLocation, ...paths: string[]): Promise<void> {
  if (as) await Promise.all(paths.map((each) => chown(each, as.uid, as.gid)));
}

/** Returns whether a server process uses the data folder according to pg_ctl, ready or not. */
export async function isRunning(cluster: Cluster): Promise<boolean> {
  return (await pgCtl(cluster, ['status'])).code === 0;
}

/** Returns whether a process works in the folder, as a server does from its first moment on. Only Linux can tell. */
async function isWorkingFolder(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.includes(await realpath(folder));
}

/** Returns whether something listens where the configuration of the last start says. */
async function isListening(data: string): Promise<boolean> {
  const text = await readFile(path.join(data, CONFIG_FILE), 'utf8').catch(() => '');
  const [port, host, folder] = ['port', 'listen_addresses', 'unix_socket_directories'].map(
    (name) => new RegExp(`^${name} = '"?(.*?)"?'$`, 'm').exec(text)?.[1],
  );
  if (!port) return false;
  const socket = connect(
    folder
      ? { path: path.join(folder, `.s.PGSQL.${port}`) }
      : { host: host || '127.0.0.1', port: Number(port) },
  );
  return new Promise((resolve) => {
    socket.setTimeout(PROBE_TIMEOUT_MS, () => socket.destroy());
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

/**
 * Removes a postmaster.pid that is empty or damaged, for example after a power failure or on a full disk: PostgreSQL would
 * refuse to start, although the data is whole. It stays while a server listens or works in the folder.
 */
export async function removeUnreadablePidFile({ location: { data } }: Cluster): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : '',
  );
  if (text === undefined || /^[1-9]\d*\r?\n/.test(text)) return;
  if ((await isListening(data)) || (await isWorkingFolder(data))) return;
  await rm(file, { force: true });
  log.warn({ file }, 'a damaged postmaster.pid without a server was removed');
}

/**
 * Starts a server and waits until it accepts connections.
 * @returns undefined, or a function that returns the error when the server is not ready in time
 */
export async function startServer(
  cluster: Cluster,
  endpoint: Endpoint,
): Promise<(() => Promise<Error>) | undefined> {
  const { location } = cluster;
  const before = await readEndpoint(location.data);
  if (before && before.host !== endpoint.host) await removeSocketFolder(before);
  const config = path.join(location.data, CONFIG_FILE);
  const logFile = path.join(location.data, LOG_FILE);
  await writeFile(config, buildConfiguration(cluster, endpoint), { mode: 0o600 });
  await changeOwner(location, config);
  if ((await sizeOf(logFile)) > MAX_LOG_BYTES) await rename(logFile, `${logFile}.1`);
  const logOffset = await sizeOf(logFile);
  const { code, output } = await pgCtl(cluster, ['start', '-w', '-t', '60', '-l', logFile]);
  return code === 0 ? undefined : () => startFailure(logFile, logOffset, output, location.data);
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

/** Returns a function that returns the error when the server ends from now on because its disk is full. */
export async function watchForFullDisk({
  location,
}: Cluster): Promise<() => ReturnType<typeof findFullDiskInLog>> {
  const logFile = path.join(location.data, LOG_FILE);
  const logOffset = await sizeOf(logFile);
  return () => findFullDiskInLog(logFile, logOffset, location.data);
}

/**
 * Stops the server with a fast shutdown: open transactions are rolled back and all committed data is on disk. A server
 * that does not stop is stopped immediately, which causes a recovery at the next start but loses no data.
 */
export async function stopServer(cluster: Cluster): Promise<void> {
  const outcome = await pgCtl(cluster, ['stop', '-m', 'fast', '-w', '-t', '20']);
  if (outcome.code !== 0 && (await isRunning(cluster))) {
    await pgCtl(cluster, ['stop', '-m', 'immediate', '-w', '-t', '10']);
  }
}

/** Returns the error for a server that runs but does not accept connections in time. */
export const neverReadyError = ({ location }: Cluster): Promise<Error> =>
  startFailure(path.join(location.data, LOG_FILE), 0, 'it does not accept connections', location.data);

/** Runs pg_ctl. The data folder is passed in the environment, because pg_ctl would pass an argument through a shell. */
function pgCtl({ location, programs, variables }: Cluster, args: string[]): Promise<ProgramResult> {
  return runProgram(programs.pgCtl, args, {
    as: location.osUser,
    cwd: location.folder,
    env: { ...variables, PGDATA: location.data },
  });
}

const quoteSetting = (value: string): string => `'${value.replaceAll("'", "''")}'`;

function buildConfiguration({ tcp, settings }: Cluster, endpoint: Endpoint): string {
  const all: Record<string, string> = {
    listen_addresses: tcp ? endpoint.host : '',
    port: String(endpoint.port),
    // The value is a list. The inner quotes keep a comma in the folder's name from splitting it.
    unix_socket_directories: tcp ? '' : `"${endpoint.host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Prevents a member's data from reaching the log through a failed statement or its DETAIL.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${quoteSetting(value)}`);
  return `# Rewritten at each start.\n${lines.join('\n')}\n`;
}
