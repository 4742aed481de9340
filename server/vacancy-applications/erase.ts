import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { vacancyApplications as applications } from './tables';

/** Clears the texts of a member's applications on withdrawal, because they contain personal data. */
export async function eraseApplicationTexts(tx: Db, memberId: number): Promise<void> {
  await tx.update(applications).set({ message: '', request: '' }).where(eq(applications.memberId, memberId));
}
