import { loadVacancyPage, type VacancyPageProps } from '@/api/pages/vacancy-page';
import { LazyNotFoundScreen } from '@/components/status/LazyNotFoundScreen';
import { VacancyDetailScreen } from '@/components/vacancies/VacancyDetailScreen';

export const getServerSideProps = loadVacancyPage;

export default function VacancyDetailPage({ vacancyId, titlePhrases }: VacancyPageProps) {
  return vacancyId === null ? (
    <LazyNotFoundScreen />
  ) : (
    <VacancyDetailScreen vacancyId={vacancyId} titlePhrases={titlePhrases} />
  );
}
