import { lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
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
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.delete(tokens).where(lt(tokens.expiresAt, new Date(now - DAY_MS)));
  await db.delete(usedGoogleTokens).where(lt(usedGoogleTokens.expiresAt, new Date(now)));
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastLoginAt, new Date(now - BROWSER_LIFETIME_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
