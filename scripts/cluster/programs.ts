import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemVariables } from '@/config/env';
import { writeNginxConfig } from './nginx-config';

/** Debian keeps servers where only root looks for programs. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const START_TIMEOUT_MS = 60_000;

export interface Program {
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Returns whether a program is installed. */
export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: { ...systemVariables(), PATH } }).status === 0;

/** Starts a program, and waits until it answers. Throws with its output when it ends. */
export async function start(
  command: string,
  args: string[],
  { env = {}, isReady }: { env?: Record<string, string>; isReady: () => Promise<boolean> },
): Promise<Program> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A minimal environment, so that settings of the shell change nothing.
    env: { ...systemVariables(), NODE_ENV: undefined, HOME: process.env.HOME, ...env, PATH } as never,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
  const ended = once(child, 'close');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${command} ${args.join(' ')} does not answer: ${output}`);
    }
    await pause(200);
  }
  return { child, stop };
}

const respondsAt = (url: string) => async () => (await fetch(url, { redirect: 'manual' })).status < 500;

/** Starts a process of the site as `npm start` does. */
export const startSite = (port: number, env: Record<string, string>): Promise<Program> =>
  start(process.execPath, ['scripts/start.mjs'], {
    env: { ...env, PORT: String(port) },
    isReady: respondsAt(`http://127.0.0.1:${port}/readyz`),
  });

/** Starts nginx with the configuration of deploy/, in a folder of its own. */
export async function startNginx(folder: string, port: number, sites: number[]): Promise<Program> {
  await mkdir(folder);
  const file = await writeNginxConfig(folder, port, sites);
  return start('nginx', ['-c', file, '-p', folder], {
    isReady: respondsAt(`http://127.0.0.1:${port}/healthz`),
  });
}

/**
 * Starts PgBouncer in transaction mode. `pointTo` is the switch by hand of docs/operations.md: another address in its file, and
 * a reload.
 */
export async function startPgBouncer(
  folder: string,
  { port, database, user }: { port: number; database: string; user: string },
  isAnswering: (url: string) => Promise<boolean>,
) {
  const file = path.join(folder, 'pgbouncer.ini');
  const configure = async (serverPort: number) => {
    await writeFile(
      file,
      `[databases]
${database} = host=127.0.0.1 port=${serverPort} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
; Without it PgBouncer waits 15 s before it tries a server again.
server_login_retry = 1
`,
    );
    await chmod(file, 0o644);
  };
  const url = `postgresql://${user}@127.0.0.1:${port}/${database}`;
  // PgBouncer does not run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  return {
    url,
    begin: async (serverPort: number) => {
      await configure(serverPort);
      return start('pgbouncer', ['-q', ...asNobody, file], { isReady: () => isAnswering(url) });
    },
    pointTo: async (serverPort: number, { child }: Program) => {
      await configure(serverPort);
      child.kill('SIGHUP');
    },
  };
}
