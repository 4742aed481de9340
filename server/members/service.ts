import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { careers, type MemberRow, members } from './tables';

/** A member's record, as the other domains see it. */
export type Member = MemberRow;

/** A subquery of the members who may use the service. */
export const activeMemberIds = (db: Db) =>
  db.select({ id: members.id }).from(members).where(eq(members.status, 'active'));

/** The member with that normalised address, or null. */
export async function findByEmail(db: Db, email: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.email, email));
  return row ?? null;
}

/** The member with that id, or null. */
export async function findById(db: Db, id: number): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row ?? null;
}

/** The member with that normalised address, created as `pending` when there is none. One statement in either case. */
export async function findOrCreate(db: Db, email: string): Promise<MemberRow> {
  const [row] = await db
    .insert(members)
    .values({ email })
    .onConflictDoUpdate({ target: members.email, set: { updatedAt: sql`now()` } })
    .returning();
  if (!row) throw new Error('an upsert returned no member');
  return row;
}

export interface Activation {
  familyName: string;
  givenName: string;
  familyNameKana: string;
  givenNameKana: string;
  passwordHash: string;
}

/**
 * Makes a pending member active, or one who waits for the provider's approval; they have agreed to the terms by it.
 * Null when the member was not pending.
 */
export async function activateMember(
  db: Db,
  id: number,
  activation: Activation,
  status: 'active' | 'waiting' = 'active',
): Promise<MemberRow | null> {
  const now = new Date();
  const [row] = await db
    .update(members)
    .set({
      ...activation,
      status,
      activateAt: status === 'active' ? now : null,
      termsAgreedAt: now,
      updatedAt: now,
    })
    .where(and(eq(members.id, id), eq(members.status, 'pending')))
    .returning();
  return row ?? null;
}

/** Whether anything stands in the work history: without it nobody may apply (spec §1). */
export async function hasWorkHistory(db: Db, memberId: number): Promise<boolean> {
  const rows = await db
    .select({ id: careers.id })
    .from(careers)
    .where(eq(careers.memberId, memberId))
    .limit(1);
  return rows.length > 0;
}

/** Says by which digest the member's picture is served; null for none. */
export async function setProfileImageDigest(tx: Db, id: number, digest: string | null): Promise<void> {
  await tx.update(members).set({ profileImage: digest, updatedAt: sql`now()` }).where(eq(members.id, id));
}

const PENDING_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Forgets addresses whose registration nobody completed within a week; the link in the mail lived for a day. */
export async function deleteAbandonedRegistrations(db: Db): Promise<void> {
  const before = new Date(Date.now() - PENDING_LIFETIME_MS);
  await db.delete(members).where(and(eq(members.status, 'pending'), lt(members.updatedAt, before)));
}
