import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { memberInquiries } from './tables';

/** Deletes the inquiries of 1.0.0 to a member who leaves. */
export async function eraseInquiries(tx: Db, memberId: number): Promise<void> {
  await tx.delete(memberInquiries).where(eq(memberInquiries.memberId, memberId));
}
