import { asc, gt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { countByStatus } from '@/server/db/count-by-status';
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

/** Returns the number of applications to seminars by status. */
export const countSeminarApplicationsByStatus = (db: Db) => countByStatus(db, seminarApplications);

/** Returns the number of all applications to seminars. */
export const countAllSeminarApplications = (db: Db): Promise<number> => db.$count(seminarApplications);
