import { desc } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { providerActions } from './tables';

/** One entry of the log of operator actions. */
export type ProviderAction = typeof providerActions.$inferSelect;

/**
 * Adds an action to the log. The details contain ids and counts only, because the log is kept longer than members'
 * data.
 */
export async function recordAction(
  db: Db,
  action: Pick<ProviderAction, 'actor' | 'action' | 'details'>,
): Promise<void> {
  await db.insert(providerActions).values(action);
}

/** Returns the latest actions, newest first. */
export const listActions = (db: Db, limit: number): Promise<ProviderAction[]> =>
  db.select().from(providerActions).orderBy(desc(providerActions.id)).limit(limit);
