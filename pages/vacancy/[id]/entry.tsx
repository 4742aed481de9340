import { loadMemberVacancyPage, type VacancyPageProps } from '@/api/pages/vacancy-pages';
import { NotFoundScreen } from '@/components/shell/StatusScreen';
import { VacancyEntryScreen } from '@/components/vacancies/VacancyEntryScreen';

export const getServerSideProps = loadMemberVacancyPage;

export default function VacancyEntryPage({ vacancyId, replyDays }: VacancyPageProps) {
  return vacancyId === null ? (
    <NotFoundScreen />
  ) : (
    <VacancyEntryScreen vacancyId={vacancyId} replyDays={replyDays} />
  );
}
