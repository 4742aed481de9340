import styled from 'styled-components';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { useControlledField } from '@/components/ui/form/form-context';
import { readSelects } from '@/components/ui/form/read-controls';
import { Select } from '@/components/ui/form/Select';
import type { ProfileUpdateInput } from '@/schemas/profile';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { DAY_OPTIONS, getGroupedSelectProps, getYearOptions, MONTH_OPTIONS } from './MonthSelect';

/** Spec §5 gives no limit. The schema accepts earlier years, but no member was born then. */
const FIRST_YEAR = 1920;

const getParts = () => [
  { unit: '年', autoComplete: 'bday-year', options: getYearOptions(FIRST_YEAR) },
  { unit: '月', autoComplete: 'bday-month', options: MONTH_OPTIONS },
  { unit: '日', autoComplete: 'bday-day', options: DAY_OPTIONS },
];

const toValue = (parts: readonly string[]) => (parts.some(Boolean) ? parts.join('-') : '');

/** Three native selects. A date picker starts today and needs many steps to a year of birth, above all on a phone. */
export function BirthDateField() {
  const { id, error, field } = useControlledField<ProfileUpdateInput, 'birth_date'>('birth_date', (group) =>
    toValue(readSelects(group)),
  );
  const parts = getParts();
  const values = (field.value ?? '').split('-');

  const handleChange = (index: number, value: string) => {
    field.onChange(toValue(parts.map((_, each) => (each === index ? value : (values[each] ?? '')))));
  };

  return (
    <FieldSet
      id={id}
      label="生年月日"
      required={false}
      error={error}
      hint="ご本人の確認に使用します。企業には公開されません。"
    >
      <Columns>
        {parts.map(({ unit, autoComplete, options }, index) => (
          <Select
            key={unit}
            aria-label={`生年月日の${unit}`}
            {...getGroupedSelectProps({ id, error })}
            autoComplete={autoComplete}
            options={options}
            placeholder={unit}
            value={values[index] ?? ''}
            onChange={(event) => handleChange(index, event.currentTarget.value)}
            onBlur={field.onBlur}
          />
        ))}
      </Columns>
    </FieldSet>
  );
}

/* On phones the year has a row of its own, because three selects would cut off their texts. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.sm} {
    grid-template-columns: 4fr 3fr 3fr;

    & > :first-child {
      grid-column: auto;
    }
  }
`;
