import { eq } from 'drizzle-orm';
import { prefectures } from '@/schemas/prefectures';
import { isAsItWas } from '@/server/db/as-it-was';
import type { Db } from '@/server/db/client';
import { searchText } from './search';
import { categories, vacancies, vacancyCategories } from './tables';

type Derived = 'closesAt' | 'categoryIds' | 'searchText';

/** A vacancy as the provider writes it. */
export interface NewVacancy extends Omit<typeof vacancies.$inferInsert, Derived> {
  /** Category ids, most fitting first. */
  categories: number[];
}

/** PostgreSQL takes 65,535 parameters in a statement; a vacancy has fewer than 30. */
const ROWS_PER_STATEMENT = 1000;

function* chunks<T>(items: T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += ROWS_PER_STATEMENT)
    yield items.slice(at, at + ROWS_PER_STATEMENT);
}

/**
 * Adds vacancies and all that is derived from them; to be called in a transaction. The only way in: lists and search
 * read nothing but the derived columns.
 * @returns the ids, in the order given
 */
export async function addVacancies(db: Db, added: NewVacancy[]): Promise<number[]> {
  const named = await db.select({ id: categories.id, name: categories.name }).from(categories);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const ids: number[] = [];
  for (const chunk of chunks(added)) {
    const rows = chunk.map((vacancy) => ({ ...vacancy, ...derive(vacancy, names) }));
    const inserted = await db.insert(vacancies).values(rows).returning({ id: vacancies.id });
    const links = inserted.flatMap(({ id }, at) =>
      (chunk[at]?.categories ?? []).map((categoryId, position) => ({ vacancyId: id, categoryId, position })),
    );
    if (links.length > 0) await db.insert(vacancyCategories).values(links);
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

/**
 * Writes a vacancy anew, with all that is derived from it; one that is as it was is left alone. In a transaction.
 * @returns whether there is one of that id
 */
export async function replaceVacancy(
  db: Db,
  id: number,
  vacancy: Omit<NewVacancy, 'publishedAt'> & { publishedAt?: Date },
): Promise<boolean> {
  const named = await db.select({ id: categories.id, name: categories.name }).from(categories);
  const derived = derive(vacancy, new Map(named.map((category) => [category.id, category.name])));
  const [known] = await db.select().from(vacancies).where(eq(vacancies.id, id)).for('update');
  if (!known) return false;
  const { categories: _, ...columns } = { ...vacancy, ...derived };
  if (isAsItWas(known, columns)) return true;
  await db
    .update(vacancies)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(vacancies.id, id));
  await db.delete(vacancyCategories).where(eq(vacancyCategories.vacancyId, id));
  const links = vacancy.categories.map((categoryId, position) => ({ vacancyId: id, categoryId, position }));
  if (links.length > 0) await db.insert(vacancyCategories).values(links);
  return true;
}

function derive(vacancy: Omit<NewVacancy, 'publishedAt'>, categoryNames: ReadonlyMap<number, string>) {
  const text = searchText([
    vacancy.title,
    vacancy.companyProfile,
    ...vacancy.skills,
    ...vacancy.categories.map((id) => categoryNames.get(id) ?? ''),
    prefectures[vacancy.region] ?? '',
    vacancy.description,
    ...vacancy.requirements,
  ]);
  return { categoryIds: vacancy.categories, searchText: text };
}
