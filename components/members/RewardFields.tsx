import { useId } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/form/Field';
import { readSelects, useControlledField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import { Select } from '@/components/ui/form/Select';
import { extractDigits } from '@/lib/digits';
import { rewardUnitLabels } from '@/lib/vacancies/vacancy-text';
import { rewardUnits } from '@/schemas/vacancy-codes';
import type { ConditionsInput } from '@/schemas/work-style';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const UNIT_CHOICES = rewardUnits.map((value) => ({ value, label: rewardUnitLabels[value] }));

type Reward = ConditionsInput['desired_reward'];

/** Returns the value of the field. Without an amount the member has no preference. */
const toReward = (unit: string | undefined, amount: string) =>
  (amount === '' ? null : { unit, min: Number(amount) }) as Reward;

/** The minimum reward. Without an amount the member has no preference. */
export function RewardFields() {
  const groupId = useId();
  const { id, error, field } = useControlledField<ConditionsInput, 'desired_reward'>(
    'desired_reward',
    (group) => {
      const [unit] = readSelects(group);
      const { value } = extractDigits(group.querySelector('input')?.value ?? '', 'numeric');
      return toReward(unit, value);
    },
    groupId,
  );
  const reward = field.value ?? null;
  const unit = reward?.unit ?? 'month';

  return (
    <TwoColumns id={groupId}>
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
        id={id}
        label="希望の報酬（下限・円）"
        required={false}
        error={error}
        maxLength={9}
        value={reward?.min ? String(reward.min) : ''}
        onValueChange={(text) => field.onChange(toReward(unit, text))}
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
