import { useId } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/form/Field';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxGroup';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { readSelects, useControlledField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import { Select } from '@/components/ui/form/Select';
import { useUpdateMember } from '@/hooks/members';
import { extractDigits } from '@/lib/digits';
import { jobStatusLabels, remotePreferenceLabels } from '@/lib/members/work-style-text';
import { rewardUnitLabels } from '@/lib/vacancies/vacancy-text';
import { requestOf } from '@/schemas/fields';
import { conditionsFields, type Member } from '@/schemas/member-fields';
import { lastDayOfYear } from '@/schemas/tokyo-time';
import { remotes, rewardUnits } from '@/schemas/vacancy-codes';
import { type Conditions, type ConditionsInput, conditionsSchema } from '@/schemas/work-style';
import { jobStatuses } from '@/schemas/work-style-codes';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionEditor } from './SectionEditor';

const STATUS_CHOICES = jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] }));
const REMOTE_CHOICES = remotes.map((value) => ({ value, label: remotePreferenceLabels[value] }));
const DAY_CHOICES = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: `週${value}日` }));

/**
 * Lists every field, because react-hook-form marks the form as dirty when a field registers without a default value.
 */
const EMPTY_VALUES = {
  status: undefined,
  available_from: '',
  desired_days: [],
  desired_reward: null,
  remote: null,
  note: '',
};

interface ConditionsEditorProps {
  memberId: number;
  conditions: Member['conditions'];
}

/** Returns the values of the form. A code that the form does not offer has to be chosen again. */
function toFormValues(conditions: NonNullable<Member['conditions']>) {
  const { status, available_from, desired_reward, remote } = conditions;
  return {
    ...conditions,
    status: jobStatuses.find((known) => known === status),
    available_from: available_from ?? '',
    desired_reward: desired_reward && {
      unit: rewardUnits.find((known) => known === desired_reward.unit) ?? 'month',
      min: desired_reward.min,
    },
    remote: remotes.find((known) => known === remote) ?? null,
  };
}

export function ConditionsEditor({ memberId, conditions }: ConditionsEditorProps) {
  const { mutateAsync: save } = useUpdateMember({ message: '現在の状況・希望条件が変更されました。' });
  return (
    <SectionEditor<ConditionsInput, Conditions>
      id="conditions"
      title="現在の状況・希望条件"
      memberId={memberId}
      schema={conditionsSchema}
      defaultValues={conditions ? toFormValues(conditions) : EMPTY_VALUES}
      isNew={conditions === null}
      onSave={(changed) => save({ memberId, changes: requestOf(conditionsFields, changed) })}
    >
      <FormRadioGroup<ConditionsInput> name="status" label="現在の状況" required choices={STATUS_CHOICES} />
      <FormTextField<ConditionsInput>
        name="available_from"
        label="参画できる日"
        required={false}
        type="date"
        min="2000-01-01"
        max={lastDayOfYear(5)}
      />
      <FormCheckboxGroup<ConditionsInput>
        name="desired_days"
        label="希望の稼働日数"
        required={false}
        hint="あてはまるものをすべて選択してください。"
        choices={DAY_CHOICES}
        layout="grid"
      />
      <RewardFields />
      <FormRadioGroup<ConditionsInput>
        name="remote"
        label="リモートの希望"
        required={false}
        choices={REMOTE_CHOICES}
      />
      <FormTextarea<ConditionsInput>
        name="note"
        label="その他の希望"
        required={false}
        rows={4}
        maxCount={1000}
      />
    </SectionEditor>
  );
}

const UNIT_CHOICES = rewardUnits.map((value) => ({ value, label: rewardUnitLabels[value] }));

type Reward = ConditionsInput['desired_reward'];

/** Returns the value of the field. Without an amount the member has no preference. */
const toReward = (unit: string | undefined, amount: string) =>
  (amount === '' ? null : { unit, min: Number(amount) }) as Reward;

/** The minimum reward. Without an amount the member has no preference. */
function RewardFields() {
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
