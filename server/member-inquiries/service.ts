import { and, eq, sql } from 'drizzle-orm';
import { suspendMember } from '@/server/auth/member-moderation';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { findMemberById } from '@/server/members/service';
import { isUnanswered } from './list';
import { memberInquiries } from './tables';

/**
 * Records an inquiry that was sent to a member.
 * @returns the inquiry's id, or null when there is no such member
 */
export async function recordMemberInquiry(db: Db, memberId: number, sentAt: Date): Promise<number | null> {
  if (!(await findMemberById(db, memberId))) return null;
  const [row] = await db
    .insert(memberInquiries)
    .values({ memberId, sentAt })
    .returning({ id: memberInquiries.id });
  if (!row) throw new Error('no inquiry was written');
  return row.id;
}

/**
 * Records that the member has replied. Repeated calls keep the first time.
 * @returns the member, and whether this was the first call; null when no inquiry has that id
 */
export async function markReplied(
  tx: Db,
  id: number,
): Promise<{ memberId: number; isChanged: boolean } | null> {
  const isInquiry = eq(memberInquiries.id, id);
  const [inquiry] = await tx.select().from(memberInquiries).where(isInquiry).for('update');
  if (!inquiry) return null;
  if (inquiry.repliedAt) return { memberId: inquiry.memberId, isChanged: false };
  await tx.update(memberInquiries).set({ repliedAt: sql`now()` }).where(isInquiry);
  return { memberId: inquiry.memberId, isChanged: true };
}

/**
 * Suspends the member who has not replied to the inquiry for 30 days, and notifies them by mail.
 * @returns the member's id, or null when the inquiry is not one of `listUnanswered`
 */
export async function suspendUnanswered(
  context: { db: Db; siteOrigin: string },
  id: number,
): Promise<number | null> {
  return inTransaction(context.db, async (tx) => {
    // The lock serializes this with markReplied, so that a reply recorded at the same time is not missed.
    await tx
      .select({ id: memberInquiries.id })
      .from(memberInquiries)
      .where(eq(memberInquiries.id, id))
      .for('update');
    const [inquiry] = await tx
      .select()
      .from(memberInquiries)
      .where(and(eq(memberInquiries.id, id), isUnanswered(tx)));
    if (!inquiry) return null;
    await suspendMember({ ...context, db: tx }, inquiry.memberId);
    return inquiry.memberId;
  });
}
