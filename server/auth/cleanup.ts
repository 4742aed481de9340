import { lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { deleteInBatches } from '@/server/db/delete-in-batches';
import { rateLimits, sessions, tokens } from './tables';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes expired sessions, tokens and rate limit counters. Tokens are kept for one day after they expire, so that a
 * retry is still recognized.
 */
export async function removeExpired(db: Db): Promise<void> {
  const now = Date.now();
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, new Date(now)));
  await deleteInBatches(db, tokens, lt(tokens.expiresAt, new Date(now - DAY_MS)));
  await deleteInBatches(db, rateLimits, lt(rateLimits.expire, now));
}
