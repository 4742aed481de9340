import Link from 'next/link';
import { vacancyListHref } from '@/hooks/lists/vacancy-filters';
import { useCategories } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';

interface VacancyQuickFiltersProps {
  filters: VacancyFilters;
}

const DAYS_UP_TO_TWO = [1, 2];

/** The categories that are offered, as far as the API has them. */
const QUICK_CATEGORIES = ['IPO準備', '決算・開示', '社外役員'];

const toggle = (ids: number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/**
 * Filters that many members look for, as links that switch them on and off, so that they work without JavaScript. Their
 * style is in the global style (styles/vacancy-list-style.ts), which costs no script.
 */
export function VacancyQuickFilters({ filters }: VacancyQuickFiltersProps) {
  const { data: allCategories = [] } = useCategories();
  const { days, categories } = filters;
  const hasDays = days.join() === DAYS_UP_TO_TWO.join();
  const daysFilter = {
    label: '週2日まで',
    isActive: hasDays,
    changes: { days: hasDays ? [] : DAYS_UP_TO_TWO },
  };
  const categoryFilters = allCategories
    .filter(({ name }) => QUICK_CATEGORIES.includes(name))
    .map(({ id, name }) => ({
      label: name,
      isActive: categories.includes(id),
      changes: { categories: toggle(categories, id) },
    }));
  return (
    <ul aria-label="よく使う条件" className="quick-filters">
      {[daysFilter, ...categoryFilters].map(({ label, isActive, changes }) => (
        <li key={label}>
          <Link
            href={vacancyListHref({ ...filters, page: 1, ...changes })}
            shallow
            scroll={false}
            aria-current={isActive || undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
