import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '@/config/startup-error';
import { log } from '@/server/log';
import * as cluster from './cluster';
import { chooseDataLocation, type DataLocation } from './data-location';
import { chooseEndpoint, connectionUrl, type Endpoint, readEndpoint, removeSocketFolder } from './endpoint';
import { runProgram } from './os-user';
import { claimServer } from './ownership';
import { findPrograms } from './programs';
import { explainFileError } from './start-failure';

/** The running server: `url` in the form of a DATABASE_URL, `folder` with its data, `stop` for a fast shutdown. */
export type EmbeddedPostgres = {
  url: string;
  folder: string;
  stop(): Promise<void>;
  /** Returns the error when the server has ended by itself since this start because its disk is full; else undefined. */
  findFullDisk(): Promise<StartupError | undefined>;
};

export type EmbeddedOptions = {
  dataDir?: string | undefined;
  /** Uses loopback TCP and a password instead of a Unix socket. */
  tcp?: boolean;
  settings?: Record<string, string>;
  /** Environment variables of the server's process. */
  variables?: Record<string, string>;
};

/** The name of the embedded server's only database. */
export const EMBEDDED_DATABASE_NAME = 'kaikei';
/** Time limit for a start, which includes recovery after a crash. A normal start takes 0.2 seconds. */
const READY_TIMEOUT_MS = 120_000;
/** How long to wait for the connection of a previous process that was killed or is shutting down. */
const PREDECESSOR_EXIT_TIMEOUT_MS = 2_000;

/**
 * Starts the embedded PostgreSQL on its data folder, or takes over the server that a killed app left running. The
 * server is restarted when it exits unexpectedly. Throws a StartupError when another running app uses the folder (its
 * server is not touched) or the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const location = await chooseDataLocation(options.dataDir);
  try {
    return await startIn(location, options);
  } catch (error) {
    throw explainFileError(error, location);
  }
}

async function startIn(location: DataLocation, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const programs = await findPrograms(location.folder, location.osUser);
  const tcp = options.tcp ?? process.platform === 'win32';
  const { settings = {}, variables = {} } = options;
  const server: cluster.Cluster = { location, programs, tcp, settings, variables };
  await cluster.initializeCluster(server);
  const findFullDisk = await cluster.watchForFullDisk(server);
  const first = await claimOrStart(server);
  await createDatabaseIfMissing(first.client);
  const url = await connectionUrl(location, first.endpoint, EMBEDDED_DATABASE_NAME);
  const supervisor = superviseServer(server, first);
  return { url, folder: location.data, stop: supervisor.stop, findFullDisk };
}

/**
 * Restarts the server until it is stopped by this process. The ownership connection ends when the server exits. The
 * server is then started at the same address and claimed again.
 */
function superviseServer(server: cluster.Cluster, first: ClaimedServer): { stop(): Promise<void> } {
  const { endpoint } = first;
  const shutdownController = new AbortController();
  let current: ClaimedServer | undefined;
  let restarting: Promise<void> | undefined;
  const trackClaim = (claimed: ClaimedServer) => {
    current = claimed;
    claimed.client.once('end', () => {
      current = undefined;
      if (!shutdownController.signal.aborted) restarting = restartServer();
    });
  };
  const restartServer = async () => {
    log.error('the embedded PostgreSQL stopped unexpectedly; starting it again');
    while (!current && !shutdownController.signal.aborted) {
      try {
        trackClaim(await claimOrStart(server, endpoint, shutdownController.signal));
      } catch (err) {
        if (shutdownController.signal.aborted) return;
        log.error({ err }, 'the embedded PostgreSQL could not be started again');
        await pause(5_000, undefined, { signal: shutdownController.signal }).catch(() => undefined);
      }
    }
  };
  trackClaim(first);
  return {
    stop: async () => {
      shutdownController.abort();
      await restarting;
      // Without the claim the server must not be stopped, because another process may have started it.
      if (!current) return;
      const { client } = current;
      await cluster.stopServer(server);
      await client.end().catch(() => undefined);
      await removeSocketFolder(endpoint);
    },
  };
}

type ClaimedServer = { client: pg.Client; endpoint: Endpoint };

/** Claims the running server, or starts one. A new server listens at `previousEndpoint` when it is given. */
async function claimOrStart(
  server: cluster.Cluster,
  previousEndpoint?: Endpoint,
  signal?: AbortSignal,
): Promise<ClaimedServer> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const claimedServer = await claimRunningServer(server);
    if (claimedServer) return claimedServer;
    signal?.throwIfAborted();
    // A running server that accepts no connections is starting, recovering or stopping, so the loop waits.
    if (await cluster.isRunning(server)) await removeStalePidFile(server);
    else {
      await cluster.removeUnreadablePidFile(server);
      await launchServer(server, previousEndpoint);
    }
    await pause(100);
  }
  throw await cluster.neverReadyError(server);
}

/**
 * Claims the running server. Returns undefined when none responds. The socket is tried before pg_ctl, because it also
 * reaches a server in another container on the same volume.
 */
async function claimRunningServer(server: cluster.Cluster): Promise<ClaimedServer | undefined> {
  const deadline = Date.now() + PREDECESSOR_EXIT_TIMEOUT_MS;
  for (;;) {
    const endpoint = await readEndpoint(server.location.data);
    if (!endpoint) return undefined;
    const claimed = await claimServer(await connectionUrl(server.location, endpoint, 'postgres'));
    if (claimed.state === 'unreachable') return undefined;
    if (claimed.state === 'ours') return { client: claimed.client, endpoint };
    if (Date.now() > deadline) throw alreadyRunningError(server, claimed.by);
    await pause(100);
  }
}

async function launchServer(server: cluster.Cluster, previousEndpoint: Endpoint | undefined): Promise<void> {
  const endpoint = previousEndpoint ?? (await chooseEndpoint(server.location, server.tcp));
  const findFailure = await cluster.startServer(server, endpoint);
  if (!findFailure) return;
  // Another process may have started a server, which the next attempt finds. Without a running server, the data folder
  // cannot be started.
  if (!(await cluster.isRunning(server))) throw await findFailure();
}

const alreadyRunningError = ({ location }: cluster.Cluster, by: string): StartupError =>
  new StartupError(
    `Cannot start: another instance (process ${by}) is running on the data in ${location.data}. Stop it first, or set DATA_DIR and PORT for a second one.`,
  );

/**
 * Removes a postmaster.pid whose process id belongs to another program after a reboot, because PostgreSQL would
 * otherwise refuse to start. It is checked only when no server responds.
 */
async function removeStalePidFile({ location }: cluster.Cluster): Promise<void> {
  const pid = (await readEndpoint(location.data))?.pid;
  if (!pid || process.platform === 'win32') return;
  const name =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
      : (await runProgram('/bin/ps', ['-o', 'comm=', '-p', String(pid)], { as: undefined })).output;
  if (name && !name.includes('postgres'))
    await rm(path.join(location.data, 'postmaster.pid'), { force: true });
}

async function createDatabaseIfMissing(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    EMBEDDED_DATABASE_NAME,
  ]);
  if (!rowCount) await client.query(`create database ${EMBEDDED_DATABASE_NAME}`);
}
