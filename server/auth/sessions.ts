import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { updateAccount } from '@/server/members/account';
import { activeMemberIds } from '@/server/members/service';
import { generateToken, hashToken } from './secrets';
import { sessions } from './tables';
import { RETRY_WINDOW_MS } from './tokens';

/** 14 days, counted anew from the last use. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** A poll every 10 s must not become a write every 10 s. */
const REFRESH_INTERVAL_MS = 60 * 60 * 1000;

export interface Session {
  memberId: number;
  /** The cookie's value. */
  token: string;
  lastSeenAt: Date;
}

const sessionExpiry = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

/** The open session of an active member that `token` names, or null. Suspension ends it with the next request. */
export async function findSession(db: Db, token: string): Promise<Session | null> {
  const [row] = await db
    .select({ memberId: sessions.memberId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, new Date()),
        inArray(sessions.memberId, activeMemberIds(db)),
      ),
    );
  return row ? { ...row, token } : null;
}

/** Moves the end of a session in use, at most once an hour. Returns whether it was moved. */
export async function refreshSession(db: Db, session: Session): Promise<boolean> {
  if (Date.now() - session.lastSeenAt.getTime() < REFRESH_INTERVAL_MS) return false;
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(), expiresAt: sessionExpiry() })
    .where(eq(sessions.tokenHash, hashToken(session.token)));
  return true;
}

/**
 * Opens a session under a fresh id; the one that this browser had before is gone with it. Pass the transaction that has
 * locked the member FOR UPDATE and found the credential still to be right: whatever ends sessions at the same time then
 * either comes first and is noticed, or comes later and ends this session too.
 */
export async function openSession(tx: Db, memberId: number, previous: Session | null): Promise<Session> {
  if (previous) await closeSession(tx, previous);
  await updateAccount(tx, memberId, { lastLoginAt: new Date() });
  return insertSession(tx, memberId);
}

async function insertSession(db: Db, memberId: number, replaces: string | null = null): Promise<Session> {
  const token = generateToken();
  const now = new Date();
  await db.insert(sessions).values({
    ...{ tokenHash: hashToken(token), memberId, replaces },
    ...{ createdAt: now, lastSeenAt: now, expiresAt: sessionExpiry() },
  });
  return { memberId, token, lastSeenAt: now };
}

/**
 * Opens a session in the place of one that has ended by it. Whoever comes with the old one's token a moment later has
 * not got the answer: {@link findMemberIdByReplacedSession} knows them.
 */
export const replaceSession = (tx: Db, memberId: number, oldToken: string): Promise<Session> =>
  insertSession(tx, memberId, hashToken(oldToken));

/** The active member whose session of that token was replaced a moment ago, or null. */
export async function findMemberIdByReplacedSession(db: Db, oldToken: string): Promise<number | null> {
  const [row] = await db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(
      and(
        eq(sessions.replaces, hashToken(oldToken)),
        gt(sessions.createdAt, new Date(Date.now() - RETRY_WINDOW_MS)),
        inArray(sessions.memberId, activeMemberIds(db)),
      ),
    );
  return row?.memberId ?? null;
}

/** Ends a session; without one by that token nothing happens. */
export async function closeSession(db: Db, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(session.token)));
}

/** Ends every session of a member: after a new password, a withdrawal, a suspension. */
export async function closeAllSessions(db: Db, memberId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId));
}
