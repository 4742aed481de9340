import { and, eq, sql } from 'drizzle-orm';
import { type VacancyInput, vacancyInputSchema } from '@/schemas/vacancy-input';
import type { Db } from '@/server/db/client';
import { refuseField } from '@/server/http/errors';
import { assertStorable } from '@/server/http/storable';
import { addVacancies, type NewVacancy, replaceVacancy } from './add';
import { listCategories } from './service';
import { vacancies } from './tables';

/** An import that is repeated must not post the same vacancy twice. */
async function refuseTwin(db: Db, { title, companyProfile, deadline }: NewVacancy): Promise<void> {
  const [twin] = await db
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(
      and(
        eq(vacancies.title, title),
        eq(vacancies.companyProfile, companyProfile),
        eq(vacancies.deadline, deadline),
      ),
    );
  if (twin)
    throw refuseField('title', `同じ案件があります。置き換えるには id: ${twin.id} を指定してください。`);
}

/**
 * Adds a vacancy, or replaces the one of the given id; what the input does not say of publishing stays as it is.
 * @throws ZodError for input of another shape, Refusal for an unknown id or category, and for a vacancy that is there
 */
export async function importVacancy(db: Db, input: VacancyInput): Promise<{ id: number; isNew: boolean }> {
  const { id, reward, working_days, published_at, ...rest } = vacancyInputSchema.parse(input);
  assertStorable(rest);
  const known = new Set((await listCategories(db)).map((category) => category.id));
  const categories = [...new Set(rest.categories)];
  const unknown = categories.filter((category) => !known.has(category));
  if (unknown.length > 0)
    throw refuseField('categories', `分野 ${unknown.join('、')} は登録されていません。`);
  const { company_profile, starts_on, deadline, ...same } = rest;
  const vacancy: Omit<NewVacancy, 'publishedAt'> = {
    ...same,
    ...{ categories, companyProfile: company_profile, startsOn: starts_on, deadline: new Date(deadline) },
    ...{ rewardUnit: reward.unit, rewardMin: reward.min, rewardMax: reward.max },
    ...{ daysMin: working_days.min, daysMax: working_days.max },
  };
  const publishedAt = published_at ? new Date(published_at) : undefined;
  if (id === undefined) {
    const added = { ...vacancy, publishedAt: publishedAt ?? new Date() };
    await refuseTwin(db, added);
    const [newId = 0] = await addVacancies(db, [added]);
    return { id: newId, isNew: true };
  }
  const isThere = await replaceVacancy(db, id, { ...vacancy, ...(publishedAt && { publishedAt }) });
  if (!isThere) throw refuseField('id', `案件 ${id} はありません。`);
  return { id, isNew: false };
}

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
