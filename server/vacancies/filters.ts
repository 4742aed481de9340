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

// strpos is used instead of LIKE, so that % and _ in the search text have no special meaning.
const contains = (word: string): SQL => sql`strpos(${vacancies.searchText}, ${word}) > 0`;

function matchesSearch(search: string): SQL | undefined {
  const terms = searchTerms(search);
  if (!terms) return undefined;
  return and(
    sql`vacancy_grams(${vacancies.searchText}) @> ${sql.param(terms.grams)}::text[]`,
    ...terms.exact.map(contains),
  );
}

/** The same as {@link matchesSearch}, by the text alone, which the search index does not help with. */
const matchesText = (search: string): SQL | undefined =>
  and(...(searchTerms(search)?.words ?? []).map(contains));

/** Returns whether the filters contain a text search. */
export const isSearch = ({ search }: Pick<VacancyFilters, 'search'>): boolean => searchTerms(search) !== null;

/** Returns whether the search index alone cannot tell which vacancies match, so that their texts are read too. */
export const hasLongWord = ({ search }: Pick<VacancyFilters, 'search'>): boolean =>
  (searchTerms(search)?.exact.length ?? 0) > 0;

const matchesChoices = ({
  days,
  status,
  categories,
}: Omit<VacancyFilters, 'page' | 'search'>): SQL | undefined =>
  and(
    isPublished,
    or(...days.map(offersDays)),
    hasStatus(status),
    categories.length > 0 ? arrayOverlaps(vacancies.categoryIds, categories) : undefined,
  );

/**
 * Returns the condition for a vacancy list. Values of one filter are alternatives; different filters must all match.
 */
export const matchesFilters = (filters: Omit<VacancyFilters, 'page'>): SQL | undefined =>
  and(matchesChoices(filters), matchesSearch(filters.search));

/** Returns the same condition for a statement that should not use the search index. */
export const matchesFiltersByText = (filters: Omit<VacancyFilters, 'page'>): SQL | undefined =>
  and(matchesChoices(filters), matchesText(filters.search));
