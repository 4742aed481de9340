import pg from 'pg';

/**
 * A connection of one's own, without the pool's time limits. It is closed at once when the signal is aborted, so that
 * whatever runs on it fails and is rolled back.
 */
export async function openClient(url: string, name: string, signal?: AbortSignal): Promise<pg.Client> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection also rejects the running query; this listener only keeps it from ending the process.
  client.on('error', () => undefined);
  const close = () => void client.end();
  signal?.addEventListener('abort', close, { once: true });
  client.once('end', () => signal?.removeEventListener('abort', close));
  await client.connect();
  return client;
}
