import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { lockActiveMemberForUpdate, lockMemberForUpdate } from '@/server/members/account';
import { setProfileImageDigest } from '@/server/members/service';
import { profileImages } from './tables';

/**
 * Stores or replaces the member's profile image. The content must be ready to be served.
 * @returns its digest, which is its file name
 */
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

/** Deletes the member's profile image, also on withdrawal. A repeated call changes nothing. */
export async function removeProfileImage(db: Db, memberId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMemberForUpdate(tx, memberId);
    await tx.delete(profileImages).where(eq(profileImages.memberId, memberId));
    await setProfileImageDigest(tx, memberId, null);
  });
}

/** Returns the image with that digest, or null when the member has no image or another one. */
export async function readProfileImage(db: Db, memberId: number, digest: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: profileImages.content })
    .from(profileImages)
    .where(and(eq(profileImages.memberId, memberId), eq(profileImages.digest, digest)));
  return row?.content ?? null;
}
