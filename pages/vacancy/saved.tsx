import { publicPage } from '@/api/pages/load-page';
import { SavedVacanciesScreen } from '@/components/saved-vacancies/SavedVacanciesScreen';

export const getServerSideProps = publicPage();

export default function SavedVacanciesPage() {
  return <SavedVacanciesScreen />;
}
