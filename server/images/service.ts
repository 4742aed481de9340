import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { lockActiveMemberForUpdate, lockMemberForUpdate } from '@/server/members/account';
import { setProfileImageDigest } from '@/server/members/service';
import { profileImages } from './tables';

/** Puts a picture, as it is to be served, in the place of the member's. @returns its digest, which is its name */
export async function storeProfileImage(db: Db, memberId: number, content: Buffer): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex');
  await inTransaction(db, async (tx) => {
    await lockActiveMemberForUpdate(tx, memberId);
    await tx
      .insert(profileImages)
      .values({ memberId, digest, content })
      .onConflictDoUpdate({ target: profileImages.memberId, set: { digest, content } });
    await setProfileImageDigest(tx, memberId, digest);
  });
  return digest;
}

/** Takes the member's picture away, for a withdrawal too; a repeat changes nothing. */
export async function removeProfileImage(db: Db, memberId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMemberForUpdate(tx, memberId);
    await tx.delete(profileImages).where(eq(profileImages.memberId, memberId));
    await setProfileImageDigest(tx, memberId, null);
  });
}

/** The picture of that name, or null where the member has none or another by now. */
export async function readProfileImage(db: Db, memberId: number, digest: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: profileImages.content })
    .from(profileImages)
    .where(and(eq(profileImages.memberId, memberId), eq(profileImages.digest, digest)));
  return row?.content ?? null;
}
