import { MAX_SAVED_SEARCHES, parseSavedSearch, type SavedSearch } from '@/lib/vacancies/saved-searches';
import { BrowserList } from './browser-list';

/** Searches with a name, the newest first (decision 0134). */
export const savedSearchList = new BrowserList<SavedSearch>({
  name: 'saved-searches',
  version: 1,
  maxItems: MAX_SAVED_SEARCHES,
  parseItem: parseSavedSearch,
});
