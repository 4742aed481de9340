import pg from 'pg';
import { readMigrations } from './migration-list';

/** How long a result is used again, in milliseconds. Several load balancers may ask at the same time. */
const RESULT_LIFETIME_MS = 1_000;
/** Short, because load balancers do not wait long. */
const TIMEOUT_MS = 1_000;
/**
 * A database whose disk is dead answers reads from its memory, so the check writes one row. `local`: a standby that is
 * missing keeps no reads waiting. One whose disk is full has room for that row, so the check also has a result that does not
 * fit into the memory of its statement: it goes into a file of about 300 kB, which is deleted at once. The statements are
 * one message, and so one transaction, because each message waits for a connection behind a busy PgBouncer.
 */
const WRITE = `set local synchronous_commit = local; set local work_mem = '64kB';
  select count(*) from generate_series(1, 10000);
  insert into rate_limits (key, points) values ('readyz', 0) on conflict (key) do update set points = 0`;
const READ_ONLY = '25006';
const DISK_FULL = '53100';
/** Classes of SQLSTATE: no disk space or memory, an error of the system, damaged data. */
const CANNOT_WRITE = /^(?:53|58|XX)/;

export interface ReadinessCheck {
  /** Returns why requests cannot be answered: the database does not answer, cannot write, or lacks a migration; else null. */
  findUnreadiness(): Promise<string | null>;
  close(): Promise<void>;
}

function describeFailure(error: unknown): string {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (code === READ_ONLY) return 'the database is read-only';
  if (code === DISK_FULL) return 'the disk of the database is full';
  return CANNOT_WRITE.test(code) ? 'the database cannot write' : 'the database does not answer';
}

/**
 * Creates the check behind /readyz. It has a connection of its own, because those of the pool may all be waiting for a
 * database that does not answer.
 */
export function createReadinessCheck(connectionString: string): ReadinessCheck {
  const newest = readMigrations().at(-1)?.folderMillis ?? 0;
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'kaikei-link',
  });
  // Without a listener, the loss of the idle connection would end the process.
  pool.on('error', () => undefined);
  const check = async () => {
    try {
      const { rows } = await pool.query<{ newest: string | null }>(
        'select max(created_at) as newest from drizzle.__drizzle_migrations',
      );
      if (!(Number(rows[0]?.newest) >= newest)) return 'a migration is missing';
      await pool.query(WRITE);
      return null;
    } catch (error) {
      return describeFailure(error);
    }
  };
  let current: { since: number; result: Promise<string | null> } | undefined;
  return {
    findUnreadiness: () => {
      if (!current || performance.now() - current.since > RESULT_LIFETIME_MS)
        current = { since: performance.now(), result: check() };
      return current.result;
    },
    close: () => pool.end(),
  };
}
