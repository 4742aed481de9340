import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { vacancies } from './tables';

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
