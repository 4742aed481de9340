import { type ExtractTablesWithRelations, is, sql } from 'drizzle-orm';
import { drizzle, NodePgTransaction } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Db, isStatementTimeout, type NoRelations } from './client';
import { localSettingsOf } from './session-settings';

type Transaction = NodePgTransaction<NoRelations, ExtractTablesWithRelations<NoRelations>>;

const isTransaction = (db: Db): db is Db & Transaction => is(db, NodePgTransaction);

/**
 * Runs the work in a transaction. It is committed when the work returns and rolled back when the work throws. Inside a
 * transaction the work runs in a savepoint, so that only its own changes are undone when it throws.
 *
 * The connection is acquired and released here, because Drizzle's `transaction()` on a pool never releases a connection
 * whose `begin` failed, and releases a broken one when its `rollback` failed. Each crash of the database would
 * permanently reduce the size of the pool (drizzle-orm issues 6114 and 6241).
 *
 * Throws the error of the work, otherwise the error of the connection.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return db.transaction(work);
  const { $client: source } = db;
  if (!source) throw new Error('neither a database nor an open transaction');
  // The code that opened a single connection also closes it.
  if (!(source instanceof pg.Pool)) return runOn(source, work, () => undefined);
  const client = await source.connect();
  let lost: Error | undefined;
  let isReleased = false;
  const release = () => {
    // The pool destroys a connection that is released with an error and opens another one when needed.
    if (!isReleased) client.release(lost);
    isReleased = true;
  };
  const noteLoss = (error: Error) => {
    lost = error;
    // The rollback then fails immediately, instead of also waiting for a database that does not answer.
    if (isStatementTimeout(error)) release();
  };
  // Without a listener, a connection that is lost between statements would end the process.
  client.on('error', noteLoss);
  try {
    const settings = localSettingsOf(source);
    if (!settings) return await runOn(client, work, noteLoss);
    const workWithSettings = async (tx: Db) => {
      await tx.execute(sql.raw(settings));
      return work(tx);
    };
    return await runOn(client, workWithSettings, noteLoss);
  } finally {
    release();
    client.off('error', noteLoss);
  }
}

/**
 * Runs Drizzle's transaction on a single connection. `noteLoss` receives the error of a statement that was not answered,
 * or of a failed `begin`, `commit` or `rollback`.
 */
async function runOn<T>(
  client: pg.Client | pg.PoolClient,
  work: (tx: Db) => Promise<T>,
  noteLoss: (error: Error) => void,
): Promise<T> {
  let thrown: { byWork: unknown } | undefined;
  try {
    return await drizzle(client).transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        thrown = { byWork: error };
        if (isStatementTimeout(error)) noteLoss(error);
        throw error;
      }
    });
  } catch (error) {
    // Drizzle throws the work's own error if and only if the rollback succeeded.
    if (error !== thrown?.byWork) noteLoss(error instanceof Error ? error : new Error(String(error)));
    throw thrown ? thrown.byWork : error;
  }
}

const UNIQUE_VIOLATION = '23505';

/** Returns whether a statement failed because another row has the same value of a unique index. */
export const isUniqueViolation = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
};

const ATTEMPTS = 3;

/**
 * Runs a transaction again when a concurrent one has inserted the same unique value between its check and its write. The next
 * attempt finds that row in its check.
 */
export async function retryUniqueViolation<T>(run: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempt === ATTEMPTS || !isUniqueViolation(error)) throw error;
    return retryUniqueViolation(run, attempt + 1);
  }
}
