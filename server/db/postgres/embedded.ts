import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '@/config/startup-error';
import { log } from '@/server/log';
import { run } from './account';
import * as cluster from './cluster';
import { connectionUrl, discardEndpoint, type Endpoint, newEndpoint, readEndpoint } from './endpoint';
import { chooseHome } from './home';
import { claim } from './ownership';
import { findPrograms } from './programs';

/** The running server: `url` as a DATABASE_URL would be, `folder` with its data, `stop` for a fast shutdown. */
export type EmbeddedPostgres = { url: string; folder: string; stop(): Promise<void> };

export type EmbeddedOptions = {
  dataDir?: string | undefined;
  /** Loopback TCP and a password in place of a Unix socket. */
  tcp?: boolean;
  settings?: Record<string, string>;
};

/** The one database of the embedded server. */
export const DATABASE = 'kaikei';
/** A recovery after a crash may take this long; a healthy start takes a fifth of a second. */
const READY_WITHIN = 120_000;
/** A killed predecessor's connection, or one that is just shutting down, is given this long to go. */
const PREDECESSOR_GOES_WITHIN = 2_000;

/**
 * Starts the bundled PostgreSQL on its data folder, or adopts the server that a killed app left running there.
 * While it is ours it is brought back should it die. Throws a StartupError when another living app uses the folder
 * (which is left alone) or the server does not come up.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const home = await chooseHome(options.dataDir);
  const programs = await findPrograms(home.folder, home.as);
  const tcp = options.tcp ?? process.platform === 'win32';
  const server: cluster.Cluster = { home, programs, tcp, settings: options.settings ?? {} };
  await cluster.initialise(server);
  const first = await own(server);
  await createDatabase(first.client);
  const url = await connectionUrl(home, first.endpoint, DATABASE);
  const keeper = keep(server, first);
  return { url, folder: home.data, stop: keeper.stop };
}

/**
 * Keeps a server running until it is stopped here. The owner's connection is the watch: it ends when the server does,
 * and is then claimed anew from a server started at the same address.
 */
function keep(server: cluster.Cluster, first: Owned): { stop(): Promise<void> } {
  const { endpoint } = first;
  const stopping = new AbortController();
  let owned: Owned | undefined;
  let comingBack: Promise<void> | undefined;
  const hold = (held: Owned) => {
    owned = held;
    held.client.once('end', () => {
      owned = undefined;
      if (!stopping.signal.aborted) comingBack = bringBack();
    });
  };
  const bringBack = async () => {
    log.error('the embedded PostgreSQL went away; starting it again');
    while (!owned && !stopping.signal.aborted) {
      try {
        hold(await own(server, endpoint, stopping.signal));
      } catch (err) {
        if (stopping.signal.aborted) return;
        log.error({ err }, 'the embedded PostgreSQL could not be started again');
        await pause(5_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  hold(first);
  return {
    stop: async () => {
      stopping.abort();
      await comingBack;
      // Without the claim it is not ours to stop: somebody else may have started it by now.
      if (!owned) return;
      const { client } = owned;
      await cluster.stop(server);
      await client.end().catch(() => undefined);
      await discardEndpoint(endpoint);
    },
  };
}

type Owned = { client: pg.Client; endpoint: Endpoint };

/** Gets hold of a running server, starting one when there is none; `wanted` is where it listened before. */
async function own(server: cluster.Cluster, wanted?: Endpoint, cancelled?: AbortSignal): Promise<Owned> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    const owned = await claimRunning(server);
    if (owned) return owned;
    cancelled?.throwIfAborted();
    // A living server that gives no connection comes up, recovers or goes down: wait for what it becomes.
    if (await cluster.isAlive(server)) await dropForeignPid(server);
    else await launch(server, wanted);
    await pause(100);
  }
  throw await cluster.startFailure(server);
}

/**
 * Claims the server that runs there. Undefined when none answers. The socket is asked before pg_ctl is, since it
 * also answers for a server in another container on the same volume.
 */
async function claimRunning(server: cluster.Cluster): Promise<Owned | undefined> {
  const deadline = Date.now() + PREDECESSOR_GOES_WITHIN;
  for (;;) {
    const endpoint = await readEndpoint(server.home.data);
    if (!endpoint) return undefined;
    const claimed = await claim(await connectionUrl(server.home, endpoint, 'postgres'));
    if (claimed.state === 'away') return undefined;
    if (claimed.state === 'ours') return { client: claimed.client, endpoint };
    if (Date.now() > deadline) throw taken(server, claimed.by);
    await pause(100);
  }
}

async function launch(server: cluster.Cluster, wanted: Endpoint | undefined): Promise<void> {
  const endpoint = wanted ?? (await newEndpoint(server.home, server.tcp));
  if (await cluster.start(server, endpoint)) return;
  // Beaten by another start, whose server the next round finds? Or is this data beyond starting?
  if (!(await cluster.isAlive(server))) throw await cluster.startFailure(server);
}

const taken = ({ home }: cluster.Cluster, by: string): StartupError =>
  new StartupError(
    `Cannot start: another instance (process ${by}) is running on the data in ${home.data}. Stop it first, or set DATA_DIR and PORT for a second one.`,
  );

/**
 * After a reboot the process id in a left-over postmaster.pid may be some other program's; PostgreSQL would then wait
 * for a server that will never be. Looked into only when nothing answers.
 */
async function dropForeignPid({ home }: cluster.Cluster): Promise<void> {
  const pid = (await readEndpoint(home.data))?.pid;
  if (!pid || process.platform === 'win32') return;
  const name =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
      : (await run('/bin/ps', ['-o', 'comm=', '-p', String(pid)], { as: undefined })).output;
  if (name && !name.includes('postgres')) await rm(path.join(home.data, 'postmaster.pid'), { force: true });
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE}`);
}
