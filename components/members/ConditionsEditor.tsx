import styled from 'styled-components';
import { Field } from '@/components/ui/form/Field';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxes';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useBoundField, useControlledField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import { readSelects } from '@/components/ui/form/read-controls';
import { Select } from '@/components/ui/form/Select';
import { extractDigits } from '@/lib/digits';
import { jobStatusLabels, remotePreferenceLabels } from '@/lib/members/work-style-text';
import { rewardUnitLabels } from '@/lib/vacancies/vacancy-text';
import { jobStatuses } from '@/schemas/member-codes';
import type { Member } from '@/schemas/member-fields';
import { lastDayOfYear } from '@/schemas/time';
import { remotes, rewardUnits } from '@/schemas/vacancy-fields';
import { type ConditionsForm, type ConditionsInput, conditionsFormSchema } from '@/schemas/work-style';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionEditor } from './SectionEditor';

const STATUS_CHOICES = jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] }));
const REMOTE_CHOICES = remotes.map((value) => ({ value, label: remotePreferenceLabels[value] }));
const DAYS = [1, 2, 3, 4, 5, 6];

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

function toForm({ conditions }: Member): ConditionsInput {
  if (conditions === null) return EMPTY_VALUES as unknown as ConditionsInput;
  return { ...conditions, available_from: conditions.available_from ?? '' };
}

export function ConditionsEditor({ member }: { member: Member }) {
  const days = [...new Set([...DAYS, ...(member.conditions?.desired_days ?? [])])];
  return (
    <SectionEditor<ConditionsInput, ConditionsForm>
      id="conditions"
      title="現在の状況・希望条件"
      member={member}
      schema={conditionsFormSchema}
      toForm={toForm}
      isNew={({ conditions }) => conditions === null}
      message="現在の状況・希望条件が変更されました。"
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
        choices={days.map((value) => ({ value, label: `週${value}日` }))}
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
  const { id, error, field } = useControlledField<ConditionsInput, 'desired_reward'>(
    'desired_reward',
    (group) => {
      const [unit] = readSelects(group);
      const { value } = extractDigits(group.querySelector('input')?.value ?? '', 'numeric');
      return toReward(unit, value);
    },
  );
  const amount = useBoundField<ConditionsInput>('desired_reward.min');
  const reward = field.value ?? null;
  const unit = reward?.unit ?? 'month';

  return (
    <TwoColumns id={id}>
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
        id={amount.id}
        label="希望の報酬（下限・円）"
        required={false}
        error={amount.error ?? error}
        maxLength={9}
        value={reward?.min?.toString() ?? ''}
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
