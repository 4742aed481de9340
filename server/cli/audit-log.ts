import { desc } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { operatorActions } from './tables';

/** One entry of the log of operator actions. */
export type OperatorAction = typeof operatorActions.$inferSelect;

/**
 * Adds an action to the log. The details contain ids and counts only, because the log is kept longer than members'
 * data.
 */
export async function recordAction(
  db: Db,
  action: Pick<OperatorAction, 'actor' | 'action' | 'details'>,
): Promise<void> {
  await db.insert(operatorActions).values(action);
}

/** Returns the latest actions, newest first. */
export const listActions = (db: Db, limit: number): Promise<OperatorAction[]> =>
  db.select().from(operatorActions).orderBy(desc(operatorActions.id)).limit(limit);
