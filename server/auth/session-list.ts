import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { type LoginSession, sessionFields } from '@/schemas/account-fields';
import type { Db } from '@/server/db/client';
import { present, toWireDateTime } from '@/server/openapi/wire-schema';
import { forgetBrowser } from './known-browsers';
import { hashToken } from './secrets';
import { inSessionTransaction } from './session-lock';
import type { Session } from './sessions';
import { sessions } from './tables';

const isCurrent = (session: Session) => eq(sessions.tokenHash, hashToken(session.token));

/** Returns the member's open sessions in the API's shape: the caller's own first, then the one that was used last. */
export async function listSessions(db: Db, session: Session): Promise<LoginSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, session.memberId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(isCurrent(session)), desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows.map((row) =>
    present(sessionFields, {
      id: row.id,
      browser: row.browser,
      os: row.os,
      created_at: toWireDateTime(row.createdAt),
      last_seen_at: toWireDateTime(row.lastSeenAt),
      is_current: row.tokenHash === hashToken(session.token),
    }),
  );
}

/**
 * Ends one session of the member, and forgets its browser, so that its next login sends a mail. It does nothing when
 * the member has no such session, so a repeated call succeeds. Throws 403 when the caller's session has ended.
 * @returns whether it was the caller's own session
 */
export const endSessionById = (db: Db, session: Session, id: string): Promise<boolean> =>
  inSessionTransaction(db, session, async (tx, { id: memberId }) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)))
      .returning();
    const isOwn = ended?.tokenHash === hashToken(session.token);
    // A logout does not make the member's own browser a new one.
    if (ended?.browserHash && !isOwn) await forgetUnusedBrowser(tx, memberId, ended.browserHash);
    return isOwn;
  });

/** Ends all sessions of the member but the caller's, and forgets their browsers. */
export const endOtherSessions = (db: Db, session: Session): Promise<void> =>
  inSessionTransaction(db, session, async (tx, { id: memberId }) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, hashToken(session.token))))
      .returning({ browserHash: sessions.browserHash });
    for (const { browserHash } of ended)
      if (browserHash) await forgetUnusedBrowser(tx, memberId, browserHash);
  });

/** Forgets a browser without an open session. The browser of the caller may have had a second session. */
async function forgetUnusedBrowser(tx: Db, memberId: number, browserHash: string): Promise<void> {
  const open = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.browserHash, browserHash)));
  if (open.length === 0) await forgetBrowser(tx, memberId, browserHash);
}
