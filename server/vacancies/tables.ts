import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { prefectures } from '@/schemas/prefectures';
import { remotes, rewardUnits } from '@/schemas/vacancy-fields';
import { timestamptz } from '@/server/db/column-types';

/** Returns the values as SQL literals, because a CHECK constraint cannot have parameters. */
const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** The position in the choice list. */
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('categories_name_key').on(table.name)],
);

/**
 * Vacancies (spec §3). Long texts are stored out of line (the migration lowers `toast_tuple_target`), so that the table
 * is small and a filter over many rows reads little.
 */
export const vacancies = pgTable(
  'vacancies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    companyProfile: text('company_profile').notNull(),
    rewardUnit: text('reward_unit', { enum: rewardUnits }).notNull(),
    rewardMin: integer('reward_min').notNull(),
    rewardMax: integer('reward_max'),
    daysMin: smallint('days_min').notNull(),
    daysMax: smallint('days_max').notNull(),
    region: text('region').notNull(),
    place: text('place'),
    remote: text('remote', { enum: remotes }).notNull(),
    hours: text('hours').notNull(),
    startsOn: date('starts_on').notNull(),
    duration: text('duration').notNull(),
    description: text('description').notNull(),
    skills: text('skills').array().notNull(),
    requirements: text('requirements').array().notNull(),
    preferred: text('preferred').array().notNull(),
    selection: text('selection').notNull(),
    /** The time of publication. The vacancy is hidden while it is in the future. */
    publishedAt: timestamptz('published_at').notNull(),
    deadline: timestamptz('deadline').notNull(),
    /** The time when the operator closed it before its deadline. */
    closedAt: timestamptz('closed_at'),
    /** The earlier of deadline and closing, so that "open" is one comparison that an index supports. */
    closesAt: timestamptz('closes_at')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`least(${vacancies.deadline}, ${vacancies.closedAt})`),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** Derived from vacancy_categories, best match first. An array has an index type that combines with the search. */
    categoryIds: integer('category_ids').array().notNull(),
    /** Derived text that the search reads, see search.ts. */
    searchText: text('search_text').notNull(),
    /** The version of the rules by which `searchText` was derived (write.ts). */
    searchVersion: smallint('search_version').notNull().default(0),
  },
  (table) => [
    check('vacancies_reward_unit', sql`${table.rewardUnit} in (${oneOf(rewardUnits)})`),
    check('vacancies_reward', sql`${table.rewardMin} >= 0 and ${table.rewardMax} >= ${table.rewardMin}`),
    check(
      'vacancies_days',
      sql`1 <= ${table.daysMin} and ${table.daysMin} <= ${table.daysMax} and ${table.daysMax} <= 6`,
    ),
    check('vacancies_region', sql`${table.region} in (${oneOf(Object.keys(prefectures).sort())})`),
    check('vacancies_remote', sql`${table.remote} in (${oneOf(remotes)})`),
    // Scanned backwards for newest first. It contains every column that the simple filters compare, so that counts and
    // deep pages do not read the table. The working days have too few distinct values for their own index.
    index('vacancies_newest_idx').on(
      table.publishedAt,
      table.id,
      table.closesAt,
      table.daysMin,
      table.daysMax,
    ),
    index('vacancies_closing_idx').on(table.closesAt, table.publishedAt, table.id),
    // One index for search and categories, so that both are matched before the table is read. fastupdate is off,
    // because vacancies are read a thousand times for each write.
    index('vacancies_search_idx')
      .using('gin', sql`vacancy_grams(${table.searchText})`, table.categoryIds)
      .with({ fastupdate: false }),
  ],
);

/** The categories of each vacancy. This table is authoritative, because foreign keys protect it. */
export const vacancyCategories = pgTable(
  'vacancy_categories',
  {
    vacancyId: bigint('vacancy_id', { mode: 'number' })
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** The order from 0, best match first. */
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vacancyId, table.categoryId] }),
    index('vacancy_categories_category_idx').on(table.categoryId),
  ],
);
