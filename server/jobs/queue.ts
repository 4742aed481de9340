import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '@/server/db/client';

export const MAIL_QUEUE = 'mail';

/**
 * Retries after 5 s, 10 s, 20 s and so on, for about 11 hours, so that no email is lost when the mail server is
 * unavailable overnight.
 */
const QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  retentionDays: 14,
};

type Connection = Pick<pg.Pool | pg.Client, 'query'>;

/** Returns a pg-boss instance on the given connection. With `supervise` it also maintains expired jobs. */
export const createBoss = (connection: Connection, supervise: boolean): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    supervise,
    schedule: false,
  });

/** Creates the tables of pg-boss and the queues when they are missing. It is a part of the migration. */
export async function installQueues(connection: Connection): Promise<void> {
  const boss = createBoss(connection, false);
  await boss.start();
  await boss.createQueue(MAIL_QUEUE, { name: MAIL_QUEUE, ...QUEUE_OPTIONS });
  await boss.stop({ graceful: false });
}

// This instance is never started. It only provides pg-boss's statements, which run in the caller's transaction.
const sendOnlyBoss = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('no transaction given')) },
});

/** Returns an adapter that runs pg-boss's statements in the caller's transaction. */
const onTransaction = (tx: Db): PgBoss.Db => ({
  executeSql: (sql: string, params: unknown[]) =>
    tx._.session
      .prepareQuery<{ execute: { rows: object[] }; all: unknown; values: unknown }>(
        { sql, params },
        undefined,
        undefined,
        false,
      )
      .execute(),
});

/**
 * Adds a job to a queue in the caller's transaction. The job exists only if the transaction is committed. A second job
 * with the same id is ignored.
 */
export async function enqueueJob(tx: Db, queue: string, id: string, data: object): Promise<void> {
  await sendOnlyBoss.send(queue, data, { id, ...QUEUE_OPTIONS, db: onTransaction(tx) });
}

const UNFINISHED = new Set(['created', 'retry', 'active']);

/**
 * Adds a job to its queue again in the caller's transaction and resets its attempts, unless the job is still waiting or
 * running.
 * @returns whether the job was added
 */
export async function renewJob(tx: Db, queue: string, id: string, data: object): Promise<boolean> {
  const db = onTransaction(tx);
  const job = await sendOnlyBoss.getJobById(queue, id, { db, includeArchive: false });
  if (job && UNFINISHED.has(job.state)) return false;
  if (job) await sendOnlyBoss.deleteJob(queue, id, { db });
  await enqueueJob(tx, queue, id, data);
  return true;
}
