import { randomBytes } from 'node:crypto';
import { appendFile, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@/config/startup-error';
import type { DataLocation } from './data-location';
import { type Endpoint, generatePassword, PASSWORD_FILE, readEndpoint, removeSocketFolder } from './endpoint';
import { type ProgramResult, runProgram } from './os-user';
import type { Programs } from './programs';

/** One data folder and the programs that work on it. */
export type Cluster = {
  location: DataLocation;
  programs: Programs;
  tcp: boolean;
  settings: Record<string, string>;
};

const CONFIG_FILE = 'kaikei.conf';
const LOG_FILE = 'server.log';
const MAX_LOG_BYTES = 10 * 1024 * 1024;

const exists = async (file: string): Promise<boolean> => Boolean(await stat(file).catch(() => undefined));

/**
 * Makes the data folder if there is none. initdb works under another name, and a rename puts the finished folder in
 * place: a start that was killed half-way leaves nothing that looks like a database, and of two first starts one wins.
 */
export async function initializeCluster({ location: home, programs, tcp, settings }: Cluster): Promise<void> {
  if (await exists(path.join(home.data, 'PG_VERSION'))) return;
  const temporaryFolder = `${home.data}.${randomBytes(6).toString('hex')}`;
  const passwordFile = `${temporaryFolder}.password`;
  try {
    await mkdir(temporaryFolder, { mode: 0o700 });
    await writeFile(passwordFile, generatePassword(), { mode: 0o600 });
    await changeOwner(home, temporaryFolder, passwordFile);
    const outcome = await runProgram(
      programs.initdb,
      [
        ...['-D', temporaryFolder, '-U', 'postgres', '-E', 'UTF8'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        // The folder of the socket admits nobody but us; TCP, where it is needed, asks for the password.
        ...['--auth-local=trust', `--auth-host=${tcp ? 'scram-sha-256' : 'reject'}`],
        ...(tcp ? ['--pwfile', passwordFile] : []),
        ...(settings.fsync === 'off' ? ['--no-sync'] : []),
      ],
      { as: home.osUser, cwd: home.folder },
    );
    if (outcome.code !== 0) throw startupError('initialise', outcome.output);
    await appendFile(
      path.join(temporaryFolder, 'postgresql.conf'),
      `\ninclude_if_exists = '${CONFIG_FILE}'\n`,
    );
    if (tcp)
      await rename(passwordFile, path.join(/* turbopackIgnore: true */ temporaryFolder, PASSWORD_FILE));
    await rename(temporaryFolder, home.data);
  } catch (error) {
    if (!(await exists(path.join(home.data, 'PG_VERSION')))) throw error;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function changeOwner({ osUser: as }: DataLocation, ...paths: string[]): Promise<void> {
  if (as) await Promise.all(paths.map((each) => chown(each, as.uid, as.gid)));
}

/** Asks pg_ctl whether a server process holds the data folder, ready or not. */
export async function isRunning(cluster: Cluster): Promise<boolean> {
  return (await pgCtl(cluster, ['status'])).code === 0;
}

/** Starts a server there and waits until it takes connections. False when it did not come up in time. */
export async function startServer(cluster: Cluster, endpoint: Endpoint): Promise<boolean> {
  const { location: home } = cluster;
  const before = await readEndpoint(home.data);
  if (before && before.host !== endpoint.host) await removeSocketFolder(before);
  const config = path.join(home.data, CONFIG_FILE);
  const log = path.join(home.data, LOG_FILE);
  await writeFile(config, buildConfiguration(cluster, endpoint), { mode: 0o600 });
  await changeOwner(home, config);
  if (((await stat(log).catch(() => undefined))?.size ?? 0) > MAX_LOG_BYTES) await rename(log, `${log}.1`);
  return (await pgCtl(cluster, ['start', '-w', '-t', '60', '-l', log])).code === 0;
}

/**
 * Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. A server that hangs is
 * stopped like at a power cut, which costs a recovery at the next start and no data.
 */
export async function stopServer(cluster: Cluster): Promise<void> {
  const outcome = await pgCtl(cluster, ['stop', '-m', 'fast', '-w', '-t', '20']);
  if (outcome.code !== 0 && (await isRunning(cluster))) {
    await pgCtl(cluster, ['stop', '-m', 'immediate', '-w', '-t', '10']);
  }
}

/** The error for a server that does not come up, with its own last words. */
export async function readStartFailure({ location: home }: Cluster): Promise<StartupError> {
  const log = await readFile(path.join(home.data, LOG_FILE), 'utf8').catch(() => '');
  const worst = log.split('\n').findLast((line) => /FATAL|PANIC|HINT/.test(line));
  return startupError(
    'start',
    worst?.replace(/^.*?(?=FATAL|PANIC|HINT)/, '') ?? `see ${path.join(home.data, LOG_FILE)}`,
  );
}

const startupError = (action: string, output: string): StartupError =>
  new StartupError(
    `Cannot start: PostgreSQL could not ${action} (${output.trim().split('\n').at(-1) || 'it said nothing'}).`,
  );

/** The data folder goes in the environment: as an argument, pg_ctl would pass it through a shell. */
function pgCtl({ location: home, programs }: Cluster, args: string[]): Promise<ProgramResult> {
  return runProgram(programs.pgCtl, args, { as: home.osUser, cwd: home.folder, env: { PGDATA: home.data } });
}

const quoteSetting = (value: string): string => `'${value.replaceAll("'", "''")}'`;

function buildConfiguration({ tcp, settings }: Cluster, endpoint: Endpoint): string {
  const all: Record<string, string> = {
    listen_addresses: tcp ? endpoint.host : '',
    port: String(endpoint.port),
    // A list: the inner quotes keep a comma in a folder's name from parting it.
    unix_socket_directories: tcp ? '' : `"${endpoint.host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A member's data must not reach the log by way of a failed statement and its DETAIL.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${quoteSetting(value)}`);
  return `# Written anew at each start.\n${lines.join('\n')}\n`;
}
