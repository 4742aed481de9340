import Link from 'next/link';
import { vacancyListHref } from '@/hooks/lists/vacancy-filters';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';

interface VacancyQuickFiltersProps {
  filters: VacancyFilters;
}

const DAYS_UP_TO_TWO = [1, 2];
const QUICK_WORDS = ['リモート', 'IPO準備', '決算・開示', '社外役員'];

const toggleWord = (search: string, word: string, isActive: boolean): string => {
  const others = search.split(/\s+/).filter((other) => other !== '' && other !== word);
  return [...others, ...(isActive ? [] : [word])].join(' ');
};

/**
 * Conditions that many members look for, as links that switch them on and off, so that they work without JavaScript. Their
 * style is in the global style (styles/vacancy-list-style.ts), which costs no script.
 */
export function VacancyQuickFilters({ filters }: VacancyQuickFiltersProps) {
  const { search, days } = filters;
  const hasDays = days.join() === DAYS_UP_TO_TWO.join();
  const words = QUICK_WORDS.map((word) => {
    const isActive = search.split(/\s+/).includes(word);
    return { label: word, isActive, changes: { search: toggleWord(search, word, isActive) } };
  });
  const daysFilter = {
    label: '週2日まで',
    isActive: hasDays,
    changes: { days: hasDays ? [] : DAYS_UP_TO_TWO },
  };
  return (
    <ul aria-label="よく使う条件" className="quick-filters">
      {[daysFilter, ...words].map(({ label, isActive, changes }) => (
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
