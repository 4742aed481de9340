import { loadMemberVacancyPage, type VacancyPageProps } from '@/api/vacancy-page';
import { NotFoundScreen } from '@/components/site/NotFoundScreen';
import { VacancyEntryScreen } from '@/components/vacancies/VacancyEntryScreen';

export const getServerSideProps = loadMemberVacancyPage;

export default function VacancyEntryPage({ id }: VacancyPageProps) {
  return id === null ? <NotFoundScreen /> : <VacancyEntryScreen id={id} />;
}
