import { type Path, useController } from 'react-hook-form';
import styled from 'styled-components';
import { Checkbox } from '@/components/ui/Checkbox';
import { useBoundField } from '@/components/ui/form/form-context';
import type { CareerEducationInput } from '@/schemas/career-education';
import { media } from '@/styles/mixins';
import { MonthSelect, NO_MONTH } from './MonthSelect';

type MonthName = Extract<Path<CareerEducationInput>, `${string}_on`>;

function useMonth(name: MonthName) {
  const { id, error, control } = useBoundField<CareerEducationInput>(name);
  const { field } = useController({ name, control });
  return {
    value: field.value ?? null,
    onChange: field.onChange as (value: string | null) => void,
    frame: { id, error, onBlur: field.onBlur },
  };
}

/** From when until when, or 現在: a null end on the wire. */
export function CareerPeriod({ index }: { index: number }) {
  const start = useMonth(`careers.${index}.started_on`);
  const end = useMonth(`careers.${index}.ended_on`);
  return (
    <Root>
      <MonthSelect
        {...start.frame}
        label="開始年月"
        required
        value={start.value ?? NO_MONTH}
        onChange={start.onChange}
      />
      <MonthSelect {...end.frame} label="終了年月" required value={end.value} onChange={end.onChange}>
        <Checkbox
          label="現在も続いている"
          checked={end.value === null}
          onChange={(event) => end.onChange(event.currentTarget.checked ? null : NO_MONTH)}
        />
      </MonthSelect>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
