import { loadVacancyChecklistPage, type VacancyPageProps } from '@/api/pages/vacancy-page';
import { NotFoundScreen } from '@/components/shell/NotFoundScreen';
import { VacancyChecklistScreen } from '@/components/vacancies/VacancyChecklistScreen';

export const getServerSideProps = loadVacancyChecklistPage;

export default function VacancyChecklistPage({ vacancyId }: VacancyPageProps) {
  return vacancyId === null ? <NotFoundScreen /> : <VacancyChecklistScreen vacancyId={vacancyId} />;
}
