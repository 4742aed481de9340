import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Career } from '@/schemas/career-education';
import type { Db } from '@/server/db/client';
import { type CareerRow, careers, type MemberRow, members } from './tables';

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

/** Makes a pending member active, who has agreed to the terms by it. Null when the member was not pending. */
export async function activate(db: Db, id: number, activation: Activation): Promise<MemberRow | null> {
  const now = new Date();
  const [row] = await db
    .update(members)
    .set({ ...activation, status: 'active', activateAt: now, termsAgreedAt: now, updatedAt: now })
    .where(and(eq(members.id, id), eq(members.status, 'pending')))
    .returning();
  return row ?? null;
}

/** The member's work history, newest first: what goes on comes before what has ended. */
export const listCareers = (db: Db, memberId: number): Promise<CareerRow[]> =>
  db
    .select()
    .from(careers)
    .where(eq(careers.memberId, memberId))
    .orderBy(sql`${careers.endedOn} desc nulls first`, desc(careers.startedOn), asc(careers.sortOrder));

/** Whether anything stands in the work history: without it nobody may apply (spec §1). */
export async function hasWorkHistory(db: Db, memberId: number): Promise<boolean> {
  const rows = await db
    .select({ id: careers.id })
    .from(careers)
    .where(eq(careers.memberId, memberId))
    .limit(1);
  return rows.length > 0;
}

/**
 * Makes the list the whole of the member's work history. The member's row is locked, so that of two tabs saving at
 * once one wins whole and none is mixed.
 */
export async function replaceCareers(db: Db, memberId: number, list: Career[]): Promise<CareerRow[]> {
  return db.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    await tx.delete(careers).where(eq(careers.memberId, memberId));
    const rows = list.map((career, sortOrder) => ({
      memberId,
      sortOrder,
      company: career.company,
      position: career.position,
      startedOn: career.started_on,
      endedOn: career.ended_on,
      description: career.description,
    }));
    if (rows.length > 0) await tx.insert(careers).values(rows);
    return listCareers(tx, memberId);
  });
}

const FORGET_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** Forgets addresses whose registration nobody completed within a week; the link in the mail lived for a day. */
export async function removeUnfinished(db: Db): Promise<void> {
  const before = new Date(Date.now() - FORGET_AFTER_MS);
  await db.delete(members).where(and(eq(members.status, 'pending'), lt(members.updatedAt, before)));
}
