import { eq, ne } from 'drizzle-orm';
import { rewardFigures, rewardText, workplaceParts } from '@/lib/vacancies/vacancy-text';
import { prefectures } from '@/schemas/prefectures';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { isUnchanged, keepSeconds } from '@/server/imports/record';
import { buildSearchText } from './search';
import { categories, vacancies, vacancyCategories } from './tables';

type DerivedColumn = 'closesAt' | 'categoryIds' | 'searchText' | 'searchVersion';

/** Increase it when the search text is derived in another way. {@link refreshSearchTexts} then derives all of them again. */
const SEARCH_VERSION = 3;

/** A vacancy as the operator writes it. */
export interface NewVacancy extends Omit<typeof vacancies.$inferInsert, DerivedColumn> {
  /** Category ids, best match first. */
  categories: number[];
}

/** Rows per INSERT. PostgreSQL allows 65,535 parameters in a statement, and a vacancy has fewer than 30. */
const ROWS_PER_STATEMENT = 1000;

function* chunks<T>(items: T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += ROWS_PER_STATEMENT)
    yield items.slice(at, at + ROWS_PER_STATEMENT);
}

async function categoryNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const named = await db.select({ id: categories.id, name: categories.name }).from(categories);
  return new Map(named.map(({ id, name }) => [id, name]));
}

/**
 * Inserts vacancies with their derived columns. Call it in a transaction. Vacancies are only inserted here, because
 * lists and search read only the derived columns.
 * @returns the ids in the given order
 */
export async function insertVacancies(db: Db, newVacancies: NewVacancy[]): Promise<number[]> {
  const names = await categoryNames(db);
  const ids: number[] = [];
  for (const chunk of chunks(newVacancies)) {
    const rows = chunk.map((vacancy) => ({ ...vacancy, ...deriveColumns(vacancy, names) }));
    const inserted = await db.insert(vacancies).values(rows).returning({ id: vacancies.id });
    const categoryRows = inserted.flatMap(({ id }, at) =>
      (chunk[at]?.categories ?? []).map((categoryId, position) => ({ vacancyId: id, categoryId, position })),
    );
    if (categoryRows.length > 0) await db.insert(vacancyCategories).values(categoryRows);
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

/** A vacancy as its table has it. */
export type VacancyColumns = typeof vacancies.$inferSelect;

/**
 * Replaces a vacancy and its derived columns; one without changes is not written. Call it in a transaction.
 * @returns the vacancy before and after, which is null when there was nothing to write; null when no vacancy has that id
 */
export async function updateVacancy(
  db: Db,
  id: number,
  vacancy: Omit<NewVacancy, 'publishedAt'> & { publishedAt?: Date },
): Promise<{ before: VacancyColumns; after: VacancyColumns | null } | null> {
  const derived = deriveColumns(vacancy, await categoryNames(db));
  // Not FOR UPDATE: a withdrawal that erases an application checks its foreign key, and would wait for this transaction.
  const [existing] = await db.select().from(vacancies).where(eq(vacancies.id, id)).for('no key update');
  if (!existing) return null;
  const { publishedAt, deadline } = vacancy;
  const { categories: _, ...columns } = {
    ...vacancy,
    ...derived,
    deadline: keepSeconds(deadline, existing.deadline),
    ...(publishedAt && { publishedAt: keepSeconds(publishedAt, existing.publishedAt) }),
  };
  if (isUnchanged(existing, columns)) return { before: existing, after: null };
  const [written] = await db
    .update(vacancies)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(vacancies.id, id))
    .returning();
  await db.delete(vacancyCategories).where(eq(vacancyCategories.vacancyId, id));
  const categoryRows = vacancy.categories.map((categoryId, position) => ({
    vacancyId: id,
    categoryId,
    position,
  }));
  if (categoryRows.length > 0) await db.insert(vacancyCategories).values(categoryRows);
  return { before: existing, after: written ?? null };
}

/** Returns the conditions as a row of the list shows them, so that a search finds what can be read there. */
function conditionTexts(vacancy: Omit<NewVacancy, 'publishedAt'>): string[] {
  const { remote, place = '', rewardUnit: unit, rewardMin, rewardMax, daysMin, daysMax } = vacancy;
  const days = Array.from({ length: daysMax - daysMin + 1 }, (_, at) => `週${daysMin + at}日`);
  const rewards = [rewardMin, rewardMax ?? rewardMin].flatMap((amount) => {
    const reward = { unit, min: amount, max: null };
    return [rewardText(reward), rewardFigures(reward).join('')];
  });
  return [...days, ...rewards, ...workplaceParts({ region: vacancy.region, remote }), place ?? ''];
}

function deriveColumns(vacancy: Omit<NewVacancy, 'publishedAt'>, categoryNames: ReadonlyMap<number, string>) {
  const text = buildSearchText([
    vacancy.title,
    vacancy.companyProfile,
    ...vacancy.skills,
    ...vacancy.categories.map((id) => categoryNames.get(id) ?? ''),
    prefectures[vacancy.region] ?? '',
    ...conditionTexts(vacancy),
    vacancy.description,
    ...vacancy.requirements,
  ]);
  return { categoryIds: vacancy.categories, searchText: text, searchVersion: SEARCH_VERSION };
}

const REFRESH_BATCH = 200;

/**
 * Derives the search texts again that an older version of this program has written. It runs with the cleanup, in small
 * transactions; concurrent runs share the work. `updatedAt` stays, because nothing changes for readers.
 */
export async function refreshSearchTexts(db: Db): Promise<void> {
  const names = await categoryNames(db);
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const rows = await tx
        .select()
        .from(vacancies)
        .where(ne(vacancies.searchVersion, SEARCH_VERSION))
        .limit(REFRESH_BATCH)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        const { searchText, searchVersion } = deriveColumns({ ...row, categories: row.categoryIds }, names);
        await tx.update(vacancies).set({ searchText, searchVersion }).where(eq(vacancies.id, row.id));
      }
      return rows.length;
    });
    if (count < REFRESH_BATCH) return;
  }
}
