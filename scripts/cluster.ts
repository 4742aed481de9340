/**
 * npm run cluster: starts a primary and a streaming replica, PgBouncer, two sites and nginx on this machine, measures one and
 * two sites, and kills the primary under load (docs/operations.md, "More than one machine"). About two minutes.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { build, isBuilt } from './build.mjs';
import { describeResponses, startLoad } from './cluster/load';
import { startPostgresPair } from './cluster/postgres-pair';
import { isInstalled, type Program, startNginx, startPgBouncer, startSite } from './cluster/programs';
import { tryWithoutReplica } from './cluster/replica-unavailable';
import { compareSites, logIn, warmUp } from './cluster/throughput';
import { freePort } from './helpers/free-port';

const DATABASE = 'kaikei';
const SECONDS = 5;
/** Clients of the load during the switch. */
const CLIENTS = { writers: 4, readers: 4 };
/** How long the operator takes to notice and to decide. */
const DECISION_MS = 2_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function execute(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes each commit wait until it is on both machines. Only the primary has this setting. */
async function requireReplica(url: string): Promise<void> {
  await execute(url, `alter system set synchronous_standby_names = 'replica'`);
  await execute(url, 'select pg_reload_conf()');
  const count = `select count(*)::int as count from pg_stat_replication where sync_state = 'sync'`;
  while ((await execute(url, count))[0]?.count !== 1) await pause(100);
}

const missing = ['nginx', 'pgbouncer'].filter((program) => !isInstalled(program));
if (missing.length > 0) {
  print(`Not installed here: ${missing.join(', ')}. On Debian: apt-get install nginx-light pgbouncer`);
  process.exit(1);
}

// A site that finds no build makes one at its start, which takes longer than a start may.
if (!isBuilt()) await build();
const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-cluster-'));
await chmod(folder, 0o755);
const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  const ports = {
    primary: await freePort(),
    replica: await freePort(),
    pooler: await freePort(),
    nginx: await freePort(),
    nginxOfOne: await freePort(),
  };
  const pair = await startPostgresPair(path.join(folder, 'postgres'), [ports.primary, ports.replica]);
  stops.push(pair.stop);
  const { primary, replica } = pair;
  await execute(primary.url(), `create database ${DATABASE}`);
  await requireReplica(primary.url());
  print(`PostgreSQL ${pair.version}: a primary and a synchronous streaming replica`);

  const isAnswering = async (url: string) => (await execute(url, 'select 1')).length === 1;
  const pooler = await startPgBouncer(
    folder,
    { port: ports.pooler, database: DATABASE, user: 'postgres' },
    isAnswering,
  );
  const poolerProgram: Program = await pooler.begin(ports.primary);
  stops.push(poolerProgram.stop);

  const sitePorts = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${ports.nginx}`;
  const settings = {
    SITE_ORIGIN: origin,
    DATABASE_URL: pooler.url,
    DATABASE_READ_URL: replica.url(DATABASE),
    SEED: 'demo',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'fatal',
  };
  for (const port of sitePorts) stops.push((await startSite(port, settings)).stop);
  stops.push((await startNginx(path.join(folder, 'nginx'), ports.nginx, sitePorts)).stop);
  const sites = sitePorts.slice(0, 1);
  stops.push((await startNginx(path.join(folder, 'nginx-of-one'), ports.nginxOfOne, sites)).stop);

  const cookie = await logIn(origin);
  await warmUp(sitePorts, cookie);
  const originOfOne = `http://127.0.0.1:${ports.nginxOfOne}`;
  for (const line of await compareSites(originOfOne, origin, cookie)) print(line);

  // PostgreSQL keeps connections for administrators; here the site is one, so this one is opened before.
  const administrator = new pg.Client({ connectionString: primary.url(DATABASE) });
  await administrator.connect();
  const onPrimary = async (text: string) => (await administrator.query(text)).rows;
  await replica.stop('immediate');
  for (const line of await tryWithoutReplica({ port: ports.nginx, cookie, onPrimary })) print(line);
  await administrator.end();
  await replica.start();
  await requireReplica(primary.url());

  const load = await startLoad(ports.nginx, CLIENTS);
  await pause(SECONDS * 1_000);
  print('The primary is killed.');
  const diedAt = performance.now();
  await primary.stop('immediate');
  await pause(DECISION_MS);
  await replica.promote();
  await pooler.pointTo(ports.replica, poolerProgram);
  print(`The replica is promoted after ${((performance.now() - diedAt) / 1_000).toFixed(1)} s.`);
  await pause(SECONDS * 2_000);
  const { samples, acknowledged } = await load.stop();
  print(describeResponses(samples, 'write'));
  print(describeResponses(samples, 'read'));
  const found = await execute(replica.url(DATABASE), 'select email from members where email = any($1)', [
    acknowledged,
  ]);
  const emails = new Set(found.map(({ email }) => email));
  const lost = acknowledged.filter((email) => !emails.has(email));
  print(`Acknowledged registrations: ${acknowledged.length}; lost: ${lost.length}`);
  const last = samples.filter(({ kind }) => kind === 'write').at(-1);
  if (lost.length > 0 || last?.status !== 201) process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}
