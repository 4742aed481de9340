import { and, asc, count, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { ApplicationFilter } from '@/server/applications/lists';
import { readInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { seminarApplications } from './tables';

/**
 * Returns every application to a seminar, oldest first and in batches, for the operator's lists.
 */
export const listAllSeminarApplications = (db: Db, { id, of, from, to }: ApplicationFilter = {}) =>
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
      .where(
        and(
          gt(seminarApplications.id, after),
          id === undefined ? undefined : eq(seminarApplications.id, id),
          of === undefined ? undefined : eq(seminarApplications.seminarId, of),
          from && gte(seminarApplications.createdAt, from),
          to && lt(seminarApplications.createdAt, to),
        ),
      )
      .orderBy(asc(seminarApplications.id))
      .limit(limit),
  );

/** Returns the number of applications by seminar and status; with `ids`, only of those seminars. */
export const countSeminarApplications = (db: Db, ids?: number[]) =>
  db
    .select({ of: seminarApplications.seminarId, status: seminarApplications.status, number: count() })
    .from(seminarApplications)
    .where(ids && inArray(seminarApplications.seminarId, ids))
    .groupBy(seminarApplications.seminarId, seminarApplications.status);
