import { loadMemberVacancyPage, type VacancyPageProps } from '@/api/vacancy-page';
import { NotFoundScreen } from '@/components/site/NotFoundScreen';
import { VacancyConfirmScreen } from '@/components/vacancies/VacancyConfirmScreen';

export const getServerSideProps = loadMemberVacancyPage;

export default function VacancyConfirmPage({ id }: VacancyPageProps) {
  return id === null ? <NotFoundScreen /> : <VacancyConfirmScreen id={id} />;
}
