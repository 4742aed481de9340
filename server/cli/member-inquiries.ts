import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { memberInquiries as inquiries } from './tables';

/** Returns the inquiries that were sent to a member, oldest first. */
export const listMemberInquiries = (db: Db, memberId: number) =>
  db
    .select({ sentAt: inquiries.sentAt, repliedAt: inquiries.repliedAt })
    .from(inquiries)
    .where(eq(inquiries.memberId, memberId))
    .orderBy(asc(inquiries.sentAt), asc(inquiries.id));

/** Deletes the inquiries that were sent to a member who leaves. */
export async function eraseInquiries(tx: Db, memberId: number): Promise<void> {
  await tx.delete(inquiries).where(eq(inquiries.memberId, memberId));
}
