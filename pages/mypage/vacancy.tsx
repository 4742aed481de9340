import { createMemberPageLoader } from '@/api/pages/load-page';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { AppliedVacanciesScreen } from '@/components/vacancies/AppliedVacanciesScreen';

export const getServerSideProps = createMemberPageLoader({ queries: [vacancyApplicationQueries.applied()] });

export default function AppliedVacanciesPage() {
  return <AppliedVacanciesScreen />;
}
