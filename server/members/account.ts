import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { notAuthenticated } from '@/server/http/errors';
import { type MemberRow, type MemberStatus, members } from './tables';

type Change = Partial<
  Pick<MemberRow, 'email' | 'passwordHash' | 'googleSubject' | 'status' | 'activateAt' | 'lastLoginAt'>
>;

/** Writes what belongs to the account rather than to the profile. */
export async function changeAccount(db: Db, id: number, change: Change): Promise<void> {
  await db
    .update(members)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(members.id, id));
}

/** The member with that id, locked until the transaction ends; null when there is none. */
export async function holdMember(tx: Db, id: number): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  return row ?? null;
}

/**
 * The member, who stays active until the transaction ends: withdrawing and deleting wait for it, so that nothing is
 * written for somebody who has just left. Take it before any other lock. Several may hold it at once.
 * Throws 403 when the member is active no more: the session has died meanwhile.
 */
export async function keepActive(tx: Db, id: number): Promise<MemberRow> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('share');
  if (row?.status !== 'active') throw notAuthenticated();
  return row;
}

/** The same for whoever changes the member's record: of two tabs at once one waits for the other. */
export async function lockActive(tx: Db, id: number): Promise<void> {
  const row = await holdMember(tx, id);
  if (row?.status !== 'active') throw notAuthenticated();
}

/** The member who signs in with that Google account, or null. */
export async function findByGoogle(db: Db, subject: string): Promise<MemberRow | null> {
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
export async function moveMember(
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
export async function forgetPending(db: Db, email: string): Promise<void> {
  await db.delete(members).where(and(eq(members.email, email), eq(members.status, 'pending')));
}
