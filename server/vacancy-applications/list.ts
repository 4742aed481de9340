import { and, asc, count, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { ApplicationFilter } from '@/server/applications/lists';
import { readInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { vacancyApplications } from './tables';

/**
 * Returns every application to a vacancy, oldest first and in batches, for the operator's lists.
 */
export const listAllVacancyApplications = (db: Db, { id, of, from, to }: ApplicationFilter = {}) =>
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
      .where(
        and(
          gt(vacancyApplications.id, after),
          id === undefined ? undefined : eq(vacancyApplications.id, id),
          of === undefined ? undefined : eq(vacancyApplications.vacancyId, of),
          from && gte(vacancyApplications.createdAt, from),
          to && lt(vacancyApplications.createdAt, to),
        ),
      )
      .orderBy(asc(vacancyApplications.id))
      .limit(limit),
  );

/** Returns the number of applications by vacancy and status; with `ids`, only of those vacancies. */
export const countVacancyApplications = (db: Db, ids?: number[]) =>
  db
    .select({ of: vacancyApplications.vacancyId, status: vacancyApplications.status, number: count() })
    .from(vacancyApplications)
    .where(ids && inArray(vacancyApplications.vacancyId, ids))
    .groupBy(vacancyApplications.vacancyId, vacancyApplications.status);
