import { ReplyRecord } from '@/schemas/replies/reply-record';
import { parseVacancyFilters, type VacancyFilters, vacancyFilterParams } from './vacancy-filters';
import { vacancyStatusLabels } from './vacancy-text';

/** What was on the first page of a search at the last visit. */
export interface SeenVacancies {
  /** When the newest of them was published: ISO 8601, or '' when it is unknown or there were none. */
  newest: string;
  ids: number[];
}

/** A search with a name. */
export interface SavedSearch {
  name: string;
  /** The filters in their normal form, as in the address of the list; '' for the whole list. It identifies the search. */
  query: string;
  seen: SeenVacancies;
}

export const MAX_SAVED_SEARCHES = 10;
export const MAX_SEARCH_NAME_LENGTH = 40;
/** The number of vacancies that are read to count the new ones. When all are new, the text is 「10件以上」. */
export const MAX_NEW_VACANCIES = 10;
/** The number of vacancies on a page of the list. */
const MAX_SEEN_IDS = 24;

/** Returns the filters in their normal form, without the page. */
export const savedSearchQuery = (filters: VacancyFilters): string => {
  const sorted = { ...filters, page: 1, categories: [...filters.categories].sort((a, b) => a - b) };
  return vacancyFilterParams(sorted, 'vacancy_page').toString();
};

/** Returns the filters of a saved search. */
export function savedSearchFilters(query: string): VacancyFilters {
  const params = new URLSearchParams(query);
  const values = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
  return parseVacancyFilters({ ...values, vacancy_page: '1' }, 'vacancy_page');
}

/** Returns a stored value as a saved search, or null when it is none. */
export function parseSavedSearch(value: unknown): SavedSearch | null {
  try {
    const row = ReplyRecord.from(value, new Set());
    return {
      name: row.requiredText('name').slice(0, MAX_SEARCH_NAME_LENGTH),
      query: savedSearchQuery(savedSearchFilters(row.text('query'))),
      seen: {
        newest: row.instant('seen.newest'),
        ids: row.record('seen')?.ids('ids').slice(0, MAX_SEEN_IDS) ?? [],
      },
    };
  } catch {
    return null;
  }
}

interface ListedVacancy {
  id: number;
  published_at: string;
}

/**
 * Returns what there is to remember of the first page of a list.
 * @param rows undefined when another page is shown: what is published from now on is new
 * @param now in ms since the epoch
 */
export function toSeen(rows: readonly ListedVacancy[] | undefined, now = Date.now()): SeenVacancies {
  if (!rows) return { newest: new Date(now).toISOString(), ids: [] };
  const newest = rows
    .map(({ published_at }) => published_at)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  return { newest: newest ?? '', ids: rows.slice(0, MAX_SEEN_IDS).map(({ id }) => id) };
}

/**
 * Returns how many of the newest vacancies of a search were not there at the last visit. One that was published before the
 * newest known one only moved up, because another one has gone.
 * @param rows the first {@link MAX_NEW_VACANCIES} of the list, newest first
 */
export function countNewVacancies(rows: readonly ListedVacancy[], { newest, ids }: SeenVacancies): number {
  const known = new Set(ids);
  const isLater = ({ published_at }: ListedVacancy) =>
    newest === '' || published_at === '' || Date.parse(published_at) >= Date.parse(newest);
  return rows.slice(0, MAX_NEW_VACANCIES).filter((row) => !known.has(row.id) && isLater(row)).length;
}

/** Returns the number of new vacancies as text: `新着 3件`, `新着 10件以上`; '' for none. */
export function newVacanciesText(count: number): string {
  if (count === 0) return '';
  return count >= MAX_NEW_VACANCIES ? `新着 ${MAX_NEW_VACANCIES}件以上` : `新着 ${count}件`;
}

/** Returns the conditions of a search as people read them: `「決算」・週2日・募集中`. */
export function searchConditionsText(
  { search, days, status, categories }: VacancyFilters,
  names: readonly { id: number; name: string }[],
): string {
  const conditions = [
    ...(search ? [`「${search}」`] : []),
    ...days.map((value) => `週${value}日`),
    ...status.map((value) => vacancyStatusLabels[value]),
    ...categories.flatMap((id) => names.find((category) => category.id === id)?.name ?? []),
  ];
  return conditions.join('・') || 'すべての案件';
}

/** Returns the path of the list with the filters of a saved search. @param query as in {@link SavedSearch} */
export const savedSearchPath = (query: string): string => `/vacancy/${query && `?${query}`}`;
/** Returns the path of the RSS feed of a saved search. @param query as in {@link SavedSearch} */
export const savedSearchFeedPath = (query: string): string => `/vacancy/feed.xml${query && `?${query}`}`;
