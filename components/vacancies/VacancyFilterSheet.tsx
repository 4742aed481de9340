import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { Button } from '@/components/ui/form/Button';
import { CheckboxGroup } from '@/components/ui/form/CheckboxGroup';
import { Stack } from '@/components/ui/layout/Stack';
import { useCategories, useVacancyCountText } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { theme } from '@/styles/theme';
import { getFilterGroups } from './filter-groups';

interface VacancyFilterSheetProps {
  filters: VacancyFilters;
  onApply: (filters: VacancyFilters) => void;
  onClose: () => void;
}

const NO_FILTERS = { days: [], status: [], categories: [] };

/**
 * All filters in one sheet, for phones (decision 0048). The filters are applied only when the button is pressed.
 * Counting the results fetches the same list query, so the list is already cached when the button is pressed.
 */
export function VacancyFilterSheet({ filters, onApply, onClose }: VacancyFilterSheetProps) {
  const [draftFilters, setDraftFilters] = useState({ ...filters, page: 1 });
  const { data: categories = [] } = useCategories();
  // The choice itself is shown first, and counted in the next frame.
  const resultCountText = useVacancyCountText(useDeferredValue(draftFilters));
  const changeFilters = (changes: Partial<VacancyFilters>) =>
    setDraftFilters({ ...draftFilters, ...changes });

  return (
    <Dialog
      title="絞り込み"
      open
      onClose={onClose}
      footer={
        <Footer>
          {/* A status region, because screen readers do not announce a button whose name changes. */}
          <span className="visually-hidden" role="status">
            {resultCountText && `${resultCountText}が該当します`}
          </span>
          <Button variant="text" size="small" onClick={() => changeFilters(NO_FILTERS)}>
            すべて外す
          </Button>
          <Button variant="primary" onClick={() => onApply(draftFilters)}>
            {resultCountText ? `${resultCountText}を表示` : '表示'}
          </Button>
        </Footer>
      }
    >
      <Stack $gap={6}>
        {getFilterGroups(draftFilters, categories).map(({ name, label, choices, selected, toFilters }) => (
          <CheckboxGroup
            key={name}
            label={label}
            name={name}
            layout={name === 'categories' ? 'grid' : 'pairs'}
            choices={choices}
            value={selected}
            onChange={(values) => changeFilters(toFilters(values))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

/* Large text leaves no room for both buttons on one line, so they wrap. */
const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  width: 100%;

  & > :last-child {
    flex: 1 1 auto;
    padding-inline: ${theme.space[2]};
  }
`;
