import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldSet } from '@/components/ui/form/FieldSet';
import type { FieldBaseProps } from '@/components/ui/form/field-parts';
import { readSelects } from '@/components/ui/form/read-controls';
import { Select } from '@/components/ui/form/Select';
import { dayInTokyo } from '@/schemas/time';
import { theme } from '@/styles/theme';

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

const numberOptions = (count: number, unit: string) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: `${index + 1}${unit}`,
  }));

export const MONTH_OPTIONS = numberOptions(12, '月');
export const DAY_OPTIONS = numberOptions(31, '日');

/**
 * Returns the years from the latest to the earliest.
 * @param selectedYear a year that is offered even when it is later than this year
 */
export function getYearOptions(firstYear: number, selectedYear = '') {
  const last = Math.max(Number(dayInTokyo().slice(0, 4)), Number(selectedYear) || 0);
  return Array.from({ length: last - firstYear + 1 }, (_, index) => ({
    value: String(last - index),
    label: `${last - index}年`,
  }));
}

interface GroupState {
  /** Id of the FieldSet around the selects. */
  id: string;
  required?: boolean;
  error?: string;
}

/**
 * Returns the ARIA attributes of the selects of one date. They repeat what their group says, because ARIA knows no required
 * group, and because some screen readers do not read the description of a group around the focused select.
 */
export const getGroupedSelectProps = ({ id, required, error }: GroupState) => ({
  'aria-required': required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error && `${id}-error`,
});
