import dynamic from 'next/dynamic';
import { loadMemberVacancyPage, type VacancyPageProps } from '@/api/pages/vacancy-pages';
import { partLoading } from '@/components/ui/lazy';
import { VacancyEntryScreen } from '@/components/vacancies/VacancyEntryScreen';

export const getServerSideProps = loadMemberVacancyPage;

// The form needs all of the page's budget, and few visitors open it for a vacancy that does not exist.
const NotFoundScreen = dynamic(
  () => import('@/components/shell/StatusScreen').then((module) => module.NotFoundScreen),
  { loading: partLoading() },
);

export default function VacancyEntryPage({ vacancyId, replyDays }: VacancyPageProps) {
  return vacancyId === null ? (
    <NotFoundScreen />
  ) : (
    <VacancyEntryScreen vacancyId={vacancyId} replyDays={replyDays} />
  );
}
