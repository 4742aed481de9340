import type { GetServerSideProps } from 'next';
import type { PageProps } from '@/api/pages/load-page';
import { loadVacancyListPage } from '@/api/pages/vacancy-list-page';
import { loadServerPreview } from '@/components/vacancies/preview-loader';
import { VacancyListScreen } from '@/components/vacancies/VacancyListScreen';

export const getServerSideProps: GetServerSideProps<PageProps> = async (context) => {
  await loadServerPreview();
  return loadVacancyListPage(context);
};

export default function VacancyListPage() {
  return <VacancyListScreen />;
}
