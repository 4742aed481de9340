import { startupMessage } from '@/config/startup-error';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';

/** A process that starts an embedded PostgreSQL, prints its address, and stops it on SIGTERM. */
// fsync is off because tests lose no power, and the operating system keeps what a killed process has written.
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
