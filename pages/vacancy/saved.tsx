import { createPublicPageLoader } from '@/api/pages/load-page';
import { SavedVacanciesScreen } from '@/components/saved-vacancies/SavedVacanciesScreen';

export const getServerSideProps = createPublicPageLoader();

export default function SavedVacanciesPage() {
  return <SavedVacanciesScreen />;
}
