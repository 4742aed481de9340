import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { vacancyStatusLabels } from '@/lib/vacancies/vacancy-text';
import { type Category, vacancyStatuses } from '@/schemas/vacancy-fields';

/** A filter with several choices, for a menu or a group of checkboxes. */
export interface FilterGroup {
  /** Name of the query parameter. */
  name: string;
  label: string;
  choices: { value: string; label: string }[];
  selected: string[];
  /** Returns the changed filters for a new selection. */
  toFilters: (chosen: string[]) => Partial<VacancyFilters>;
}

const DAY_CHOICES = [1, 2, 3, 4, 5, 6].map((days) => ({ value: String(days), label: `週${days}日` }));
const STATUS_CHOICES = vacancyStatuses.map((value) => ({ value, label: vacancyStatusLabels[value] }));

/** Returns the filter groups: days 1 to 6, open or closed (spec §4), and the categories of the API. */
export const getFilterGroups = (
  { days, status, categories }: VacancyFilters,
  allCategories: readonly Category[],
): FilterGroup[] => [
  {
    name: 'days',
    label: '稼働日数',
    choices: DAY_CHOICES,
    selected: days.map(String),
    toFilters: (chosen) => ({ days: chosen.map(Number) }),
  },
  {
    name: 'status',
    label: '募集状況',
    choices: STATUS_CHOICES,
    selected: status,
    toFilters: (chosen) => ({ status: vacancyStatuses.filter((value) => chosen.includes(value)) }),
  },
  {
    name: 'categories',
    label: 'カテゴリー',
    choices: allCategories.map(({ id, name }) => ({ value: String(id), label: name })),
    selected: categories.map(String),
    toFilters: (chosen) => ({ categories: chosen.map(Number) }),
  },
];

/** Returns the choices of a group in a few words: 2・3, or 決算・開示 ほか2. Empty when nothing is chosen. */
export function chosenText({ name, choices, selected }: FilterGroup): string {
  if (name === 'days') return selected.join('・');
  const [first, ...others] = choices
    .filter(({ value }) => selected.includes(value))
    .map(({ label }) => label);
  if (!first) return '';
  return others.length > 1 ? `${first} ほか${others.length}` : [first, ...others].join('、');
}
