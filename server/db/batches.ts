import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

const BATCH = 5_000;

/**
 * Deletes rows in statements of a bounded size, so that each stays within the time limit of jobs (client.ts), however many
 * rows have collected while no process was running.
 * @param where names columns of the table only
 */
export async function deleteInBatches(db: Db, table: PgTable, where: SQL, batch = BATCH): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${batch}))`,
    );
    if ((rowCount ?? 0) < batch) return;
  }
}

/** Rows per statement. PostgreSQL allows 65,535 parameters, and each batch may ask for the records that its rows name. */
export const READ_BATCH = 1_000;

/**
 * Reads rows of any number in batches, so that only one batch is in memory. A row that is added meanwhile is read too, and
 * none is read twice.
 * @param read returns the next rows with a higher id than `after`, ordered by id and at most {@link READ_BATCH}
 */
export async function* readInBatches<T extends { id: number }>(
  read: (after: number, limit: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let after = 0;
  for (;;) {
    const batch = await read(after, READ_BATCH);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < READ_BATCH) return;
    after = last.id;
  }
}
