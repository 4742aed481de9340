import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from '@/api/pages/load-page';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { VacancyListScreen } from '@/components/vacancies/VacancyListScreen';
import { parseVacancyFilters } from '@/lib/vacancy-filters';

export const getServerSideProps: GetServerSideProps<PageProps> = async (context) => {
  const filters = parseVacancyFilters(context.query, 'vacancy_page');
  const { props } = await loadPage(context, {
    queries: [vacancyQueries.list(filters), vacancyQueries.categories()],
    memberQueries: [vacancyApplicationQueries.list()],
    isShared: true,
  });
  return { props };
};

export default function VacancyListPage() {
  return <VacancyListScreen />;
}
