import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxGroup';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { useCurrentWorkstyleChoices, useHopeWorkstyleChoices, useRegionChoices } from '@/hooks/choices';
import { useUpdateMember } from '@/hooks/members';
import { requestOf } from '@/schemas/fields';
import { workStyleFields } from '@/schemas/member-fields';
import { type WorkStyle, type WorkStyleInput, workStyleSchema } from '@/schemas/work-style';
import { RegionPicker } from './RegionPicker';
import { SectionEditor } from './SectionEditor';

interface WorkStyleEditorProps {
  memberId: number;
  workStyle: WorkStyle;
}

export function WorkStyleEditor({ memberId, workStyle }: WorkStyleEditorProps) {
  const { mutateAsync: save } = useUpdateMember({ message: '働き方が変更されました。' });
  const hopes = useHopeWorkstyleChoices();
  const currents = useCurrentWorkstyleChoices();
  const regions = useRegionChoices();
  return (
    <SectionEditor<WorkStyleInput, WorkStyle>
      id="work-style"
      title="働き方"
      memberId={memberId}
      schema={workStyleSchema}
      defaultValues={workStyle}
      onSave={(changed) => save({ memberId, changes: requestOf(workStyleFields, changed) })}
    >
      <QueryNotice query={hopes} subject="選択肢" />
      <FormCheckboxGroup<WorkStyleInput>
        name="hope_workstyles"
        label="希望の働き方"
        required={false}
        hint="あてはまるものをすべて選択してください。"
        choices={hopes.data ?? []}
        layout="grid"
      />
      <QueryNotice query={currents} subject="選択肢" />
      <FormRadioGroup<WorkStyleInput>
        name="current_workstyle"
        label="現在の働き方"
        required={false}
        choices={currents.data ?? []}
      />
      <QueryNotice query={regions} subject="選択肢" />
      <RegionPicker choices={regions.data ?? []} />
    </SectionEditor>
  );
}
