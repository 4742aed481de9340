import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { vacancies } from './tables';

/** Shows a vacancy from now on, again if it had been closed. Returns whether there is such a one. */
export async function publishVacancy(db: Db, id: number): Promise<boolean> {
  const changed = await db
    .update(vacancies)
    .set({ publishedAt: sql`least(${vacancies.publishedAt}, now())`, closedAt: null, updatedAt: new Date() })
    .where(eq(vacancies.id, id))
    .returning({ id: vacancies.id });
  return changed.length > 0;
}

/** Ends taking applications; a second time changes nothing. Returns whether there is such a vacancy. */
export async function closeVacancy(db: Db, id: number): Promise<boolean> {
  const changed = await db
    .update(vacancies)
    .set({ closedAt: sql`coalesce(${vacancies.closedAt}, now())`, updatedAt: new Date() })
    .where(eq(vacancies.id, id))
    .returning({ id: vacancies.id });
  return changed.length > 0;
}
