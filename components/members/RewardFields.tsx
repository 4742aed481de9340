import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Field } from '@/components/ui/Field';
import { useBoundField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/NumericField';
import { Select } from '@/components/ui/Select';
import { rewardUnitLabels, rewardUnits } from '@/schemas/vacancy-text';
import type { ConditionsInput } from '@/schemas/work-style';
import { media } from '@/styles/mixins';

const UNITS = rewardUnits.map((value) => ({ value, label: rewardUnitLabels[value] }));

/** The lower limit of the reward; without an amount there is no wish. */
export function RewardFields() {
  const bound = useBoundField<ConditionsInput>('desired_reward');
  const { field } = useController<ConditionsInput, 'desired_reward'>({
    name: 'desired_reward',
    control: bound.control,
  });
  const reward = field.value ?? null;
  const unit = reward?.unit ?? 'month';

  return (
    <Pair>
      <Field label="報酬の単位">
        {(control) => (
          <Select
            {...control}
            options={UNITS}
            value={unit}
            onChange={(event) =>
              field.onChange({ unit: event.currentTarget.value, min: reward?.min ?? null })
            }
          />
        )}
      </Field>
      <NumericField
        id={bound.id}
        label="希望の報酬（下限・円）"
        required={false}
        error={bound.error}
        maxLength={9}
        value={reward?.min ? String(reward.min) : ''}
        onValueChange={(text) => field.onChange(text === '' ? null : { unit, min: Number(text) })}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};

  ${media.md} {
    grid-template-columns: 1fr 2fr;
    align-items: start;
  }
`;
