import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldSet } from '@/components/ui/form/FieldSet';
import type { FieldBaseProps } from '@/components/ui/form/field-parts';
import { readSelects } from '@/components/ui/form/form-context';
import { Select } from '@/components/ui/form/Select';
import { theme } from '@/styles/theme';
import { getYearOptions, MONTH_OPTIONS } from './date-options';
import { getGroupedSelectProps } from './grouped-select-props';

/** The value while neither year nor month is selected. `YYYY-` and `-MM` are partly selected months. */
export const EMPTY_MONTH = '-';

/** Returns the value that a MonthSelect shows: null while the checkbox below it says that no month applies. */
export const readMonth = (group: HTMLElement): string | null =>
  group.querySelector('input:checked') ? null : readSelects(group).join('-') || EMPTY_MONTH;

/** Earlier years are not offered, because no working member began before 1950. */
const FIRST_YEAR = 1950;

interface MonthSelectProps extends FieldBaseProps {
  id: string;
  /** `YYYY-MM` or a part of it; null when no month applies. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Rendered below the selects, such as the checkbox 「現在も在籍中」. */
  children?: ReactNode;
}

/** Two native selects, which are faster on a phone than a calendar that starts today. */
export function MonthSelect({ value, onChange, onBlur, label, children, ...frame }: MonthSelectProps) {
  const [year = '', month = ''] = value?.split('-') ?? [];
  const state = getGroupedSelectProps(frame);
  return (
    <FieldSet {...frame} label={label}>
      {value !== null && (
        <TwoColumns>
          <Select
            aria-label={`${label}の年`}
            {...state}
            options={getYearOptions(FIRST_YEAR, year)}
            placeholder="年"
            value={year}
            onChange={(event) => onChange(`${event.currentTarget.value}-${month}`)}
            onBlur={onBlur}
          />
          <Select
            aria-label={`${label}の月`}
            {...state}
            options={MONTH_OPTIONS}
            placeholder="月"
            value={month}
            onChange={(event) => onChange(`${year}-${event.currentTarget.value}`)}
            onBlur={onBlur}
          />
        </TwoColumns>
      )}
      {children}
    </FieldSet>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr;
  gap: ${theme.space[2]};
`;
