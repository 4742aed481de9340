import pg from 'pg';

/** A setting that a direct connection accepts at its start. */
const PROBE_MS = 12_345;

/**
 * Returns whether connections keep the settings of their session, such as `statement_timeout`. Behind PgBouncer in
 * transaction mode they do not: it refuses settings at the start of a connection, or drops them when it is told to. A later
 * `set` would also apply to the next client of the same server connection.
 */
export async function keepsSessionSettings(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    statement_timeout: PROBE_MS,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ ms: string }>(
      `select setting as ms from pg_settings where name = 'statement_timeout'`,
    );
    return rows[0]?.ms === String(PROBE_MS);
  } catch (error) {
    if (error instanceof Error && /unsupported startup parameter/.test(error.message)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The statements by which each transaction on a pool begins, for pools whose connections keep no settings. */
const localSettings = new WeakMap<object, string>();

/** Makes each transaction on the pool begin with settings of its own. */
export const setLocalSettings = (pool: pg.Pool, settings: Record<string, number>): void => {
  const statements = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`);
  localSettings.set(pool, statements.join('; '));
};

/** Returns the statements to run at the start of a transaction; undefined when there are none. */
export const localSettingsOf = (pool: pg.Pool): string | undefined => localSettings.get(pool);
