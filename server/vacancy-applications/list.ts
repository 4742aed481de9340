import { asc, gt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { countByStatus } from '@/server/db/count-by-status';
import { readInBatches } from '@/server/db/read-in-batches';
import { vacancyApplications } from './tables';

/** Returns every application to a vacancy, oldest first and in batches, for the operator's lists. */
export const listAllVacancyApplications = (db: Db) =>
  readInBatches((after, limit) =>
    db
      .select({
        id: vacancyApplications.id,
        memberId: vacancyApplications.memberId,
        vacancyId: vacancyApplications.vacancyId,
        status: vacancyApplications.status,
        startTiming: vacancyApplications.startTiming,
        startDate: vacancyApplications.startDate,
        message: vacancyApplications.message,
        request: vacancyApplications.request,
        createdAt: vacancyApplications.createdAt,
      })
      .from(vacancyApplications)
      .where(gt(vacancyApplications.id, after))
      .orderBy(asc(vacancyApplications.id))
      .limit(limit),
  );

/** Returns the number of applications to vacancies by status. */
export const countVacancyApplicationsByStatus = (db: Db) => countByStatus(db, vacancyApplications);

/** Returns the number of all applications to vacancies. */
export const countAllVacancyApplications = (db: Db): Promise<number> => db.$count(vacancyApplications);
