import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/helpers/running-site';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';

/** Memory of the site's process after a full garbage collection, in bytes. */
export interface MemoryUsage {
  heapUsed: number;
  external: number;
  rss: number;
}

export interface Site {
  origin: string;
  memory(): Promise<MemoryUsage>;
  /** Rejects when the process exits before it is stopped. */
  failure: Promise<never>;
  /** Stops the process and its PostgreSQL and deletes the data. */
  stop(): Promise<void>;
}

const HEAP_MB = 256;
/** Small, so that addresses that differ have filled it before the first sample counts. */
const PAGE_CACHE_MB = 4;
const STARTS_WITHIN = 120_000;
const OUTPUT_KEPT = 4_000;

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/** Returns the memory reported by the probe in the process (probe.mjs). */
async function memoryOf(child: ChildProcess): Promise<MemoryUsage> {
  const message = once(child, 'message');
  child.send('memory');
  const [memory] = await message;
  return memory as MemoryUsage;
}

/** Stops the process. When it did not exit normally, its PostgreSQL is still running and is stopped too. */
async function stopProcess(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  if (child.exitCode !== 0) await (await startEmbeddedPostgres({ dataDir })).stop();
}

/**
 * Starts the built site with a heap of 256 MB and temporary demo data and waits until it responds.
 * @throws Error with the last output of the process when it does not start
 */
export async function startSite(port?: number): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kaikei-soak-'));
  // PostgreSQL runs as another OS user when this script runs as root.
  await chmod(dataDir, 0o755);
  const chosen = port ?? (await freePort());
  const probe = new URL('probe.mjs', import.meta.url).href;
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', '--import', probe, 'gateway/start.mjs'],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        ...(process.env.NEXT_DIST_DIR && { NEXT_DIST_DIR: process.env.NEXT_DIST_DIR }),
        LOG_LEVEL: 'warn',
        TZ: 'UTC',
        SEED: 'demo',
        PORT: String(chosen),
        DATA_DIR: dataDir,
        PAGE_CACHE_MB: String(PAGE_CACHE_MB),
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
    });
  const failure = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The site's process ended (${signal ?? `exit code ${code}`}).\n${output}`);
  });
  failure.catch(() => undefined);
  const stop = async () => {
    await stopProcess(child, dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };

  const origin = `http://localhost:${chosen}`;
  const deadline = Date.now() + STARTS_WITHIN;
  const untilUp = async () => {
    while (!(await isAnswering(`${origin}/api/v3/public/categories/`))) {
      if (Date.now() > deadline) throw new Error(`The site did not start in time.\n${output}`);
      await pause(200);
    }
  };
  try {
    await Promise.race([untilUp(), failure]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, memory: () => Promise.race([memoryOf(child), failure]), failure, stop };
}
