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
