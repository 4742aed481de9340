import { startupMessage } from '@/config/startup-error';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';

/** A process that owns an embedded PostgreSQL and nothing else: says where, and stops it when told to. */
// No power fails in a test, and what a killed process has written is kept by the system all the same: fsync is off.
try {
  const server = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR, settings: { fsync: 'off' } });
  process.stdout.write(`${JSON.stringify({ url: server.url, folder: server.folder })}\n`);
  process.on('SIGTERM', async () => {
    await server.stop();
    process.exit(0);
  });
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stderr.write(`${startupMessage(error) ?? String(error)}\n`);
  process.exit(1);
}
