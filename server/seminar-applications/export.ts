import { asc, count } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { seminarApplications } from './tables';

/** Returns every application to a seminar, oldest first, for the operator's export. */
export const listAllSeminarApplications = (db: Db) =>
  db
    .select({
      id: seminarApplications.id,
      memberId: seminarApplications.memberId,
      seminarId: seminarApplications.seminarId,
      status: seminarApplications.status,
      createdAt: seminarApplications.createdAt,
      changedAt: seminarApplications.changedAt,
    })
    .from(seminarApplications)
    .orderBy(asc(seminarApplications.id));

/** Returns the number of applications to seminars by state. */
export async function countSeminarApplications(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: seminarApplications.status, number: count() })
    .from(seminarApplications)
    .groupBy(seminarApplications.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, number]));
}
