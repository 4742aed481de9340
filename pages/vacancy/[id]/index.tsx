import { loadVacancyPage, type VacancyDetailPageProps } from '@/api/pages/vacancy-page';
import { LazyNotFoundScreen } from '@/components/shell/LazyNotFoundScreen';
import { VacancyDetailScreen } from '@/components/vacancies/VacancyDetailScreen';

export const getServerSideProps = loadVacancyPage;

export default function VacancyDetailPage({ vacancyId, titlePhrases, conditions }: VacancyDetailPageProps) {
  return vacancyId === null ? (
    <LazyNotFoundScreen />
  ) : (
    <VacancyDetailScreen vacancyId={vacancyId} titlePhrases={titlePhrases} conditions={conditions} />
  );
}
