import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Field } from '@/components/ui/form/Field';
import { useBoundField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import { Select } from '@/components/ui/form/Select';
import { rewardUnitLabels } from '@/lib/vacancies/vacancy-text';
import { rewardUnits } from '@/schemas/vacancy-codes';
import type { ConditionsInput } from '@/schemas/work-style';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const UNIT_CHOICES = rewardUnits.map((value) => ({ value, label: rewardUnitLabels[value] }));

/** The minimum reward. Without an amount the member has no preference. */
export function RewardFields() {
  const boundField = useBoundField<ConditionsInput>('desired_reward');
  const { field } = useController<ConditionsInput, 'desired_reward'>({
    name: 'desired_reward',
    control: boundField.control,
  });
  const reward = field.value ?? null;
  const unit = reward?.unit ?? 'month';

  return (
    <TwoColumns>
      <Field label="報酬の単位">
        {(control) => (
          <Select
            {...control}
            options={UNIT_CHOICES}
            value={unit}
            onChange={(event) =>
              field.onChange({ unit: event.currentTarget.value, min: reward?.min ?? null })
            }
          />
        )}
      </Field>
      <NumericField
        id={boundField.id}
        label="希望の報酬（下限・円）"
        required={false}
        error={boundField.error}
        maxLength={9}
        value={reward?.min ? String(reward.min) : ''}
        onValueChange={(text) => field.onChange(text === '' ? null : { unit, min: Number(text) })}
      />
    </TwoColumns>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${media.md} {
    grid-template-columns: 1fr 2fr;
    align-items: start;
  }
`;
