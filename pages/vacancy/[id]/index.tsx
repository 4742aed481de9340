import { loadVacancyPage, type VacancyPageProps } from '@/api/pages/vacancy-pages';
import { NotFoundScreen } from '@/components/shell/StatusScreen';
import { VacancyDetailScreen } from '@/components/vacancies/VacancyDetailScreen';

export const getServerSideProps = loadVacancyPage;

export default function VacancyDetailPage({ vacancyId, titlePhrases, replyDays }: VacancyPageProps) {
  return vacancyId === null ? (
    <NotFoundScreen />
  ) : (
    <VacancyDetailScreen vacancyId={vacancyId} titlePhrases={titlePhrases} replyDays={replyDays} />
  );
}
