import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '@/server/db/client';

export const MAIL_QUEUE = 'mail';

/** 5 s, 10 s, 20 s … about 11 hours in all: a mail server that is away overnight loses nothing. */
const QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  retentionDays: 14,
};

type Connection = Pick<pg.Pool | pg.Client, 'query'>;

/** pg-boss on a connection of ours; with `supervise` it also looks after jobs that were left lying. */
export const createBoss = (connection: Connection, supervise: boolean): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    supervise,
    schedule: false,
  });

/** Creates pg-boss's tables and our queues where they are missing: a part of migrating. */
export async function installQueues(connection: Connection): Promise<void> {
  const boss = createBoss(connection, false);
  await boss.start();
  await boss.createQueue(MAIL_QUEUE, { name: MAIL_QUEUE, ...QUEUE_OPTIONS });
  await boss.stop({ graceful: false });
}

// Never started: it only knows pg-boss's statements, which always run on the caller's transaction.
const sendOnlyBoss = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('no transaction given')) },
});

/** pg-boss's statements on the caller's transaction. */
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
 * Puts a job into a queue within the caller's transaction: it exists if and only if the transaction is committed.
 * A second job with the same id is dropped.
 */
export async function enqueueJob(tx: Db, queue: string, id: string, data: object): Promise<void> {
  await sendOnlyBoss.send(queue, data, { id, ...QUEUE_OPTIONS, db: onTransaction(tx) });
}

const UNFINISHED = new Set(['created', 'retry', 'active']);

/**
 * Puts a job into its queue again within the caller's transaction, with all its attempts, unless it still waits or
 * runs. @returns whether it was put there
 */
export async function renewJob(tx: Db, queue: string, id: string, data: object): Promise<boolean> {
  const db = onTransaction(tx);
  const job = await sendOnlyBoss.getJobById(queue, id, { db, includeArchive: false });
  if (job && UNFINISHED.has(job.state)) return false;
  if (job) await sendOnlyBoss.deleteJob(queue, id, { db });
  await enqueueJob(tx, queue, id, data);
  return true;
}
