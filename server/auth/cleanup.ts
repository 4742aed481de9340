import { lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { deleteInBatches } from '@/server/db/delete-in-batches';
import { knownBrowsers, rateLimits, sessions, tokens, usedGoogleTokens } from './tables';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A browser that has not logged in for so long counts as new, as its cookie has expired too. */
const BROWSER_LIFETIME_MS = 365 * DAY_MS;

/**
 * Deletes expired sessions, tokens, browsers and rate limit counters. Tokens are kept for one day after they expire, so
 * that a retry is still recognized.
 */
export async function removeExpired(db: Db): Promise<void> {
  const now = Date.now();
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, new Date(now)));
  await deleteInBatches(db, tokens, lt(tokens.expiresAt, new Date(now - DAY_MS)));
  await deleteInBatches(db, usedGoogleTokens, lt(usedGoogleTokens.expiresAt, new Date(now)));
  const forgottenAt = new Date(now - BROWSER_LIFETIME_MS);
  await deleteInBatches(db, knownBrowsers, lt(knownBrowsers.lastLoginAt, forgottenAt));
  await deleteInBatches(db, rateLimits, lt(rateLimits.expire, now));
}
