import { loadVacancyPage, type VacancyDetailPageProps } from '@/api/pages/vacancy-page';
import { NotFoundScreen } from '@/components/shell/NotFoundScreen';
import { VacancyDetailScreen } from '@/components/vacancies/VacancyDetailScreen';

export const getServerSideProps = loadVacancyPage;

export default function VacancyDetailPage({ vacancyId, titlePhrases, conditions }: VacancyDetailPageProps) {
  return vacancyId === null ? (
    <NotFoundScreen />
  ) : (
    <VacancyDetailScreen vacancyId={vacancyId} titlePhrases={titlePhrases} conditions={conditions} />
  );
}
