import { loadVacancyPage, type VacancyPageProps } from '@/api/vacancy-page';
import { NotFoundScreen } from '@/components/site/NotFoundScreen';
import { VacancyDetailScreen } from '@/components/vacancies/VacancyDetailScreen';

export const getServerSideProps = loadVacancyPage;

export default function VacancyDetailPage({ id, titlePhrases }: VacancyPageProps) {
  return id === null ? <NotFoundScreen /> : <VacancyDetailScreen id={id} titlePhrases={titlePhrases} />;
}
