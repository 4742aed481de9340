import { asc, eq } from 'drizzle-orm';
import type { Career, Education } from '@/schemas/career-education-request';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { lockMemberForUpdate } from './account';
import { type CareerRow, careers, type EducationRow, educations } from './tables';

/** Returns the member's work history in the member's own order. */
export const listCareers = (db: Db, memberId: number): Promise<CareerRow[]> =>
  db.select().from(careers).where(eq(careers.memberId, memberId)).orderBy(asc(careers.sortOrder));

/** Returns the member's education list in the member's own order. */
export const listEducations = (db: Db, memberId: number): Promise<EducationRow[]> =>
  db.select().from(educations).where(eq(educations.memberId, memberId)).orderBy(asc(educations.sortOrder));

/** Replaces the member's work history with the list, in the given order. */
export async function replaceCareers(db: Db, memberId: number, list: Career[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock serializes concurrent saves from two tabs, so that their lists are not mixed.
    await lockMemberForUpdate(tx, memberId);
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
  });
}

/** Replaces the member's education list with the list, in the given order. */
export async function replaceEducations(db: Db, memberId: number, list: Education[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock serializes concurrent saves from two tabs, so that their lists are not mixed.
    await lockMemberForUpdate(tx, memberId);
    await tx.delete(educations).where(eq(educations.memberId, memberId));
    const rows = list.map((education, sortOrder) => ({
      memberId,
      sortOrder,
      school: education.school,
      faculty: education.faculty,
      startedOn: education.started_on,
      endedOn: education.ended_on,
      isWithdrawn: education.is_withdrawn,
    }));
    if (rows.length > 0) await tx.insert(educations).values(rows);
  });
}
