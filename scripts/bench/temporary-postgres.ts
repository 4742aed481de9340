import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedOptions, startEmbeddedPostgres } from '@/server/db/postgres/embedded';

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
