import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { useCategories } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/schemas/vacancy-filters';
import { vacancyStatuses } from '@/schemas/vacancy-text';
import { focusRing, media } from '@/styles/mixins';
import { FilterMenu } from './FilterMenu';
import { statusLabels } from './filter-labels';

interface VacancyFilterBarProps {
  filters: VacancyFilters;
  onChange: (changes: Partial<VacancyFilters>) => void;
}

const DAYS = [1, 2, 3, 4, 5, 6].map((days) => ({ value: days, label: `週${days}日` }));
const STATUSES = vacancyStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** A plain GET form: without JavaScript 検索 sends it, with JavaScript every choice takes effect at once. */
export function VacancyFilterBar({ filters, onChange }: VacancyFilterBarProps) {
  const { data: categories = [] } = useCategories();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };

  return (
    <Bar action="/vacancy/" method="get" role="search" onSubmit={handleSubmit}>
      <SearchField>
        <Search size={20} strokeWidth={1.8} aria-hidden />
        <Input
          // Another search, by Back or a chip, starts the field anew.
          key={filters.search}
          type="search"
          name="search"
          aria-label="案件を検索"
          placeholder="決算、IPO、税務など"
          defaultValue={filters.search}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit" size="small">
          検索
        </Button>
      </SearchField>
      <Menus>
        <FilterMenu
          label="稼働日数"
          name="days"
          choices={DAYS}
          chosen={filters.days}
          onChange={(days) => onChange({ days })}
        />
        <FilterMenu
          label="募集状況"
          name="status"
          choices={STATUSES}
          chosen={filters.status}
          onChange={(status) => onChange({ status })}
        />
        <FilterMenu
          label="カテゴリー"
          name="categories"
          choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={filters.categories}
          onChange={(ids) => onChange({ categories: ids })}
        />
      </Menus>
    </Bar>
  );
}

const Bar = styled.form`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${media.md} {
    grid-template-columns: 1fr auto;
  }
`;

const SearchField = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => `${theme.space[3]} ${theme.space[1]}`};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.control};
  border-radius: ${({ theme }) => theme.radius.control};

  &:focus-within {
    ${focusRing}
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &::placeholder {
    color: ${({ theme }) => theme.color.inkSecondary};
    opacity: 1;
  }
`;

const Menus = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
