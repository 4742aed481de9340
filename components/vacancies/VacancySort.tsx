import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { Select } from '@/components/ui/form/Select';
import { useFitProfile } from '@/hooks/vacancy-fit';
import { canRankVacancies } from '@/lib/vacancies/fit-profile';
import { sortByFit } from '@/lib/vacancies/vacancy-fit';
import { useRowOrderStore } from '@/stores/row-order-store';
import { useVacancySortStore } from '@/stores/vacancy-sort-store';
import { splitView } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancySortProps {
  rowCount: number;
}

const OPTIONS = [
  { value: 'newest', label: '新着順' },
  { value: 'fit', label: '合う順' },
];

/**
 * Sorts the rows of the current page by how they fit the member's profile. The API has no such order, so it cannot go
 * beyond the page. Renders nothing for a profile by which vacancies cannot be ranked.
 */
export function VacancySort({ rowCount }: VacancySortProps) {
  const selectId = useId();
  const noteId = useId();
  const profile = useFitProfile();
  const { isByFit, setByFit } = useVacancySortStore();
  const setSortRows = useRowOrderStore((state) => state.setSortRows);
  const rankableProfile = profile && canRankVacancies(profile) ? profile : null;

  useEffect(() => {
    setSortRows(isByFit && rankableProfile ? (rows) => sortByFit(rankableProfile, rows) : null);
  }, [isByFit, rankableProfile, setSortRows]);

  if (!rankableProfile || rowCount < 2) return null;
  return (
    <Root>
      <label htmlFor={selectId}>並び替え</label>
      <Select
        compact
        id={selectId}
        options={OPTIONS}
        value={isByFit ? 'fit' : 'newest'}
        aria-describedby={isByFit ? noteId : undefined}
        onChange={(event) => setByFit(event.target.value === 'fit')}
      />
      {isByFit && (
        <SmallNote id={noteId} $align="start">
          このページの{rowCount}件を、登録内容に合う順に並べています。
        </SmallNote>
      )}
    </Root>
  );
}

/* Beside the preview it is in the line of the quick conditions, so that it takes no height from the list. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-block-start: ${theme.space[3]};

  ${splitView} {
    width: fit-content;
    max-width: 50%;
    margin-block-start: -${theme.space[8]};
    margin-inline-start: auto;
  }

  & > label {
    font-size: ${theme.text.small};
  }
`;
