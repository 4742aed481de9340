import { and, eq, sql } from 'drizzle-orm';
import type { Career } from '@/schemas/career-education-request';
import type { License } from '@/schemas/licenses';
import { OTHER_CERTIFICATION } from '@/schemas/member-codes';
import { deleteInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { replaceCareers } from './career-education';
import { careers, licenses, type MemberRow, members } from './tables';

/** A member's row as the other domains see it. */
export type Member = MemberRow;

/** Returns family and given name; empty before they were entered, and after a withdrawal. */
export const fullName = ({ familyName, givenName }: Pick<Member, 'familyName' | 'givenName'>): string =>
  `${familyName ?? ''} ${givenName ?? ''}`.trim();

/** Returns a subquery with the ids of the active members. */
export const activeMemberIds = (db: Db) =>
  db.select({ id: members.id }).from(members).where(eq(members.status, 'active'));

/** Returns the member with that normalised email address, or null. */
export async function findMemberByEmail(db: Db, email: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.email, email));
  return row ?? null;
}

/** Returns the member with that id, or null. */
export async function findMemberById(db: Db, id: number): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row ?? null;
}

/**
 * Returns the member with that normalised email address and creates a `pending` one when there is none. It runs one
 * statement in both cases, so that the time does not disclose whether the address exists.
 */
export async function findOrCreateMember(db: Db, email: string): Promise<MemberRow> {
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
 * Changes a pending member to active, or to waiting for the operator's approval. The member has agreed to the terms by
 * completing the registration. Returns null when the member was not pending.
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

/** Returns a column with the licenses of a member, in the member's order. PostgreSQL reads them once, for all rows. */
export const licensesColumn = (memberId: number) =>
  sql<License[]>`(
    select coalesce(json_agg(json_build_object('certification', l.certification,
      'name', case when l.certification = ${OTHER_CERTIFICATION} then l.name else '' end,
      'registration_number', l.registration_number, 'acquired_on', l.acquired_on) order by l.sort_order), '[]')
    from ${licenses} l where l.member_id = ${memberId})`;

/** Returns whether the member has a work history. It is required to apply (spec §1). */
export async function hasWorkHistory(db: Db, memberId: number): Promise<boolean> {
  const rows = await db
    .select({ id: careers.id })
    .from(careers)
    .where(eq(careers.memberId, memberId))
    .limit(1);
  return rows.length > 0;
}

/** Stores the digest under which the member's image is served; null when there is none. */
export async function setProfileImageDigest(tx: Db, id: number, digest: string | null): Promise<void> {
  await tx.update(members).set({ profileImage: digest, updatedAt: sql`now()` }).where(eq(members.id, id));
}

/** Deletes registrations that were not completed within a week. Their mailed links expired after one day. */
export async function deleteAbandonedRegistrations(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    members,
    sql`${eq(members.status, 'pending')} and ${members.updatedAt} < now() - interval '7 days'`,
  );
}

/** A member who is created without registration, for demo data and tests. */
export type NewMember = typeof members.$inferInsert & { careers?: Career[] };

/** Inserts a member with an optional work history. The default status is active. Returns the id. */
export async function insertMember(db: Db, { careers, ...member }: NewMember): Promise<number> {
  const [row] = await db
    .insert(members)
    .values({ status: 'active', activateAt: new Date(), ...member })
    .returning({ id: members.id });
  if (!row) throw new Error('no member was written');
  if (careers) await replaceCareers(db, row.id, careers);
  return row.id;
}
