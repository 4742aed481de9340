import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { notAuthenticated } from '@/server/http/errors';
import { type MemberRow, type MemberStatus, members } from './tables';

type AccountChanges = Partial<
  Pick<MemberRow, 'email' | 'passwordHash' | 'googleSubject' | 'status' | 'activateAt' | 'lastLoginAt'>
>;

/** Writes what belongs to the account rather than to the profile. */
export async function updateAccount(db: Db, id: number, changes: AccountChanges): Promise<void> {
  await db
    .update(members)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(members.id, id));
}

/**
 * Locks the member's row FOR UPDATE until the transaction ends and returns it as it is by then; null when there is none.
 * Every transaction locks the member before it locks or changes sessions, links, applications and seats: one order
 * everywhere, so that no two of them wait for each other.
 */
export async function lockMemberForUpdate(tx: Db, id: number): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  return row ?? null;
}

/** Does the same FOR SHARE: several transactions may hold it at once, and whoever changes the member waits for them. */
export async function lockMemberForShare(tx: Db, id: number): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('share');
  return row ?? null;
}

/** Does the same for the member who has that normalised address, also after waiting for a change of it. */
export async function lockMemberByEmailForShare(tx: Db, email: string): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.email, email)).for('share');
  return row ?? null;
}

/** Locks an active member FOR UPDATE. Throws 403 when the member is no longer active. */
export async function lockActiveMemberForUpdate(tx: Db, id: number): Promise<void> {
  const row = await lockMemberForUpdate(tx, id);
  if (row?.status !== 'active') throw notAuthenticated();
}

/** The member who signs in with that Google account, or null. */
export async function findByGoogleSubject(db: Db, subject: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.googleSubject, subject));
  return row ?? null;
}

/** Remembers the agreement to the terms (spec §4); the first time counts. */
export async function agreeToTerms(db: Db, id: number): Promise<void> {
  await db
    .update(members)
    .set({ termsAgreedAt: sql`coalesce(${members.termsAgreedAt}, now())` })
    .where(eq(members.id, id));
}

/** Moves a member from one of the given states to another. Null when it was in none of them. */
export async function changeMemberStatus(
  db: Db,
  id: number,
  from: readonly MemberStatus[],
  to: MemberStatus,
): Promise<MemberRow | null> {
  const [row] = await db
    .update(members)
    .set({
      status: to,
      updatedAt: sql`now()`,
      // The beginning of the contract (terms: formed when the provider approves and notifies).
      ...(to === 'active' ? { activateAt: sql`coalesce(${members.activateAt}, now())` } : {}),
    })
    .where(and(eq(members.id, id), inArray(members.status, [...from])))
    .returning();
  return row ?? null;
}

/** Forgets a registration that was begun with an address and not completed. */
export async function deletePendingMember(db: Db, email: string): Promise<void> {
  await db.delete(members).where(and(eq(members.email, email), eq(members.status, 'pending')));
}
