import { asc, count } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { vacancyApplications } from './tables';

/** Returns every application to a vacancy, oldest first, for the operator's export. */
export const listAllVacancyApplications = (db: Db) =>
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
    .orderBy(asc(vacancyApplications.id));

/** Returns the number of applications to vacancies by state. */
export async function countVacancyApplications(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: vacancyApplications.status, number: count() })
    .from(vacancyApplications)
    .groupBy(vacancyApplications.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, number]));
}
