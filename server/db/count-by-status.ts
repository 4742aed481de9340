import { count } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/** Returns the number of rows by status. A status that no row has is absent. */
export async function countByStatus(
  db: Db,
  table: PgTable & { status: PgColumn },
): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: table.status, number: count() })
    .from(table as PgTable)
    .groupBy(table.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, number]));
}
