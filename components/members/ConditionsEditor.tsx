import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxGroup';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useUpdateMember } from '@/hooks/members';
import { jobStatusLabels, remotePreferenceLabels } from '@/lib/members/work-style-text';
import { requestOf } from '@/schemas/fields';
import { conditionsFields, type Member } from '@/schemas/member-fields';
import { lastDayOfYear } from '@/schemas/tokyo-time';
import { remotes, rewardUnits } from '@/schemas/vacancy-codes';
import { type Conditions, type ConditionsInput, conditionsSchema } from '@/schemas/work-style';
import { jobStatuses } from '@/schemas/work-style-codes';
import { RewardFields } from './RewardFields';
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
