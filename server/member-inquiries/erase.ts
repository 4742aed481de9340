import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { memberInquiries } from './tables';

/** Deletes the inquiries to a member who leaves, which a process of 1.0.0 may have written after the migration. */
export async function eraseInquiries(tx: Db, memberId: number): Promise<void> {
  await tx.delete(memberInquiries).where(eq(memberInquiries.memberId, memberId));
}
