import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { oncePerObject } from '@/schemas/once-per-object';
import type { Db } from '@/server/db/client';
import { updateAccount } from '@/server/members/account';
import { activeMemberIds } from '@/server/members/service';
import { generateToken, hashToken } from './secrets';
import { sessions } from './tables';
import { RETRY_WINDOW_START } from './tokens';

/**
 * A session expires 14 days after its last use. As with links, only the clock of the database counts: those of several
 * processes may differ.
 */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** Polls run every 10 s, so the expiry is not written on every request. */
const REFRESH_SECONDS = 60 * 60;

/**
 * A client without cookies opens a session at each login, so only those of a member are kept that were used last. Nobody uses as
 * many browsers.
 */
const MAX_SESSIONS = 50;

export interface Session {
  memberId: number;
  /** The cookie's value. */
  token: string;
  /** Whether its last use was stored more than an hour ago. */
  needsRefresh: boolean;
}

/** What a session records of the browser that opened it. */
export interface SessionBrowser {
  browserHash: string;
  browser: string | null;
  os: string | null;
}

const sessionExpiry = sql`now() + make_interval(secs => ${SESSION_SECONDS})`;

/** Built once, as the statement of a member (server/members/me.ts), because every call of a member asks for the session. */
const openSessionStatement = oncePerObject((db: Db) =>
  db
    .select({
      memberId: sessions.memberId,
      needsRefresh: sql<boolean>`${sessions.lastSeenAt} <= now() - make_interval(secs => ${REFRESH_SECONDS})`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        inArray(sessions.memberId, activeMemberIds(db)),
      ),
    )
    .prepare(''),
);

/** Returns the open session of that token, or null. The sessions of members who are not active are ignored. */
export async function findSession(db: Db, token: string): Promise<Session | null> {
  const [row] = await openSessionStatement(db).execute({ tokenHash: hashToken(token) });
  return row ? { ...row, token } : null;
}

/** Extends a session that is in use, at most once an hour. Returns whether it was extended. */
export async function refreshSession(db: Db, session: Session): Promise<boolean> {
  if (!session.needsRefresh) return false;
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: sessionExpiry })
    .where(eq(sessions.tokenHash, hashToken(session.token)));
  return true;
}

/**
 * Opens a session with a new token and deletes the browser's previous session. Pass the transaction that has locked the
 * member FOR UPDATE and then checked the credentials. A concurrent operation that ends sessions then runs either before
 * the check, which detects it, or after the commit, and ends this session too.
 */
export async function openSession(
  tx: Db,
  memberId: number,
  previous: Session | null,
  browser?: SessionBrowser,
): Promise<Session> {
  if (previous) await endSession(tx, previous);
  await updateAccount(tx, memberId, { lastLoginAt: new Date() });
  return insertSession(tx, { memberId, ...browser });
}

type SessionDetails = Pick<typeof sessions.$inferInsert, 'memberId' | 'replaces'> & Partial<SessionBrowser>;

async function insertSession(db: Db, details: SessionDetails): Promise<Session> {
  const token = generateToken();
  await db.insert(sessions).values({ tokenHash: hashToken(token), ...details, expiresAt: sessionExpiry });
  await endOldSessions(db, details.memberId, token);
  return { memberId: details.memberId, token, needsRefresh: false };
}

/** Ends the sessions beyond the limit. The new one stays, also when the clock has been set back. */
async function endOldSessions(db: Db, memberId: number, newToken: string): Promise<void> {
  const isOther = and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, hashToken(newToken)));
  const old = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOther)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(MAX_SESSIONS - 1);
  await db.delete(sessions).where(inArray(sessions.tokenHash, old));
}

/**
 * Opens a session that replaces an ended one and stores the hash of the old token. This lets
 * {@link findMemberIdByReplacedSession} recognize a client that did not receive the response.
 */
export const replaceSession = (
  tx: Db,
  memberId: number,
  oldToken: string,
  browser: SessionBrowser,
): Promise<Session> => insertSession(tx, { memberId, replaces: hashToken(oldToken), ...browser });

/** Returns the id of the active member whose session with that token was replaced within 10 minutes, or null. */
export async function findMemberIdByReplacedSession(db: Db, oldToken: string): Promise<number | null> {
  const [row] = await db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(
      and(
        eq(sessions.replaces, hashToken(oldToken)),
        gt(sessions.createdAt, RETRY_WINDOW_START),
        inArray(sessions.memberId, activeMemberIds(db)),
      ),
    );
  return row?.memberId ?? null;
}

/** Returns whether that session has replaced another one within 10 minutes. */
export async function isNewReplacement(db: Db, { token }: Session): Promise<boolean> {
  const rows = await db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        isNotNull(sessions.replaces),
        gt(sessions.createdAt, RETRY_WINDOW_START),
      ),
    );
  return rows.length > 0;
}

/** Ends a session. It does nothing when the session has already ended. */
export async function endSession(db: Db, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(session.token)));
}

/** Ends every session of a member, for example after a new password, a withdrawal or a suspension. */
export async function endAllSessions(db: Db, memberId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId));
}
