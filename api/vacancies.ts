import { queryOptions } from '@tanstack/react-query';
import { VACANCY_PAGE_SIZE, VACANCY_SUMMARY_PAGE_SIZE } from '@/lib/business-constants';
import { type VacancyFilters, vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import {
  categoriesReply,
  vacancyPageReply,
  vacancyReply,
  vacancySummaryPageReply,
} from '@/schemas/vacancy-fields';
import { optional, referenceCache } from './client';
import { pollingInterval } from './polling';
import { read, readAll } from './transport/read';

/** Spec §9: vacancy detail and list are polled every 10 s, including in background. */
const polling = { refetchInterval: pollingInterval, refetchIntervalInBackground: true } as const;

/** Page and filters are in the address of the page. */
const addressedList = { isPaged: true, isFiltered: true } as const;

/** Page and page size are always sent, because the specification does not promise the API's defaults. */
function listParams(filters: VacancyFilters): URLSearchParams {
  const params = vacancyFilterParams(filters, 'page');
  params.set('page', String(filters.page));
  params.set('vacancy_page_size', String(VACANCY_PAGE_SIZE));
  return params;
}

export const vacancyQueries = {
  all: () => ['vacancies'] as const,
  summariesAll: () => ['vacancy-summaries'] as const,
  /** A page of 24, newest first. */
  list: (filters: VacancyFilters) =>
    queryOptions({
      queryKey: [...vacancyQueries.all(), 'list', filters],
      queryFn: (context) => read(context, '/vacancies/', vacancyPageReply, listParams(filters)),
      meta: addressedList,
      ...polling,
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...vacancyQueries.all(), 'detail', id],
      queryFn: (context) => read(context, `/vacancies/${id}/`, vacancyReply),
      ...polling,
    }),
  /** One vacancy beside the list, which stays on screen when the vacancy cannot be fetched. */
  preview: (id: number) => queryOptions({ ...vacancyQueries.detail(id), meta: optional }),
  /** The list for filters that are not applied yet, of which only the count is shown. */
  count: (filters: VacancyFilters) =>
    queryOptions({ ...vacancyQueries.list(filters), meta: { ...addressedList, ...optional } }),
  summaries: () =>
    queryOptions({
      queryKey: [...vacancyQueries.summariesAll(), 'open'],
      queryFn: (context) =>
        read(
          context,
          '/vacancy-summaries/',
          vacancySummaryPageReply,
          new URLSearchParams({
            page: '1',
            vacancy_page_size: String(VACANCY_SUMMARY_PAGE_SIZE),
            status: 'open',
          }),
        ),
    }),
  categories: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: (context) => readAll(context, '/categories/', categoriesReply),
      // The list is complete without its filter.
      meta: optional,
      ...referenceCache,
    }),
};
