import { foldText } from '@/schemas/normalize-text';
import type { VacancyFilters } from './vacancy-filters';
import { vacancyStatusLabels } from './vacancy-text';

const MAX_DAYS = 6;

const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Returns the working days that a word names: `週2日`, `週2日まで`, `週3日以上`; none for another word. */
function readDays(word: string): number[] {
  const [matched, number, limit] = /^週([1-6])日(まで|以下|以内|以上|から)?$/.exec(word) ?? [];
  if (!matched) return [];
  const days = Number(number);
  if (limit === undefined) return [days];
  return limit === '以上' || limit === 'から' ? daysFrom(days, MAX_DAYS) : daysFrom(1, days);
}

type Conditions = Pick<VacancyFilters, 'days' | 'status' | 'categories' | 'search'>;

/**
 * Moves the words of a search that name a filter to that filter, so that they match exactly and show as conditions of their
 * own: working days, 募集中 and 募集終了, and the names of categories. Other words, such as リモート, stay in the search.
 * @param filters the filters so far, which are kept
 */
export function readSearchConditions(
  search: string,
  filters: Conditions,
  categories: readonly { id: number; name: string }[],
): Conditions {
  const words: string[] = [];
  const days = new Set(filters.days);
  const status = new Set(filters.status);
  const categoryIds = new Set(filters.categories);
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const name = foldText(word);
    const category = categories.find((other) => foldText(other.name) === name);
    const statusOfWord = (['open', 'close'] as const).find((code) => vacancyStatusLabels[code] === name);
    const daysOfWord = readDays(name);
    if (category) categoryIds.add(category.id);
    else if (statusOfWord) status.add(statusOfWord);
    else if (daysOfWord.length > 0) for (const count of daysOfWord) days.add(count);
    else words.push(word);
  }
  return {
    search: words.join(' '),
    days: [...days].sort(),
    status: [...status],
    categories: [...categoryIds],
  };
}
