import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { readInBatches } from '@/server/db/batches';
import type { Db } from '@/server/db/client';
import { isOpen } from './filters';
import { listCategories } from './service';
import { vacancies } from './tables';

/** Returns all vacancies, hidden ones too, ordered by id and in batches; with `id`, only that one. */
export const listAllVacancies = (db: Db, id?: number) =>
  readInBatches((after, limit) =>
    db
      .select({
        id: vacancies.id,
        title: vacancies.title,
        companyProfile: vacancies.companyProfile,
        isOpen,
        publishedAt: vacancies.publishedAt,
        deadline: vacancies.deadline,
        closedAt: vacancies.closedAt,
        updatedAt: vacancies.updatedAt,
      })
      .from(vacancies)
      .where(and(gt(vacancies.id, after), id === undefined ? undefined : eq(vacancies.id, id)))
      .orderBy(asc(vacancies.id))
      .limit(limit),
  );

/**
 * Returns all vacancies with all that an import takes, and under its names, in batches; with `id`, only that one. Moments are
 * dates, and categories have their names.
 */
export async function* listWholeVacancies(db: Db, id?: number) {
  const names = new Map((await listCategories(db)).map((category) => [category.id, category.name]));
  const batches = readInBatches((after, limit) =>
    db
      .select()
      .from(vacancies)
      .where(and(gt(vacancies.id, after), id === undefined ? undefined : eq(vacancies.id, id)))
      .orderBy(asc(vacancies.id))
      .limit(limit),
  );
  for await (const rows of batches)
    yield rows.map(({ companyProfile, rewardUnit, rewardMin, rewardMax, daysMin, daysMax, ...row }) => ({
      ...row,
      company_profile: companyProfile,
      categories: row.categoryIds.map((category) => names.get(category) ?? String(category)),
      reward: { unit: rewardUnit, min: rewardMin, max: rewardMax },
      working_days: { min: daysMin, max: daysMax },
      starts_on: row.startsOn,
      published_at: row.publishedAt,
    }));
}

/**
 * Publishes a vacancy now and reopens a closed one.
 * @returns false when no vacancy has that id
 */
export async function publishVacancy(db: Db, id: number): Promise<boolean> {
  const changed = await db
    .update(vacancies)
    .set({ publishedAt: sql`least(${vacancies.publishedAt}, now())`, closedAt: null, updatedAt: new Date() })
    .where(eq(vacancies.id, id))
    .returning({ id: vacancies.id });
  return changed.length > 0;
}

/**
 * Stops accepting applications. A repeated call changes nothing.
 * @returns false when no vacancy has that id
 */
export async function closeVacancy(db: Db, id: number): Promise<boolean> {
  const changed = await db
    .update(vacancies)
    .set({ closedAt: sql`coalesce(${vacancies.closedAt}, now())`, updatedAt: new Date() })
    .where(eq(vacancies.id, id))
    .returning({ id: vacancies.id });
  return changed.length > 0;
}
