import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { vacancyApplications as applications } from './tables';

/** Blanks what a member wrote in their applications, which tells of their career: a part of withdrawing. */
export async function eraseApplicationTexts(tx: Db, memberId: number): Promise<void> {
  await tx.update(applications).set({ message: '', request: '' }).where(eq(applications.memberId, memberId));
}
