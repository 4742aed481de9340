import Link from 'next/link';
import styled from 'styled-components';
import { vacancyListHref } from '@/hooks/lists/vacancy-filters';
import type { VacancyFilters } from '@/lib/vacancy-filters';
import { below, currentInForcedColors, hoverable, touch } from '@/styles/mixins';

interface VacancyQuickFiltersProps {
  filters: VacancyFilters;
}

const DAYS_UP_TO_TWO = [1, 2];
const QUICK_WORDS = ['リモート', 'IPO準備', '決算・開示', '社外役員'];

const toggleWord = (search: string, word: string, isActive: boolean): string => {
  const others = search.split(/\s+/).filter((other) => other !== '' && other !== word);
  return [...others, ...(isActive ? [] : [word])].join(' ');
};

/** Conditions that many members look for, as links that switch them on and off, so that they work without JavaScript. */
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
    <Row aria-label="よく使う条件">
      {[daysFilter, ...words].map(({ label, isActive, changes }) => (
        <li key={label}>
          <Chip
            href={vacancyListHref({ ...filters, page: 1, ...changes })}
            shallow
            scroll={false}
            aria-current={isActive || undefined}
          >
            {label}
          </Chip>
        </li>
      ))}
    </Row>
  );
}

/* Phones have no room for it above the list. */
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-start: ${({ theme }) => theme.space[2]};

  ${below.md} {
    display: none;
  }
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.space[8]};
  padding-inline: ${({ theme }) => theme.space[3]};
  color: inherit;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.strong};
  border-radius: ${({ theme }) => theme.radius.round};
  font-size: ${({ theme }) => theme.text.small};
  text-decoration: none;

  &[aria-current] {
    ${currentInForcedColors}
    color: ${({ theme }) => theme.color.primaryPressed};
    background: ${({ theme }) => theme.color.primaryTint};
    border: ${({ theme }) => theme.border.primary};
    font-weight: 700;
  }

  ${touch} {
    min-height: ${({ theme }) => theme.size.touch};
  }

  ${hoverable} {
    &:hover {
      border: ${({ theme }) => theme.border.primary};
    }
  }
`;
