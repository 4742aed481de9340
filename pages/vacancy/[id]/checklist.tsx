import { loadVacancyChecklistPage, type VacancyPageProps } from '@/api/pages/vacancy-page';
import { LazyNotFoundScreen } from '@/components/shell/LazyNotFoundScreen';
import { VacancyChecklistScreen } from '@/components/vacancies/VacancyChecklistScreen';

export const getServerSideProps = loadVacancyChecklistPage;

export default function VacancyChecklistPage({ vacancyId }: VacancyPageProps) {
  return vacancyId === null ? <LazyNotFoundScreen /> : <VacancyChecklistScreen vacancyId={vacancyId} />;
}
