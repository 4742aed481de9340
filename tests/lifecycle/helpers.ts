import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const ROOT = process.cwd();
export const isRoot = process.getuid?.() === 0;
export const NOBODY_UID = 65_534;

/** Creates a temporary folder that every user can enter. */
export async function createFolder(prefix = 'kaikei-life-'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Returns the process id of the server on a data folder, or undefined when postmaster.pid does not exist. */
export async function serverPid(data: string): Promise<number | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return text ? Number(text.split('\n')[0]) : undefined;
}

/** Waits until a condition is true. Throws an error with `what` after two minutes, which are long for a busy machine too. */
export async function waitUntil(what: string, holds: () => Promise<unknown> | unknown): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await pause(50);
  }
}

export type RunningProcess = {
  child: ChildProcess;
  /** Returns the output so far, of stdout and stderr. */
  output(): string;
  /** The exit code, or the name of the signal that ended the process. */
  exited: Promise<number | string>;
};

type SpawnOptions = { env?: Record<string, string>; cwd?: string; uid?: number; detached?: boolean };

/** Starts a program with a minimal environment, so that the variables of the test run have no effect. */
export function startProcess(
  command: string,
  args: string[],
  { env, ...options }: SpawnOptions = {},
): RunningProcess {
  const child = spawn(command, args, {
    ...options,
    ...(options.uid !== undefined && { gid: options.uid }),
    env: {
      NODE_ENV: undefined,
      PATH: process.env.PATH,
      HOME: tmpdir(),
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal ?? ''));
  });
  return { child, output: () => printed, exited: ended };
}

/** Starts database-process.ts as a process. `started` resolves to what it reports, or rejects with its error output. */
export function startDatabaseProcess(
  options: SpawnOptions,
): RunningProcess & { started: Promise<{ url: string; folder: string }> } {
  const loader = createRequire(path.join(ROOT, 'package.json')).resolve('tsx');
  const running = startProcess(
    process.execPath,
    ['--import', loader, path.join(ROOT, 'tests/lifecycle/database-process.ts')],
    {
      ...options,
      env: { TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'), LOG_LEVEL: 'silent', ...options.env },
    },
  );
  const started = new Promise<{ url: string; folder: string }>((resolve, reject) => {
    running.child.stdout?.on('data', () => {
      if (running.output().includes('\n')) resolve(JSON.parse(running.output().split('\n')[0] ?? ''));
    });
    running.exited.then(() => reject(new Error(running.output().trim())));
  });
  started.catch(() => undefined);
  return { ...running, started };
}
