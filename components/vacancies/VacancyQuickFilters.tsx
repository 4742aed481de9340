import Link from 'next/link';
import styled from 'styled-components';
import { vacancyListHref } from '@/hooks/lists/vacancy-list';
import { useCategories } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { below, currentInForcedColors, hoverable, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancyQuickFiltersProps {
  filters: VacancyFilters;
}

const DAYS_UP_TO_TWO = [1, 2];

/** The categories that are offered, as far as the API has them. */
const QUICK_CATEGORIES = ['IPO準備', '決算・開示', '社外役員'];

const toggle = (ids: number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Filters that many members look for, as links that switch them on and off, so that they work without JavaScript. */
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
    <List aria-label="よく使う条件">
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
    </List>
  );
}

/* Phones have no room for them above the list. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  ${below.md} {
    display: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.space[8]};
    padding-inline: ${theme.space[3]};
    color: inherit;
    background: ${theme.color.surface};
    border: ${theme.border.strong};
    border-radius: ${theme.radius.round};
    font-size: ${theme.text.small};
    text-decoration: none;

    ${hoverable} {
      &:hover {
        border: ${theme.border.primary};
      }
    }

    ${touch} {
      min-height: ${theme.size.touch};
    }

    &[aria-current] {
      color: ${theme.color.primaryPressed};
      background: ${theme.color.primaryTint};
      border: ${theme.border.primary};
      font-weight: 700;
      ${currentInForcedColors}
    }
  }
`;
