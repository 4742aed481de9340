import { desc } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { providerActions } from './tables';

/** One line of the record of what the provider did. */
export type ProviderAction = typeof providerActions.$inferSelect;

/** Writes an action down. Ids and counts only: the record is kept longer than members' data. */
export async function recordAction(
  db: Db,
  action: Pick<ProviderAction, 'actor' | 'action' | 'details'>,
): Promise<void> {
  await db.insert(providerActions).values(action);
}

/** The newest actions first. */
export const listActions = (db: Db, limit: number): Promise<ProviderAction[]> =>
  db.select().from(providerActions).orderBy(desc(providerActions.id)).limit(limit);
