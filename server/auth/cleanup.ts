import { lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { knownBrowsers, rateLimits, sessions, tokens, usedGoogleTokens } from './tables';

/**
 * Deletes expired sessions, tokens, browsers and rate limit counters. Tokens are kept for one day after they expire, so
 * that a retry is still recognized. A browser that has not logged in for a year counts as new, as its cookie has expired too.
 *
 * The time is that of the database: one process whose clock is wrong must not log everybody out.
 */
export async function removeExpired(db: Db): Promise<void> {
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, sql`now()`));
  await deleteInBatches(db, tokens, lt(tokens.expiresAt, sql`now() - interval '1 day'`));
  await deleteInBatches(db, usedGoogleTokens, lt(usedGoogleTokens.expiresAt, sql`now()`));
  await deleteInBatches(db, knownBrowsers, lt(knownBrowsers.lastLoginAt, sql`now() - interval '365 days'`));
  await deleteInBatches(
    db,
    rateLimits,
    lt(rateLimits.expire, sql`(extract(epoch from now()) * 1000)::bigint`),
  );
}
