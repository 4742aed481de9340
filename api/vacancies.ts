import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { type VacancyFilters, vacancyFilterParams } from '@/lib/vacancy-filters';
import { pollingInterval } from './polling';
import { read } from './transport/read';

const schemas = () => lazyImport(() => import('@/schemas/vacancies'));

/** Spec §9: vacancy detail and list are polled every 10 s, including in background. */
const polling = { refetchInterval: pollingInterval, refetchIntervalInBackground: true } as const;

/** Spec §9: reference data is cached indefinitely and kept for 24 h. */
const DAY = 24 * 60 * 60_000;
const referenceCache = { staleTime: Number.POSITIVE_INFINITY, gcTime: DAY } as const;

/** Spec §9: a preview shows 4 vacancies. */
export const VACANCY_SUMMARY_PAGE_SIZE = 4;

export const vacancyQueries = {
  all: () => ['vacancies'] as const,
  summariesAll: () => ['vacancy-summaries'] as const,
  /** A page of 24, newest first. */
  list: (filters: VacancyFilters) =>
    queryOptions({
      queryKey: [...vacancyQueries.all(), 'list', filters],
      queryFn: (context) =>
        read(
          context,
          '/vacancies/',
          schemas().then((module) => module.vacancyPageSchema),
          vacancyFilterParams(filters, 'page'),
        ),
      placeholderData: keepPreviousData,
      ...polling,
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...vacancyQueries.all(), 'detail', id],
      queryFn: (context) =>
        read(
          context,
          `/vacancies/${id}/`,
          schemas().then((module) => module.vacancySchema),
        ),
      ...polling,
    }),
  summaries: () =>
    queryOptions({
      queryKey: [...vacancyQueries.summariesAll(), 'open'],
      queryFn: (context) =>
        read(
          context,
          '/vacancy-summaries/',
          schemas().then((module) => module.vacancySummaryPageSchema),
          new URLSearchParams({ vacancy_page_size: String(VACANCY_SUMMARY_PAGE_SIZE), status: 'open' }),
        ),
    }),
  categories: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: (context) =>
        read(
          context,
          '/categories/',
          schemas().then((module) => module.categoriesSchema),
        ),
      ...referenceCache,
    }),
};
