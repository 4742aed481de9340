import type { GetServerSideProps } from 'next';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { fitQueries } from './fit-queries';
import { loadPage, type PageProps } from './load-page';

/** `getServerSideProps` of the list of vacancies. */
export const loadVacancyListPage: GetServerSideProps<PageProps> = async (context) => {
  const filters = parseVacancyFilters(context.query, 'vacancy_page');
  const { props } = await loadPage(context, {
    queries: [vacancyQueries.list(filters), vacancyQueries.categories()],
    loggedInQueries: [vacancyApplicationQueries.list(), ...fitQueries()],
    isShared: true,
  });
  return { props };
};
