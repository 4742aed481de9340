import styled from 'styled-components';
import { FilterChip } from '@/components/ui/navigation/FilterChip';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { vacancyListHref } from '@/hooks/lists/vacancy-filters';
import { useCategories } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { vacancyStatusLabels } from '@/lib/vacancies/vacancy-text';
import { theme } from '@/styles/theme';

interface VacancyFilterChipsProps {
  filters: VacancyFilters;
}

const without = <T,>(values: T[], value: T) => values.filter((other) => other !== value);

/**
 * The active filter conditions. Each is a link to the list without it, so that removing one works without JavaScript.
 */
export function VacancyFilterChips({ filters }: VacancyFilterChipsProps) {
  const { data: categories = [] } = useCategories();

  const { days, status, search } = filters;
  const getHrefWith = (changes: Partial<VacancyFilters>) =>
    vacancyListHref({ ...filters, page: 1, ...changes });
  const chips = [
    ...(search ? [{ label: `「${search}」`, href: getHrefWith({ search: '' }) }] : []),
    ...days.map((value) => ({ label: `週${value}日`, href: getHrefWith({ days: without(days, value) }) })),
    ...status.map((value) => ({
      label: vacancyStatusLabels[value],
      href: getHrefWith({ status: without(status, value) }),
    })),
    ...filters.categories.map((id) => ({
      label: categories.find((category) => category.id === id)?.name ?? '',
      href: getHrefWith({ categories: without(filters.categories, id) }),
    })),
  ].filter(({ label }) => label !== '');

  return (
    <Row aria-label="絞り込み条件">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <FilterChip href={href} label={label} />
        </li>
      ))}
      <li>
        <TextLink href="/vacancy/" bold scroll={false}>
          条件をすべて外す
        </TextLink>
      </li>
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.text.small};
`;
