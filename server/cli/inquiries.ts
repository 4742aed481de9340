import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { suspendMember } from '@/server/auth/member-moderation';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { activeMemberIds, findMemberById } from '@/server/members/service';
import { CliError } from './cli-error';
import { memberInquiries as inquiries } from './tables';

const REPLY_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

type Inquiry = typeof inquiries.$inferSelect;

/**
 * Records an inquiry that was sent to a member. Throws for an unknown member.
 * @returns the inquiry's id
 */
export async function recordMemberInquiry(db: Db, memberId: number, sentAt: Date): Promise<number> {
  if (!(await findMemberById(db, memberId))) throw new CliError(`会員 ${memberId} はありません。`);
  if (sentAt.getTime() > Date.now()) throw new CliError('送信日が未来の日付です。');
  const [row] = await db.insert(inquiries).values({ memberId, sentAt }).returning({ id: inquiries.id });
  if (!row) throw new Error('no inquiry was written');
  return row.id;
}

/** Records that the member has replied. Repeated calls keep the first time. Throws for an unknown inquiry. */
export async function markReplied(db: Db, id: number): Promise<void> {
  const changed = await db
    .update(inquiries)
    .set({ repliedAt: sql`coalesce(${inquiries.repliedAt}, now())` })
    .where(eq(inquiries.id, id))
    .returning({ id: inquiries.id });
  if (changed.length === 0) throw new CliError(`問合せ ${id} はありません。`);
}

const isUnanswered = (db: Db) =>
  and(
    isNull(inquiries.repliedAt),
    lte(inquiries.sentAt, new Date(Date.now() - REPLY_PERIOD_MS)),
    inArray(inquiries.memberId, activeMemberIds(db)),
  );

/** Returns the inquiries that active members have not replied to for 30 days or more, oldest first (terms of use). */
export const listUnanswered = (db: Db): Promise<Inquiry[]> =>
  db.select().from(inquiries).where(isUnanswered(db)).orderBy(asc(inquiries.sentAt), asc(inquiries.id));

/** Returns all inquiries without a reply, also recent ones and those to suspended members, oldest first. */
export const listOpenInquiries = (db: Db): Promise<Inquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(isNull(inquiries.repliedAt))
    .orderBy(asc(inquiries.sentAt), asc(inquiries.id));

/** Returns the number of inquiries that {@link listUnanswered} returns. */
export const countUnanswered = (db: Db): Promise<number> => db.$count(inquiries, isUnanswered(db));

/**
 * Suspends the member who has not replied to the inquiry for 30 days, and notifies them by email. Throws when the
 * inquiry is not one of `listUnanswered`.
 * @returns the member's id
 */
export async function suspendUnanswered(
  context: { db: Db; siteOrigin: string },
  id: number,
): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    // The lock serializes this with markReplied, so that a reply recorded at the same time is not missed.
    await tx.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.id, id)).for('update');
    const [inquiry] = await tx
      .select()
      .from(inquiries)
      .where(and(eq(inquiries.id, id), isUnanswered(tx)));
    if (!inquiry) throw new CliError(`問合せ ${id} は、30日以上返信のない問合せではありません。`);
    await suspendMember({ ...context, db: tx }, inquiry.memberId);
    return inquiry.memberId;
  });
}
