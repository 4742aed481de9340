import { and, arrayOverlaps, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { VacancyFilters } from '@/lib/vacancy-filters';
import { searchTerms } from './search';
import { vacancies } from './tables';

/**
 * True while the vacancy accepts applications. It uses the database's clock, because the clocks of the processes may
 * differ.
 */
export const isOpen = sql<boolean>`${vacancies.closesAt} > now()`;

export const isPublished = sql`${vacancies.publishedAt} <= now()`;

const offersDays = (days: number): SQL | undefined =>
  and(lte(vacancies.daysMin, days), gte(vacancies.daysMax, days));

function hasStatus(status: VacancyFilters['status']): SQL | undefined {
  if (status.length !== 1) return undefined;
  return status[0] === 'open' ? gt(vacancies.closesAt, sql`now()`) : lte(vacancies.closesAt, sql`now()`);
}

function matchesSearch(search: string): SQL | undefined {
  const terms = searchTerms(search);
  if (!terms) return undefined;
  // strpos is used instead of LIKE, so that % and _ in the search text have no special meaning.
  return and(
    sql`vacancy_grams(${vacancies.searchText}) @> ${sql.param(terms.grams)}::text[]`,
    ...terms.exact.map((word) => sql`strpos(${vacancies.searchText}, ${word}) > 0`),
  );
}

/** Returns whether the filters contain a text search. */
export const isSearch = ({ search }: Pick<VacancyFilters, 'search'>): boolean => searchTerms(search) !== null;

/**
 * Returns the condition for a vacancy list. Values of one filter are alternatives; different filters must all match.
 */
export const matchesFilters = (filters: Omit<VacancyFilters, 'page'>): SQL | undefined =>
  and(
    isPublished,
    or(...filters.days.map(offersDays)),
    hasStatus(filters.status),
    filters.categories.length > 0 ? arrayOverlaps(vacancies.categoryIds, filters.categories) : undefined,
    matchesSearch(filters.search),
  );
