import { type ExtractTablesWithRelations, is } from 'drizzle-orm';
import { drizzle, NodePgTransaction } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db, NoRelations } from './client';

type Transaction = NodePgTransaction<NoRelations, ExtractTablesWithRelations<NoRelations>>;

const isTransaction = (db: Db): db is Db & Transaction => is(db, NodePgTransaction);

/**
 * Runs the work in a transaction, which is committed when the work returns and rolled back when it throws. Inside of a
 * transaction the work runs in a savepoint of it, so that it alone is undone when it throws.
 *
 * The connection is taken from the pool and given back here, because Drizzle's own `transaction()` on a pool never gives
 * back a connection whose `begin` failed, and gives back a broken one when its `rollback` failed: each crash of the
 * database would make the pool smaller for good (drizzle-orm issues 6114 and 6241).
 *
 * Throws what the work threw, else the error of the connection.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return db.transaction(work);
  const { $client: source } = db;
  if (!source) throw new Error('neither a database nor an open transaction');
  // A single connection belongs to whoever opened it.
  if (!(source instanceof pg.Pool)) return runOn(source, work, () => undefined);
  const client = await source.connect();
  let lost: Error | undefined;
  const noteLoss = (error: Error) => {
    lost = error;
  };
  // Without a listener, a connection that is lost while no statement runs ends the process.
  client.on('error', noteLoss);
  try {
    return await runOn(client, work, noteLoss);
  } finally {
    // The pool destroys a connection that is released with an error, and opens another one when it needs it.
    client.release(lost);
    client.off('error', noteLoss);
  }
}

/** Drizzle's transaction on a single connection; `noteLoss` learns of a `begin`, `commit` or `rollback` that failed. */
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
        throw error;
      }
    });
  } catch (error) {
    // Drizzle throws the error of the work itself if and only if the rollback succeeded.
    if (error !== thrown?.byWork) noteLoss(error instanceof Error ? error : new Error(String(error)));
    throw thrown ? thrown.byWork : error;
  }
}
