import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { notAuthenticated } from '@/server/http/errors';
import { lockMemberForShare, lockMemberForUpdate } from '@/server/members/account';
import type { Member } from '@/server/members/service';
import { hashToken } from './secrets';
import type { Session } from './sessions';
import { sessions } from './tables';

// Whatever ends sessions locks the member's row FOR UPDATE first. So once the row is locked here, a session that is still
// stored cannot be ended by a new password, a withdrawal or a suspension before the transaction ends. A logout deletes
// nothing but the session, which is why its row is locked as well. The order is always the member, then the session.

async function isOpen(tx: Db, { memberId, token }: Session): Promise<boolean> {
  const rows = await tx
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.memberId, memberId)))
    .for('key share');
  return rows.length > 0;
}

const ifUsable = async (tx: Db, session: Session, member: Member | null): Promise<Member | null> =>
  member?.status === 'active' && (await isOpen(tx, session)) ? member : null;

/**
 * Locks the member of a session FOR UPDATE until the transaction ends, and keeps the session open as long. Returns null
 * when the session has been ended since the request began, or the member is no longer active. Take it before any other
 * lock.
 */
export const lockSessionForUpdate = async (tx: Db, session: Session): Promise<Member | null> =>
  ifUsable(tx, session, await lockMemberForUpdate(tx, session.memberId));

/** Does the same and throws 403 instead of returning null. */
export async function requireSessionForUpdate(tx: Db, session: Session): Promise<Member> {
  const member = await lockSessionForUpdate(tx, session);
  if (!member) throw notAuthenticated();
  return member;
}

/**
 * Does the same with a shared lock, for writes that leave the member's own row alone: several of them may go on at once,
 * and whatever ends the session waits for them. Throws 403.
 */
export async function requireSessionForShare(tx: Db, session: Session): Promise<Member> {
  const member = await ifUsable(tx, session, await lockMemberForShare(tx, session.memberId));
  if (!member) throw notAuthenticated();
  return member;
}

/**
 * Runs a member's write in a transaction that holds the session open. Throws 403 when it has been ended meanwhile, so that
 * nothing is written for whoever was logged out by a new password, a withdrawal or a suspension.
 */
export const inSessionTransaction = <T>(
  db: Db,
  session: Session,
  work: (tx: Db, member: Member) => Promise<T>,
): Promise<T> => inTransaction(db, async (tx) => work(tx, await requireSessionForUpdate(tx, session)));
