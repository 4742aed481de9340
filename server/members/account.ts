import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { notAuthenticated } from '@/server/http/errors';
import { agreementRequiredSince, isAgreementValid } from './required-agreement';
import { type MemberRow, type MemberStatus, members } from './tables';

type AccountChanges = Partial<
  Pick<MemberRow, 'email' | 'passwordHash' | 'googleSubject' | 'status' | 'activateAt' | 'lastLoginAt'>
>;

/** Updates account columns of a member, as opposed to profile columns. */
export async function updateAccount(db: Db, id: number, changes: AccountChanges): Promise<void> {
  await db
    .update(members)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(members.id, id));
}

/**
 * Unlinks the Google account with which a registration has begun that is not complete. Other members are not changed. The
 * statement runs for each of them, so that its time does not disclose whether there is a member.
 */
export async function unlinkGoogleOfPendingMember(db: Db, id: number): Promise<void> {
  await db
    .update(members)
    .set({ googleSubject: null })
    .where(and(eq(members.id, id), eq(members.status, 'pending'), isNotNull(members.googleSubject)));
}

/**
 * Locks the member's row FOR UPDATE until the transaction ends and returns the current row, or null when there is none.
 * Every transaction locks the member before it locks or changes sessions, tokens, applications and seats. The order is
 * the same everywhere, so that transactions cannot deadlock.
 */
export async function lockMemberForUpdate(tx: Db, id: number): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  return row ?? null;
}

/**
 * Locks the member's row FOR SHARE until the transaction ends and returns it, or null. Several transactions may hold the
 * lock concurrently; changes of the member wait for them.
 */
export async function lockMemberForShare(tx: Db, id: number): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('share');
  return row ?? null;
}

/**
 * Locks the row of the member with that normalised address FOR SHARE and returns it, or null. After waiting for a
 * concurrent email change, the address is checked again.
 */
export async function lockMemberByEmailForShare(tx: Db, email: string): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.email, email)).for('share');
  return row ?? null;
}

/** Locks an active member FOR UPDATE. Throws 403 when the member is no longer active. */
export async function lockActiveMemberForUpdate(tx: Db, id: number): Promise<void> {
  const row = await lockMemberForUpdate(tx, id);
  if (row?.status !== 'active') throw notAuthenticated();
}

/** Returns the member who has linked that Google account, or null. */
export async function findMemberByGoogleSubject(db: Db, subject: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.googleSubject, subject));
  return row ?? null;
}

/** Returns whether the member has agreed to the terms of use, since their last revision that requires it. */
export async function hasAgreedToTerms(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ termsAgreedAt: members.termsAgreedAt })
    .from(members)
    .where(eq(members.id, id));
  return isAgreementValid(row?.termsAgreedAt);
}

/** Stores when the member agreed to the terms (spec §4). Repeated calls keep the first time that counts. */
export async function agreeToTerms(db: Db, id: number): Promise<void> {
  const since = agreementRequiredSince();
  await db
    .update(members)
    .set({ termsAgreedAt: sql`now()` })
    .where(
      and(
        eq(members.id, id),
        or(isNull(members.termsAgreedAt), since ? lt(members.termsAgreedAt, since) : undefined),
      ),
    );
}

/** Changes the status of a member who has one of the `from` statuses. Returns null when the member has none of them. */
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
      // The contract begins when the operator approves and notifies the member (terms).
      ...(to === 'active' ? { activateAt: sql`coalesce(${members.activateAt}, now())` } : {}),
    })
    .where(and(eq(members.id, id), inArray(members.status, [...from])))
    .returning();
  return row ?? null;
}

/** Deletes the registration with that address if it was not completed. */
export async function deletePendingMember(db: Db, email: string): Promise<void> {
  await db.delete(members).where(and(eq(members.email, email), eq(members.status, 'pending')));
}
