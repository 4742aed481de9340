import { loadVacancyListPage } from '@/api/pages/vacancy-list-page';
import { VacancyListScreen } from '@/components/vacancies/VacancyListScreen';

export const getServerSideProps = loadVacancyListPage;

export default function VacancyListPage() {
  return <VacancyListScreen />;
}
