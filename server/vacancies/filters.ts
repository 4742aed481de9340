import { and, arrayOverlaps, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { parseSearch, type SearchTerms } from './search';
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

const matchesTerms = ({ grams, longWords }: SearchTerms): SQL | undefined =>
  and(sql`vacancy_grams(${vacancies.searchText}) @> ${sql.param(grams)}::text[]`, ...longWords.map(contains));

/** The same as {@link matchesTerms}, by the text alone, which the search index does not help with. */
export const matchesWords = ({ words }: SearchTerms): SQL | undefined => and(...words.map(contains));

/** The filters of a vacancy list with their search parsed; `terms` is null when there is no search. */
export type ParsedFilters = Omit<VacancyFilters, 'search'> & { terms: SearchTerms | null };

/** Returns the filters with their search parsed. */
export const parseFilters = ({ search, ...choices }: VacancyFilters): ParsedFilters => ({
  ...choices,
  terms: parseSearch(search),
});

const matchesChoices = ({ days, status, categories }: ParsedFilters): SQL | undefined =>
  and(
    isPublished,
    or(...days.map(offersDays)),
    hasStatus(status),
    categories.length > 0 ? arrayOverlaps(vacancies.categoryIds, categories) : undefined,
  );

/**
 * Returns the condition for a vacancy list. Values of one filter are alternatives; different filters must all match.
 */
export const matchesFilters = (filters: ParsedFilters): SQL | undefined =>
  and(matchesChoices(filters), filters.terms ? matchesTerms(filters.terms) : undefined);

/** Returns the same condition for a statement that should not use the search index. */
export const matchesFiltersByText = (filters: ParsedFilters): SQL | undefined =>
  and(matchesChoices(filters), filters.terms ? matchesWords(filters.terms) : undefined);
