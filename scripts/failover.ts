/**
 * npm run failover: starts three database machines on loopback addresses with the files of deploy/patroni, a site and nginx,
 * kills the primary under load, and fails when an acknowledged write is lost, when writes do not work again in time, when a
 * page that nginx keeps is not served meanwhile, or when the site ends (docs/operations.md, "More than one machine"). About a
 * minute. Needs Linux and Debian's packages patroni, etcd-server, haproxy, postgresql and nginx.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { parse } from 'yaml';
import { build, isBuilt } from './build.mjs';
import { describeResponses, startLoad } from './failover/load';
import { freePort } from './helpers/running-site';

const NODES = [1, 2, 3];
const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'nginx', '/usr/lib/postgresql/15/bin/postgres'];
/** Debian keeps servers where only root looks for programs. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const LOAD_MS = 5_000;
/** How long an election, a promotion and the checks of HAProxy take after the lease has ended, on a busy machine. */
const SWITCH_MS = 15_000;
/** Registrations per second are limited for each address, so writers come from many. */
const CLIENTS = { writers: 4, readers: 2 };

const print = (line: string) => void process.stdout.write(`${line}\n`);
const read = (file: string) => readFile(path.join('deploy', file), 'utf8');
/** The three machines have the documented addresses, but on the loopback. */
const addressOf = (node: number) => `127.0.0.1${node}`;

