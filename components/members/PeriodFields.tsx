import styled from 'styled-components';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { useControlledField } from '@/components/ui/form/form-context';
import type { CareerEducationInput } from '@/schemas/career-education';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { EMPTY_MONTH, MonthSelect, readMonth } from './MonthSelect';

type PeriodName = `${'careers' | 'educations'}.${number}`;
type MonthName = `${PeriodName}.${'started_on' | 'ended_on'}`;

function useMonth(name: MonthName) {
  const { id, error, field } = useControlledField<CareerEducationInput, MonthName>(name, readMonth);
  return {
    value: field.value ?? null,
    onChange: field.onChange as (value: string | null) => void,
    frame: { id, error, onBlur: field.onBlur },
  };
}

interface PeriodFieldsProps {
  name: PeriodName;
  startLabel: string;
  endLabel: string;
  /** Label of the checkbox that sets the end to null, such as 現在も在籍中. */
  ongoingLabel: string;
  /** Called when that checkbox is ticked. */
  onOngoing?: () => void;
}

/** The start and end month of a period, whose end can be open. */
export function PeriodFields({ name, startLabel, endLabel, ongoingLabel, onOngoing }: PeriodFieldsProps) {
  const start = useMonth(`${name}.started_on`);
  const end = useMonth(`${name}.ended_on`);
  return (
    <Root>
      <MonthSelect
        {...start.frame}
        label={startLabel}
        required
        value={start.value ?? EMPTY_MONTH}
        onChange={start.onChange}
      />
      <MonthSelect
        {...end.frame}
        label={endLabel}
        required={end.value === null ? undefined : true}
        value={end.value}
        onChange={end.onChange}
      >
        <Checkbox
          label={ongoingLabel}
          checked={end.value === null}
          onChange={(event) => {
            const isOngoing = event.currentTarget.checked;
            end.onChange(isOngoing ? null : EMPTY_MONTH);
            if (isOngoing) onOngoing?.();
          }}
        />
      </MonthSelect>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
