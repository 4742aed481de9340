import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/helpers/running-site';
import { type EmbeddedOptions, startEmbeddedPostgres } from '@/server/db/postgres/embedded';

export interface Server {
  origin: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 120_000;
const OUTPUT_KEPT = 4_000;

const isListening = (origin: string) =>
  fetch(origin, { redirect: 'manual' }).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );

/**
 * Starts a server with Node and waits until it answers.
 * @param args of `node`
 * @throws Error with the last output when it ends, or does not answer in time
 */
export async function startServer(args: string[], env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A minimal environment, so that settings of the shell do not change what is measured.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
    });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await exited;
  };
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await isListening(origin))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`node ${args.join(' ')} did not start.\n${output}`);
    }
    await pause(200);
  }
  return { origin, child, stop };
}

/** Starts a PostgreSQL with an empty database. @returns its URL, and a function that stops it and removes its data */
export async function startTemporaryPostgres(
  settings?: EmbeddedOptions['settings'],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kaikei-bench-'));
  // PostgreSQL runs as another OS user when this process runs as root.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, settings });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
