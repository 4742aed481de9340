import { type VacancyStatus, vacancyStatuses } from '@/schemas/vacancy-codes';

/** What a list of vacancies is asked for; the same in the page's address and in the API's query. */
export interface VacancyFilters {
  /** From 1. */
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

/** Spec §9. */
export const VACANCY_PAGE_SIZE = 24;

const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 1_000_000;

const toArray = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value : value ? [value] : [];
const unique = <T>(values: T[]) => [...new Set(values)];
const isStatus = (value: string): value is VacancyStatus =>
  (vacancyStatuses as readonly string[]).includes(value);

/** A page number from an address: 1 when absent or non-numeric (spec §5). */
export function parsePage(value: string | string[] | undefined): number {
  const [text = ''] = toArray(value);
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1;
}

/**
 * Reads filters from a query; invalid days and status values are dropped, page falls back to 1 (spec §5).
 * @param pageKey `vacancy_page` in the page's address, `page` in the API's
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
    search: (toArray(query.search)[0] ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    categories: unique(
      toArray(query.categories)
        .filter((text) => /^[1-9]\d{0,8}$/.test(text))
        .map(Number),
    ),
  };
}

/** The filters as query parameters with repeated keys, empty ones left out, page 1 left out. */
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

/** How many conditions narrow the list. */
export const countActiveFilters = ({ days, status, search, categories }: VacancyFilters): number =>
  days.length + status.length + categories.length + (search ? 1 : 0);
