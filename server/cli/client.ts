import pg from 'pg';

/**
 * Opens a separate connection without the pool's time limits. When the signal is aborted, the connection is closed, so
 * that running statements fail and are rolled back.
 */
export async function openClient(url: string, name: string, signal?: AbortSignal): Promise<pg.Client> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection also rejects the running query. Without this listener the error event would end the process.
  client.on('error', () => undefined);
  const close = () => void client.end();
  signal?.addEventListener('abort', close, { once: true });
  client.once('end', () => signal?.removeEventListener('abort', close));
  await client.connect();
  return client;
}
