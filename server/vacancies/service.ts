import { and, asc, count, desc, eq, inArray, not, or, type SQL, type Subquery, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import type { Category } from '@/schemas/vacancy-fields';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import {
  isOpen,
  isPublished,
  matchesFilters,
  matchesFiltersByText,
  matchesWords,
  type ParsedFilters,
  parseFilters,
} from './filters';
import { categories, vacancies } from './tables';

/** Categories in order, best match first. */
const categoriesOfVacancy = sql<Category[]>`(
  select coalesce(json_agg(json_build_object('id', ${categories.id}, 'name', ${categories.name})
    order by array_position(${vacancies.categoryIds}, ${categories.id})), '[]')
  from ${categories} where ${categories.id} = any(${vacancies.categoryIds}))`;

/** The conditions that every row of a list has. */
const conditionFields = {
  rewardUnit: vacancies.rewardUnit,
  rewardMin: vacancies.rewardMin,
  rewardMax: vacancies.rewardMax,
  daysMin: vacancies.daysMin,
  daysMax: vacancies.daysMax,
  region: vacancies.region,
  place: vacancies.place,
  hours: vacancies.hours,
  remote: vacancies.remote,
  deadline: vacancies.deadline,
};

const rowFields = {
  ...conditionFields,
  id: vacancies.id,
  isOpen,
  title: vacancies.title,
  companyProfile: vacancies.companyProfile,
  publishedAt: vacancies.publishedAt,
  skills: vacancies.skills,
  categories: categoriesOfVacancy,
};

const detailFields = {
  ...rowFields,
  startsOn: vacancies.startsOn,
  duration: vacancies.duration,
  description: vacancies.description,
  requirements: vacancies.requirements,
  preferred: vacancies.preferred,
  selection: vacancies.selection,
  updatedAt: vacancies.updatedAt,
};

const selectRows = (db: Db) => db.select(rowFields).from(vacancies);
const selectDetails = (db: Db) => db.select(detailFields).from(vacancies);

/** The columns of a vacancy for a list, and all of them. */
export type VacancyListRow = Awaited<ReturnType<typeof selectRows>>[number];
export type VacancyDetails = Awaited<ReturnType<typeof selectDetails>>[number];

/** Up to how many matches are counted when an index alone counts them, and when rows are read for it (decision 0010). */
const MAX_COUNT = { index: 10_000, rows: 1_000 };

/**
 * Up to how many matches of the search index are sorted. More are sorted where the index answers the whole condition: for
 * so few matches the newest vacancies would have to be read far back, which costs more than sorting.
 */
const MAX_SORTED = { index: 2_500, rows: 1_000 };

/** How many of the newest vacancies are read to tell how frequent the words of a search are. */
const SAMPLED = 100;

/** Returns the CTE with the number of ids. One more than the limit of the count tells that the count is a minimum. */
const totalOf = (db: Db, ids: Subquery) =>
  db.$with('total').as(db.select({ count: count().as('count') }).from(ids));

/** Orders a page of ids. Only ids are selected, so that a deep page does not read rows that it does not return. */
const newestIds = (db: Db, condition: SQL | undefined, { page }: ParsedFilters, pageSize: number) =>
  db
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(condition)
    .orderBy(desc(vacancies.publishedAt), desc(vacancies.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/**
 * Returns the CTE that tells whether most of the newest vacancies have the words. For words that most vacancies have, PostgreSQL
 * computes the pairs of every row again instead of reading the search index, which takes seconds; reading texts finds their matches soon.
 */
function frequencyOf(db: Db, { terms }: ParsedFilters) {
  const newest = db
    .select({ searchText: vacancies.searchText })
    .from(vacancies)
    .where(isPublished)
    .orderBy(desc(vacancies.publishedAt), desc(vacancies.id))
    .limit(SAMPLED)
    // The name of the table, so that conditions on it apply.
    .as('vacancies');
  const hasWords = terms ? matchesWords(terms) : sql`false`;
  const isFrequent = sql<boolean>`count(*) filter (where ${hasWords}) > ${SAMPLED / 2}`;
  return db.$with('frequency').as(db.select({ isFrequent: isFrequent.as('is_frequent') }).from(newest));
}

/**
 * Returns the parts of the statement for filters that the search index answers: it gives all matches in no order. They are
 * counted up to a limit. A few matches are sorted; of many, the newest are found sooner by reading the newest vacancies. Words
 * that most vacancies have are looked for without the index.
 */
function searchParts(db: Db, filters: ParsedFilters, pageSize: number) {
  // The index knows pairs of characters only, so the texts of longer words are read too.
  const hasLongWord = (filters.terms?.longWords.length ?? 0) > 0;
  const maxSorted = hasLongWord ? MAX_SORTED.rows : MAX_SORTED.index;
  const frequency = frequencyOf(db, filters);
  // PostgreSQL evaluates such conditions first, and does not run the parts for which they are false.
  const isFrequent = sql`(select ${frequency.isFrequent} from ${frequency})`;
  // PostgreSQL plans a CTE for all of its rows, that is with the search index, but fetches only as many as are read.
  const found = db.$with('found').as(
    db
      .select({ id: vacancies.id, publishedAt: vacancies.publishedAt })
      .from(vacancies)
      .where(and(matchesFilters(filters), not(isFrequent))),
  );
  const counted = unionAll(
    db.select({ id: found.id }).from(found),
    db
      .select({ id: vacancies.id })
      .from(vacancies)
      .where(and(matchesFiltersByText(filters), isFrequent))
      .limit(MAX_COUNT.rows + 1),
  )
    .limit(maxSorted + 1)
    .as('counted');
  const total = totalOf(db, counted);
  const areMany = sql`(${isFrequent} or (select ${total.count} from ${total}) > ${maxSorted})`;
  const page = db.$with('page').as(
    unionAll(
      db
        .select({ id: found.id })
        .from(found)
        .where(not(areMany))
        .orderBy(desc(found.publishedAt), desc(found.id))
        .limit(pageSize)
        .offset((filters.page - 1) * pageSize),
      newestIds(db, and(matchesFiltersByText(filters), areMany), filters, pageSize),
    ),
  );
  return { maxCount: MAX_COUNT.rows, total, page, ctes: [frequency, found, total, page] };
}

/** Returns the parts of the statement for filters that the index of the newest vacancies answers in order. */
function listParts(db: Db, filters: ParsedFilters, pageSize: number) {
  const maxCount = MAX_COUNT.index;
  const counted = db
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(matchesFilters(filters))
    .limit(maxCount + 1)
    .as('counted');
  const total = totalOf(db, counted);
  const page = db.$with('page').as(newestIds(db, matchesFilters(filters), filters, pageSize));
  return { maxCount, total, page, ctes: [total, page] };
}

/**
 * Returns a page of the published vacancies that match, newest first, and their number. It is one statement, so that
 * both are consistent. Beyond the last page, the rows are empty and the count is still correct.
 * @returns `isMinimum`: whether there are more matches than were counted
 */
export async function listVacancies(
  db: Db,
  filters: VacancyFilters,
  pageSize: number,
): Promise<{ count: number; isMinimum: boolean; rows: VacancyListRow[] }> {
  const parsed = parseFilters(filters);
  const toParts = parsed.terms || parsed.categories.length > 0 ? searchParts : listParts;
  const { maxCount, total, page, ctes } = toParts(db, parsed, pageSize);
  const resultRows = await db
    .with(...ctes)
    .select({ count: total.count, row: rowFields })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(vacancies, eq(vacancies.id, page.id))
    .orderBy(desc(vacancies.publishedAt), desc(vacancies.id));
  const found = resultRows[0]?.count ?? 0;
  return {
    count: Math.min(found, maxCount),
    isMinimum: found > maxCount,
    rows: resultRows.flatMap(({ row }) => row ?? []),
  };
}

/** Returns the published vacancy with that id, or null. */
export async function findVacancy(db: Db, id: number): Promise<VacancyDetails | null> {
  const [row] = await selectDetails(db).where(and(eq(vacancies.id, id), isPublished));
  return row ?? null;
}

/** Returns the vacancies with the given ids, by id. */
export async function findVacancyRows(db: Db, ids: number[]): Promise<Map<number, VacancyListRow>> {
  const rows = ids.length > 0 ? await selectRows(db).where(inArray(vacancies.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns title and state of the vacancies with the given ids, by id. */
export async function findVacancyTitles(
  db: Db,
  ids: number[],
): Promise<Map<number, { id: number; title: string; isOpen: boolean }>> {
  const { id, title } = vacancies;
  const rows =
    ids.length > 0 ? await db.select({ id, title, isOpen }).from(vacancies).where(inArray(id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The columns of a vacancy that an application needs. */
export type LockedVacancy = Pick<
  VacancyDetails,
  'id' | 'title' | 'isOpen' | 'startsOn' | 'duration' | keyof typeof conditionFields
>;

/**
 * Locks a published vacancy FOR SHARE and returns it, or null when there is none. It cannot be closed or changed until
 * the transaction ends. Concurrent applications do not block each other.
 */
export async function lockVacancyForShare(tx: Db, id: number): Promise<LockedVacancy | null> {
  const [row] = await tx
    .select({
      ...conditionFields,
      id: vacancies.id,
      title: vacancies.title,
      startsOn: vacancies.startsOn,
      duration: vacancies.duration,
      // now() is the start of the transaction, which may be before the vacancy was closed by a transaction that this
      // one waited for.
      isOpen: sql<boolean>`${vacancies.closesAt} > clock_timestamp()`,
    })
    .from(vacancies)
    .where(and(eq(vacancies.id, id), isPublished))
    .for('share');
  return row ?? null;
}

/** Returns a 404 error. It is the same for an unknown and an unpublished vacancy. */
export const vacancyNotFoundError = () => new ApiError(404, 'not_found', '案件が見つかりません。');

/** Returns what tells the vacancies apart that have one of the titles or ids. */
export const findVacancyIdentities = (db: Db, titles: string[], ids: number[]) =>
  db
    .select({
      id: vacancies.id,
      title: vacancies.title,
      companyProfile: vacancies.companyProfile,
      deadline: vacancies.deadline,
    })
    .from(vacancies)
    .where(or(inArray(vacancies.title, titles), inArray(vacancies.id, ids)));

/** Returns the categories of vacancies in the order of the choice list. */
export const listCategories = (db: Db): Promise<Category[]> =>
  db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.position));
