import { queryOptions } from '@tanstack/react-query';
import type { GetServerSideProps } from 'next';
import { optional } from '@/api/client';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { parseId } from '@/lib/ids';
import { parseVacancyFilters, type VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { fitQueries } from './fit-queries';
import { loadPage, type PageProps } from './load-page';

/**
 * Fetches the vacancy that the page shows beside its list: the selected one, or the first of the list. Both wait for the
 * same fetch of the list. The list is complete without it.
 */
const previewQuery = (filters: VacancyFilters, selectedId: number | null) =>
  queryOptions({
    queryKey: ['vacancy-preview', filters, selectedId],
    queryFn: async ({ client }) => {
      const id = selectedId ?? (await client.fetchQuery(vacancyQueries.list(filters))).results[0]?.id;
      if (id !== undefined) await client.fetchQuery(vacancyQueries.preview(id));
      return null;
    },
    meta: { ...optional, isInternal: true },
  });

/** `getServerSideProps` of the list of vacancies. */
export const loadVacancyListPage: GetServerSideProps<PageProps> = async (context) => {
  const filters = parseVacancyFilters(context.query, 'vacancy_page');
  const { props } = await loadPage(context, {
    queries: [
      vacancyQueries.list(filters),
      vacancyQueries.categories(),
      previewQuery(filters, parseId(context.query.vacancy)),
    ],
    loggedInQueries: [vacancyApplicationQueries.list(), ...fitQueries()],
    isShared: true,
  });
  return { props };
};
