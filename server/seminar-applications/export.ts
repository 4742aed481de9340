import { asc, count, gt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { readInBatches } from '@/server/db/read-in-batches';
import { seminarApplications } from './tables';

/** Returns every application to a seminar, oldest first and in batches, for the operator's lists. */
export const listAllSeminarApplications = (db: Db) =>
  readInBatches((after, limit) =>
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
      .where(gt(seminarApplications.id, after))
      .orderBy(asc(seminarApplications.id))
      .limit(limit),
  );

/** Returns the number of applications to seminars by state. */
export async function countSeminarApplications(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: seminarApplications.status, number: count() })
    .from(seminarApplications)
    .groupBy(seminarApplications.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, number]));
}
