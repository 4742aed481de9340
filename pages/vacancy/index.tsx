import { loadVacancyListPage } from '@/api/pages/vacancy-pages';
import { VacancyListScreen } from '@/components/vacancies/VacancyListScreen';

export const getServerSideProps = loadVacancyListPage;

export default function VacancyListPage() {
  return <VacancyListScreen />;
}
