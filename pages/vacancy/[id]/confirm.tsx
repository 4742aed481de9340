import { loadMemberVacancyPage, type VacancyPageProps } from '@/api/pages/vacancy-pages';
import { NotFoundScreen } from '@/components/shell/StatusScreen';
import { VacancyConfirmScreen } from '@/components/vacancies/VacancyConfirmScreen';

export const getServerSideProps = loadMemberVacancyPage;

export default function VacancyConfirmPage({ vacancyId, replyDays }: VacancyPageProps) {
  return vacancyId === null ? (
    <NotFoundScreen />
  ) : (
    <VacancyConfirmScreen vacancyId={vacancyId} replyDays={replyDays} />
  );
}
