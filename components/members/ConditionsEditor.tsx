import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxGroup';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useUpdateMember } from '@/hooks/members';
import { remotes } from '@/schemas/vacancy-text';
import type { Conditions, ConditionsInput } from '@/schemas/work-style';
import { jobStatuses, jobStatusLabels, remoteWishLabels } from '@/schemas/work-style-text';
import { RewardFields } from './RewardFields';
import { SectionEditor } from './SectionEditor';

const schema = () => import('@/schemas/work-style').then((module) => module.conditionsSchema);

const STATUSES = jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] }));
const REMOTES = remotes.map((value) => ({ value, label: remoteWishLabels[value] }));
const DAYS = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: `週${value}日` }));

/** Every field by name, or the form would count as changed by what has merely come up. */
const BLANK = {
  status: undefined,
  available_from: '',
  desired_days: [],
  desired_reward: null,
  remote: null,
  note: '',
};

interface ConditionsEditorProps {
  memberId: number;
  conditions: Conditions | null;
}

export function ConditionsEditor({ memberId, conditions }: ConditionsEditorProps) {
  const { mutateAsync: save } = useUpdateMember({ message: '現在の状況・希望条件が変更されました。' });
  return (
    <SectionEditor<ConditionsInput, Conditions>
      id="conditions"
      title="現在の状況・希望条件"
      memberId={memberId}
      schema={schema}
      defaultValues={conditions ? { ...conditions, available_from: conditions.available_from ?? '' } : BLANK}
      onSave={(values) => save({ memberId, payload: { conditions: values } })}
    >
      <FormRadioGroup<ConditionsInput> name="status" label="現在の状況" required choices={STATUSES} />
      <FormTextField<ConditionsInput>
        name="available_from"
        label="参画できる日"
        required={false}
        type="date"
      />
      <FormCheckboxGroup<ConditionsInput>
        name="desired_days"
        label="希望の稼働日数"
        required={false}
        hint="あてはまるものをすべて選択してください。"
        choices={DAYS}
        layout="grid"
      />
      <RewardFields />
      <FormRadioGroup<ConditionsInput>
        name="remote"
        label="リモートの希望"
        required={false}
        choices={REMOTES}
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
