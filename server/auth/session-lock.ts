import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { notAuthenticated } from '@/server/http/errors';
import { lockMemberForShare, lockMemberForUpdate } from '@/server/members/account';
import type { Member } from '@/server/members/service';
import { hashToken } from './secrets';
import type { Session } from './sessions';
import { sessions } from './tables';

// Every operation that ends sessions locks the member's row FOR UPDATE first. Once the row is locked here, a new
// password, a withdrawal or a suspension cannot end the session before the transaction ends. A logout deletes only the
// session row, so that row is locked as well. The order is always the member first, then the session.

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
 * Locks the member of a session FOR UPDATE and keeps the session open until the transaction ends. Returns null when the
 * session has ended since the request began, or when the member is no longer active. Take this lock before any other.
 */
export const lockSessionForUpdate = async (tx: Db, session: Session): Promise<Member | null> =>
  ifUsable(tx, session, await lockMemberForUpdate(tx, session.memberId));

/** Locks the member like {@link lockSessionForUpdate}, but throws 403 instead of returning null. */
export async function requireSessionForUpdate(tx: Db, session: Session): Promise<Member> {
  const member = await lockSessionForUpdate(tx, session);
  if (!member) throw notAuthenticated();
  return member;
}

/**
 * Locks the member of a session FOR SHARE and keeps the session open until the transaction ends. It is for writes that do
 * not change the member's row: several of them may run concurrently, and operations that end the session wait for them.
 * Throws 403 when the session has ended.
 */
export async function requireSessionForShare(tx: Db, session: Session): Promise<Member> {
  const member = await ifUsable(tx, session, await lockMemberForShare(tx, session.memberId));
  if (!member) throw notAuthenticated();
  return member;
}

/**
 * Runs a member's write in a transaction that keeps the session open. Throws 403 when the session has ended, so that
 * nothing is written after a new password, a withdrawal or a suspension has logged the member out.
 */
export const inSessionTransaction = <T>(
  db: Db,
  session: Session,
  work: (tx: Db, member: Member) => Promise<T>,
): Promise<T> => inTransaction(db, async (tx) => work(tx, await requireSessionForUpdate(tx, session)));
