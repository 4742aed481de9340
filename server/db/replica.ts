import type pg from 'pg';
import { log } from '@/server/log';
import { type Database, type Db, isDatabaseUnavailable, openDatabase } from './client';
import { keepsSessionSettings } from './session-settings';

/** Runs reads that change nothing. They may run twice. */
export type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** A streaming replica of the database. */
export interface Replica {
  /** Reads from the replica when its data is new enough, else from the primary, also when the replica fails meanwhile. */
  read: Read;
  /** Returns its connections; undefined until it has first been reached. */
  pool(): pg.Pool | undefined;
  close(): Promise<void>;
}

/** How old the data of a replica may be when it is read, in milliseconds (decision 0103). */
export const MAX_LAG_MS = 2_000;
const CHECK_INTERVAL_MS = 500;
/** Marks that a replica has not reached within this number of checks are of no use, because they are too old. */
const MAX_MARKS = 10;

/** Which server this is, and up to where it has the write-ahead log. Every user may run these functions. */
const POSITION = `select (select system_identifier from pg_control_system()) || '/' || current_database() as database,
  pg_postmaster_start_time()::text as started, pg_is_in_recovery() as "isReplica",
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as lsn`;

interface Position {
  database: string;
  started: string;
  isReplica: boolean;
  lsn: bigint;
}

async function readPosition(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<Omit<Position, 'lsn'> & { lsn: string }>(POSITION);
  const [row] = rows;
  if (!row) throw new Error('the server does not say its position');
  const [high = '0', low = '0'] = row.lsn.split('/');
  return { ...row, lsn: (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) };
}

/**
 * Returns whether a server has the data of the primary: a replica of it, or the primary itself. A replica that has been
 * promoted beside a running primary diverges from it.
 */
const belongsTo = (primary: Position, other: Position): boolean =>
  other.database === primary.database && (other.isReplica || other.started === primary.started);

/**
 * Opens a replica for reads. It may be missing: while it is unavailable, too far behind, or not a replica of this database,
 * everything is read from the primary. How far it is behind is measured at reads: it has the data of the moment at which the
 * primary was where the replica is now. No connection is opened before the first check.
 * @param primaryUrl and primary the database that the replica follows
 * @param now a clock in milliseconds that never goes back
 */
export function openReplica(
  url: string,
  {
    primaryUrl,
    primary,
    now = () => performance.now(),
  }: { primaryUrl: string; primary: Db; now?: () => number },
): Replica {
  // With connections of their own, checks do not wait for reads.
  const probes = [primaryUrl, url].map((each) => openDatabase(each, { size: 1, keepsSettings: false }));
  const [primaryProbe, replicaProbe] = probes as [Database, Database];
  let database: Database | undefined;
  let marks: { at: number; lsn: bigint }[] = [];
  let upToDateAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let lastProblem: string | null | undefined;

  async function findProblem(): Promise<string | null> {
    const at = now();
    const primaryPosition = await readPosition(primaryProbe.pool);
    marks = [...marks, { at, lsn: primaryPosition.lsn }].slice(-MAX_MARKS);
    const position = await readPosition(replicaProbe.pool);
    if (!belongsTo(primaryPosition, position)) {
      upToDateAt = Number.NEGATIVE_INFINITY;
      return 'it is no replica of DATABASE_URL';
    }
    database ??= openDatabase(url, { keepsSettings: await keepsSessionSettings(url) });
    upToDateAt = marks.findLast(({ lsn }) => lsn <= position.lsn)?.at ?? upToDateAt;
    return now() - upToDateAt > MAX_LAG_MS ? 'it is too far behind' : null;
  }

  async function check(): Promise<void> {
    const problem = await findProblem().catch(() => 'it or the primary does not answer');
    if (problem !== lastProblem) {
      if (problem) log.warn({ problem }, 'the replica of DATABASE_READ_URL is not used');
      else log.info('the replica of DATABASE_READ_URL is used');
    }
    lastProblem = problem;
    checkedAt = now();
    running = undefined;
  }

  /** Returns the replica when its data is new enough, and starts a check when the last one is old, without waiting for it. */
  function usable(): Db | undefined {
    if (now() - checkedAt >= CHECK_INTERVAL_MS) running ??= check();
    return now() - upToDateAt <= MAX_LAG_MS ? database?.db : undefined;
  }

  const read: Read = async (work) => {
    const replica = usable();
    if (!replica) return work(primary);
    try {
      return await work(replica);
    } catch (error) {
      // A read also fails when the replica must change the rows under it (40001), which does not mean that it is unavailable.
      if (isDatabaseUnavailable(error)) upToDateAt = Number.NEGATIVE_INFINITY;
      return work(primary);
    }
  };

  const pool = () => database?.pool;

  const close = async () => {
    await running;
    await Promise.all([...probes, database].map((each) => each?.close()));
  };
  return { read, pool, close };
}