const isMissing = (program: string) =>
  spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${program}`]).status !== 0;
const missing = PROGRAMS.filter(isMissing);
if (missing.length > 0) {
  print(`Not installed here: ${missing.join(', ')}.`);
  print('On Debian: apt-get install patroni etcd-server haproxy postgresql nginx-light');
  process.exit(1);
}

/** Neither PostgreSQL nor Patroni runs as root. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return uid && gid ? { uid, gid } : {};
}

const children: { name: string; child: ChildProcess }[] = [];
const outputs = new Map<ChildProcess, string>();

/** Starts a program in a process group of its own, so that a machine can die with all of its processes. */
function start(
  name: string,
  command: string,
  args: string[],
  options: { env?: object; uid?: number; gid?: number } = {},
) {
  const { env, ...user } = options;
  const child = spawn(command, args, {
    ...user,
    detached: true,
    cwd: user.uid === undefined ? process.cwd() : '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    // A minimal environment, so that settings of the shell change nothing.
    env: { PATH, HOME: '/', LANG: 'C.UTF-8', ...env } as unknown as NodeJS.ProcessEnv,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => outputs.set(child, `${outputs.get(child) ?? ''}${chunk}`.slice(-4_000)));
  children.push({ name, child });
  return child;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It has ended already.
  }
}

async function waitFor<T>(what: string, find: () => Promise<T | undefined | false>, ms = 90_000): Promise<T> {
  let last = 'no error';
  for (const since = performance.now(); performance.now() - since < ms; await pause(200)) {
    const found = await find().catch((error: unknown) => {
      last = String(error);
      return undefined;
    });
    if (found) return found;
  }
  const logs = children.map(({ name, child }) => `--- ${name}\n${outputs.get(child) ?? ''}`);
  throw new Error(`${what} takes too long (${last}).\n${logs.join('\n')}`);
}

async function query(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
  });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

// A site that finds no build makes one at its start, which takes longer than a start may.
if (!isBuilt()) await build();
const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-failover-'));
const user = findUser();
try {
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const ports = { primary: await freePort(), nginx: await freePort(), site: await freePort() };
  const patroniFile = await read('patroni/patroni.yml');
  const etcdFile = await read('patroni/etcd');
  const settings = parse(patroniFile);
  const leaseMs = settings.bootstrap.dcs.ttl * 1_000;
  const { password } = settings.postgresql.authentication.superuser;

  /** Returns a documented file for one of the machines. */
  const forNode = (text: string, node: number) =>
    text
      .replace(/(name: |ETCD_NAME=)node1/, `$1node${node}`)
      .replaceAll(/10\.0\.0\.11(?=:\d+$)/gm, addressOf(node))
      .replaceAll('10.0.0.', '127.0.0.')
      .replaceAll(/\/var\/(?:lib|run)\/(?:postgresql|etcd)/g, path.join(folder, `node${node}`));

  for (const node of NODES) {
    const home = path.join(folder, `node${node}`);
    await mkdir(home);
    if (user.uid !== undefined && user.gid !== undefined) await chown(home, user.uid, user.gid);
    const lines = forNode(etcdFile, node)
      .split('\n')
      .filter((line) => line.startsWith('ETCD_'));
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    start(`etcd${node}`, 'etcd', [], { env, ...user });
    await writeFile(path.join(home, 'patroni.yml'), forNode(patroniFile, node));
  }
  for (const node of NODES)
    start(`patroni${node}`, 'patroni', [path.join(folder, `node${node}`, 'patroni.yml')], user);

  /** Returns the members of the cluster as Patroni tells them. */
  const membersOf = async (node: number): Promise<{ name: string; role: string; state: string }[]> => {
    const response = await fetch(`http://${addressOf(node)}:8008/cluster`, {
      signal: AbortSignal.timeout(3_000),
    });
    return ((await response.json()) as { members: [] }).members;
  };
  const roles = await waitFor('A primary with a synchronous standby and a third node', async () => {
    const members = await membersOf(1);
    const found = members.map(({ role }) => role).toSorted();
    return (
      found.join() === 'leader,replica,sync_standby' &&
      members.every(({ state }) => state !== 'starting') &&
      members
    );
  });
  print(`Patroni: ${roles.map(({ name, role }) => `${name} ${role}`).join(', ')}`);

  const haproxyConfig = path.join(folder, 'haproxy.cfg');
  await writeFile(
    haproxyConfig,
    (await read('patroni/haproxy.cfg'))
      .replaceAll('127.0.0.1:5000', `127.0.0.1:${ports.primary}`)
      .replaceAll('10.0.0.', '127.0.0.'),
  );
  start('haproxy', 'haproxy', ['-db', '-f', haproxyConfig]);
  const urlOf = (name: string) => `postgresql://postgres:${password}@127.0.0.1:${ports.primary}/${name}`;
  // Before its first checks HAProxy also asks standbys, which refuse it.
  await waitFor('HAProxy', () => query(urlOf('postgres'), 'create database kaikei'));

  const env = {
    PORT: String(ports.site),
    DATABASE_URL: urlOf('kaikei'),
    SEED: 'demo',
    TRUST_PROXY: '0',
    LOG_LEVEL: 'fatal',
  };
  const site = start('site', process.execPath, ['scripts/start.mjs'], {
    env: { ...env, NODE_ENV: 'production' },
  });
  const statusOf = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status;
  await waitFor('The site', async () => (await statusOf(`http://127.0.0.1:${ports.site}/readyz`)) === 200);

  // As deploy/nginx/kaikei-link.conf says, an operator may let nginx serve what it has kept.
  const nginxFile = await read('nginx/kaikei-link.conf');
  const cached = path.join(folder, 'cache');
  await mkdir(cached, { mode: 0o777 });
  const nginxConfig = path.join(folder, 'nginx.conf');
  // As root, nginx would otherwise take the folders below /var/lib/nginx from one that runs.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    nginxConfig,
    `daemon off; ${user.uid === undefined ? '' : 'user root;'} pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}
http { ${temporary} upstream kaikei_sites { server 127.0.0.1:${ports.site}; }
${nginxFile
  .replaceAll(/\/var\/(?:cache|log)\/nginx/g, cached)
  .replace('listen 80;', `listen 127.0.0.1:${ports.nginx};`)
  .replace('# proxy_cache_use_stale', 'proxy_cache_use_stale')} }`,
  );
  start('nginx', 'nginx', ['-c', nginxConfig, '-p', folder]);
  const page = `http://127.0.0.1:${ports.nginx}/vacancy/`;
  await waitFor('nginx', async () => (await statusOf(page)) === 200);

  const load = await startLoad(ports.site, CLIENTS);
  const pages: number[] = [];
  let stopped = false;
  const pageReader = (async () => {
    for (; !stopped; await pause(250)) pages.push(await statusOf(page).catch(() => 0));
  })();
  await pause(LOAD_MS);

  const primary = (await membersOf(1)).find(({ role }) => role === 'leader')?.name.slice(-1) ?? '';
  const postmaster = await readFile(path.join(folder, `node${primary}`, '15/kaikei/postmaster.pid'), 'utf8');
  for (const { name, child } of children)
    if (name === `etcd${primary}` || name === `patroni${primary}`) signal(child, 'SIGKILL');
  // PostgreSQL has left the group of Patroni. Its other processes end with the first one.
  process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL');
  const diedAt = performance.now();
  print(`node${primary}, the primary, is killed under load: PostgreSQL, Patroni and etcd.`);

  const back = await waitFor(
    'A write after the death of the primary',
    async () => load.acknowledgedSince(diedAt),
    leaseMs + SWITCH_MS,
  );
  await pause(LOAD_MS);
  stopped = true;
  await pageReader;
  const { samples, acknowledged } = await load.stop();
  print(
    `Writes work again after ${((back - diedAt) / 1_000).toFixed(1)} s; the lease is ${leaseMs / 1_000} s.`,
  );
  for (const kind of ['write', 'read'] as const) print(describeResponses(samples, kind));
  const unread = pages.filter((status) => status !== 200).length;
  print(`Pages that nginx keeps: ${pages.length - unread} × 200, ${unread} others`);
  const rows = await query(urlOf('kaikei'), 'select email from members where email = any($1)', [
    acknowledged,
  ]);
  const lost = acknowledged.length - rows.length;
  print(`Acknowledged registrations: ${acknowledged.length}; lost: ${lost}`);
  const isSiteRunning = site.exitCode === null && site.signalCode === null;
  print(isSiteRunning ? 'The site was not restarted.' : 'The site has ended.');
  if (lost > 0 || unread > 0 || !isSiteRunning) process.exitCode = 1;
} finally {
  for (const { child } of children.toReversed()) signal(child, 'SIGTERM');
  await Promise.race([
    Promise.all(
      children.map(
        ({ child }) => child.exitCode ?? child.signalCode ?? new Promise((end) => child.once('exit', end)),
      ),
    ),
    pause(15_000),
  ]);
  for (const { child } of children) signal(child, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
