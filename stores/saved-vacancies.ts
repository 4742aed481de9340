import { MAX_SAVED_VACANCIES, parseSavedVacancy, type SavedVacancy } from '@/lib/vacancies/saved-vacancies';
import { BrowserList } from './browser-list';

/** The 検討リスト: vacancies to decide about later, newest first (decision 0132). */
export const savedVacancyList = new BrowserList<SavedVacancy>({
  name: 'saved-vacancies',
  version: 1,
  maxItems: MAX_SAVED_VACANCIES,
  parseItem: parseSavedVacancy,
});
