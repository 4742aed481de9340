import { parsePage } from '@/lib/url-numbers';
import { splitCharacters } from '@/schemas/normalize-text';
import { type VacancyStatus, vacancyStatuses } from '@/schemas/vacancy-fields';

/** The filters of a vacancy list. They have the same names in the page's URL and in the API's query. */
export interface VacancyFilters {
  /** The page number, starting at 1. */
  page: number;
  /** Working days a week, 1–6 (spec §4). */
  days: number[];
  status: VacancyStatus[];
  /** Free text, at most {@link MAX_SEARCH_LENGTH} characters; '' for none. */
  search: string;
  /** Category ids. */
  categories: number[];
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const MAX_SEARCH_LENGTH = 100;

function toArray(value: string | string[] | undefined): string[] {
  if (Array.isArray(value)) return value;
  return value ? [value] : [];
}
const unique = <T>(values: T[]) => [...new Set(values)];
const isStatus = (value: string): value is VacancyStatus =>
  (vacancyStatuses as readonly string[]).includes(value);

/**
 * Returns the filters of a query. Invalid days and status values are ignored; an invalid page becomes 1 (spec §5).
 * @param pageKey `vacancy_page` in the page's URL, `page` in the API's
 */
export function parseVacancyFilters(query: Query, pageKey: 'vacancy_page' | 'page'): VacancyFilters {
  return {
    page: parsePage(query[pageKey]),
    days: unique(
      toArray(query.days)
        .filter((text) => /^[1-6]$/.test(text))
        .map(Number),
    ).sort(),
    status: unique(toArray(query.status).filter(isStatus)),
    // Nobody types control characters, and some databases refuse them.
    search: splitCharacters((toArray(query.search)[0] ?? '').replace(/\p{Cc}/gu, ' ').trim())
      .slice(0, MAX_SEARCH_LENGTH)
      .join(''),
    categories: unique(
      toArray(query.categories)
        .filter((text) => /^[1-9]\d{0,8}$/.test(text))
        .map(Number),
    ),
  };
}

/** Returns the filters as query parameters with repeated keys. Empty filters and page 1 are omitted. */
export function vacancyFilterParams(
  filters: VacancyFilters,
  pageKey: 'vacancy_page' | 'page',
): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.page > 1) params.set(pageKey, String(filters.page));
  for (const days of filters.days) params.append('days', String(days));
  for (const status of filters.status) params.append('status', status);
  if (filters.search) params.set('search', filters.search);
  for (const id of filters.categories) params.append('categories', String(id));
  return params;
}

/** Returns the conditions as a query in one order, without the page; '' for the whole list. */
const conditionsQuery = (filters: VacancyFilters): string => {
  const categories = [...filters.categories].sort((a, b) => a - b);
  return vacancyFilterParams({ ...filters, page: 1, categories }, 'vacancy_page').toString();
};
const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** Returns the path of the first page of the list with these conditions. */
export const vacancyListPath = (filters: VacancyFilters): string =>
  withQuery('/vacancy/', conditionsQuery(filters));

/** Returns the path of the RSS feed of the list with these conditions. */
export const vacancyFeedPath = (filters: VacancyFilters): string =>
  withQuery('/vacancy/feed.xml', conditionsQuery(filters));

/** Returns the number of active filter conditions. */
export const countActiveFilters = ({ days, status, search, categories }: VacancyFilters): number =>
  days.length + status.length + categories.length + (search ? 1 : 0);
