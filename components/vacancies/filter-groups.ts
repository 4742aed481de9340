import type { Category } from '@/schemas/vacancies';
import type { VacancyFilters } from '@/schemas/vacancy-filters';
import { type VacancyStatus, vacancyStatuses } from '@/schemas/vacancy-text';

export const statusLabels: Record<VacancyStatus, string> = { open: '募集中', close: '募集終了' };

/** A filter that is a choice of several, as a menu or a group of boxes shows it. */
export interface FilterGroup {
  /** The query parameter. */
  name: string;
  label: string;
  choices: { value: string; label: string }[];
  chosen: string[];
  /** What the filters become with another choice. */
  changed: (chosen: string[]) => Partial<VacancyFilters>;
}

const DAYS = [1, 2, 3, 4, 5, 6].map((days) => ({ value: String(days), label: `週${days}日` }));
const STATUSES = vacancyStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** Spec §4: days 1 to 6, open or close; and the categories of the API. */
export const filterGroups = (
  { days, status, categories }: VacancyFilters,
  known: readonly Category[],
): FilterGroup[] => [
  {
    name: 'days',
    label: '稼働日数',
    choices: DAYS,
    chosen: days.map(String),
    changed: (chosen) => ({ days: chosen.map(Number) }),
  },
  {
    name: 'status',
    label: '募集状況',
    choices: STATUSES,
    chosen: status,
    changed: (chosen) => ({ status: vacancyStatuses.filter((value) => chosen.includes(value)) }),
  },
  {
    name: 'categories',
    label: 'カテゴリー',
    choices: known.map(({ id, name }) => ({ value: String(id), label: name })),
    chosen: categories.map(String),
    changed: (chosen) => ({ categories: chosen.map(Number) }),
  },
];
