import styled from 'styled-components';
import { Chip } from '@/components/ui/Chip';
import { TextLink } from '@/components/ui/TextLink';
import { useCategories } from '@/hooks/vacancies';
import { vacancyListHref } from '@/hooks/vacancy-filters';
import { countConditions, type VacancyFilters } from '@/schemas/vacancy-filters';
import { statusLabels } from './filter-groups';

interface VacancyFilterChipsProps {
  filters: VacancyFilters;
}

const without = <T,>(values: T[], value: T) => values.filter((other) => other !== value);

/** The conditions in force; each is a link to the list without it, so it also works without JavaScript. */
export function VacancyFilterChips({ filters }: VacancyFilterChipsProps) {
  const { data: categories = [] } = useCategories();
  if (countConditions(filters) === 0) return null;

  const { days, status, search } = filters;
  const hrefWith = (changes: Partial<VacancyFilters>) => vacancyListHref({ ...filters, page: 1, ...changes });
  const chips = [
    ...(search ? [{ label: `「${search}」`, href: hrefWith({ search: '' }) }] : []),
    ...days.map((value) => ({ label: `週${value}日`, href: hrefWith({ days: without(days, value) }) })),
    ...status.map((value) => ({
      label: statusLabels[value],
      href: hrefWith({ status: without(status, value) }),
    })),
    ...filters.categories.map((id) => ({
      label: categories.find((category) => category.id === id)?.name ?? '',
      href: hrefWith({ categories: without(filters.categories, id) }),
    })),
  ].filter(({ label }) => label !== '');

  return (
    <Row aria-label="絞り込み条件">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Chip href={href} label={label} />
        </li>
      ))}
      <li>
        <TextLink href="/vacancy/" strong scroll={false}>
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
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  margin: ${({ theme }) => theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.text.small};
`;
