import { sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '@/server/db/client';

export const MAIL_QUEUE = 'mail';

/**
 * Retries after 5 to 10 s (pg-boss adds up to as much at random), then after twice as long each time, for 6 to 11
 * hours. Later the mail is queued again each hour (start-jobs.ts), so that none is lost when the mail server is
 * unavailable. A job that has no result after 20 s is given to another process, because the first one may have died.
 * When that one is only slow, the lock on the mail makes the other wait.
 */
const QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 20,
  retentionDays: 14,
};

interface Connection {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

interface BossOptions {
  /** Whether it maintains expired jobs. */
  supervise: boolean;
  /** Whether it may create and change its tables when it starts. Without it, the start fails when they are missing. */
  migrate?: boolean;
}

/** Returns a pg-boss instance on the given connection. */
export const createBoss = (connection: Connection, { supervise, migrate = false }: BossOptions): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    supervise,
    migrate,
    schedule: false,
  });

/** Returns whether the tables of pg-boss are those of its version and have the queues. It only reads. */
export async function hasQueues(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(`select to_regclass('pgboss.version') is not null as exists`);
  if (!rows[0]?.exists) return false;
  const boss = createBoss(connection, { supervise: false });
  try {
    await boss.start();
    return (await boss.getQueue(MAIL_QUEUE)) !== null;
  } catch (error) {
    // A version of its tables that needs a migration.
    if (error instanceof Error && !('code' in error)) return false;
    throw error;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Creates or updates the tables of pg-boss. It is a part of the migration. Several processes may call it at the same time:
 * pg-boss ignores the error of those that come too late, but leaves their transaction open.
 */
export async function installQueueTables(connection: Connection): Promise<void> {
  const withRollback: Connection['query'] = (text, values) =>
    connection.query(text, values).catch(async (error: unknown) => {
      await connection.query('rollback');
      throw error;
    });
  const boss = createBoss({ query: withRollback }, { supervise: false, migrate: true });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Creates the queues that are missing. Two processes that do so at the same time lock each other out. */
export async function createQueues(connection: Connection): Promise<void> {
  const boss = createBoss(connection, { supervise: false });
  await boss.createQueue(MAIL_QUEUE, { name: MAIL_QUEUE, ...QUEUE_OPTIONS });
}

// This instance is never started. It only provides pg-boss's statements, which run in the caller's transaction.
const sendOnlyBoss = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('no transaction given')) },
});

/** Returns an adapter that runs pg-boss's statements in the caller's transaction. */
const onTransaction = (tx: Db): PgBoss.Db => ({
  executeSql: (text: string, params: unknown[]) => {
    // Drizzle numbers parameters itself, so that each $n becomes one of its own.
    const parts = text.split(/\$(\d+)/);
    const chunks = parts.map((part, at) =>
      at % 2 === 0 ? sql.raw(part) : sql.param(params[Number(part) - 1]),
    );
    return tx.execute(sql.join(chunks));
  },
});

interface Job {
  id: string;
  data: object;
  /** Jobs with a higher one come first, however long the others have waited. */
  priority: number;
}

/**
 * Adds a job to a queue in the caller's transaction. The job exists only if the transaction is committed. A second job
 * with the same id is ignored.
 */
export async function enqueueJob(tx: Db, queue: string, { id, data, priority }: Job): Promise<void> {
  await sendOnlyBoss.send(queue, data, { id, priority, ...QUEUE_OPTIONS, db: onTransaction(tx) });
}

const UNFINISHED = new Set(['created', 'retry', 'active']);

/**
 * Adds a job to its queue again in the caller's transaction and resets its attempts, unless the job is still waiting or
 * running.
 * @returns whether the job was added
 */
export async function renewJob(tx: Db, queue: string, job: Job): Promise<boolean> {
  const db = onTransaction(tx);
  const former = await sendOnlyBoss.getJobById(queue, job.id, { db, includeArchive: false });
  if (former && UNFINISHED.has(former.state)) return false;
  if (former) await sendOnlyBoss.deleteJob(queue, job.id, { db });
  await enqueueJob(tx, queue, job);
  return true;
}
