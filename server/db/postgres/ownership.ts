import pg from 'pg';

/** An arbitrary key of session-level advisory locks in this cluster's `postgres` database. */
const OWNERSHIP_LOCK_ID = [0x6b61, 1] as const;
const APPLICATION_NAME = 'kaikei-link owner, process';

/**
 * Who owns a server: this process (`client` holds the lock), another process, or unknown because the server accepts no
 * connection.
 */
export type ServerClaim =
  | { state: 'ours'; client: pg.Client }
  | { state: 'taken'; by: string }
  | { state: 'unreachable' };

/**
 * Claims a server for this process. The claim is an advisory lock of an open connection, so it ends with the process in
 * every case. There is no stale lock file and no reused process id, and PostgreSQL serializes concurrent claims.
 */
export async function claimServer(url: string): Promise<ServerClaim> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${APPLICATION_NAME} ${process.pid}`,
    connectionTimeoutMillis: 3_000,
  });
  // The claim's owner handles the end of the connection. Without this listener the error event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as acquired', [
      ...OWNERSHIP_LOCK_ID,
    ]);
    if (rows[0]?.acquired) return { state: 'ours', client };
    const by = await findLockHolder(client);
    await client.end();
    return { state: 'taken', by };
  } catch {
    await client.end().catch(() => undefined);
    return { state: 'unreachable' };
  }
}

async function findLockHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select activity.application_name as name
       from pg_locks as lock join pg_stat_activity as activity on activity.pid = lock.pid
      where lock.locktype = 'advisory' and lock.granted and lock.classid = $1 and lock.objid = $2
        and activity.datname = current_database()`,
    [...OWNERSHIP_LOCK_ID],
  );
  return String(rows[0]?.name ?? '').replace(`${APPLICATION_NAME} `, '') || 'unknown';
}
