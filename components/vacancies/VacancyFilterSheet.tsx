import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { CheckboxGroup } from '@/components/ui/CheckboxGroup';
import { Dialog } from '@/components/ui/Dialog';
import { useCategories, useVacancyCount } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/schemas/vacancy-filters';
import { visuallyHidden } from '@/styles/mixins';
import { filterGroups } from './filter-groups';

interface VacancyFilterSheetProps {
  filters: VacancyFilters;
  onApply: (filters: VacancyFilters) => void;
  onClose: () => void;
}

const NONE = { days: [], status: [], categories: [] };

/**
 * All filters at once, for a phone (decision 0049). Nothing takes effect before the button that says how many there
 * would be; asking for that number fetches the very list that the button then shows.
 */
export function VacancyFilterSheet({ filters, onApply, onClose }: VacancyFilterSheetProps) {
  const [draft, setDraft] = useState({ ...filters, page: 1 });
  const { data: categories = [] } = useCategories();
  const count = useVacancyCount(draft);
  const hits = count === null ? null : `${count.toLocaleString('ja-JP')}件`;
  const change = (changes: Partial<VacancyFilters>) => setDraft({ ...draft, ...changes });

  return (
    <Dialog
      title="絞り込み"
      open
      onClose={onClose}
      footer={
        <Foot>
          <Hits role="status">{hits && `${hits}が該当します`}</Hits>
          <Button variant="text" size="small" onClick={() => change(NONE)}>
            すべて外す
          </Button>
          <Button variant="primary" onClick={() => onApply(draft)}>
            {hits ? `${hits}を表示` : '表示'}
          </Button>
        </Foot>
      }
    >
      <Groups>
        {filterGroups(draft, categories).map(({ name, label, choices, chosen, changed }) => (
          <CheckboxGroup
            key={name}
            label={label}
            name={name}
            layout={name === 'categories' ? 'grid' : 'pairs'}
            choices={choices}
            value={chosen}
            onChange={(values) => change(changed(values))}
          />
        ))}
      </Groups>
    </Dialog>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
`;

const Foot = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;

  & > :last-child {
    flex: 1;
    padding-inline: ${({ theme }) => theme.space[2]};
    white-space: nowrap;
  }
`;

/* A button whose name changes is not read out by itself. */
const Hits = styled.span`
  ${visuallyHidden}
`;
