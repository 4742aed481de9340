import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxGroup';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useSaveSkills } from '@/hooks/members';
import type { SkillCategoryInformation, SkillForm } from '@/schemas/skills';
import { SectionEditor } from './SectionEditor';
import { SkillPicker } from './SkillPicker';

const schema = () => import('@/schemas/skills').then((module) => module.skillFormSchema);

interface SkillEditorProps {
  memberId: number;
  saved: SkillCategoryInformation | null;
}

export function SkillEditor({ memberId, saved }: SkillEditorProps) {
  const { mutateAsync: save } = useSaveSkills();
  const skills = useSkills();
  const abilities = useAbilities();
  return (
    <SectionEditor<SkillForm, SkillForm>
      id="skill"
      title="業務スキル"
      memberId={memberId}
      schema={schema}
      defaultValues={saved?.formData ?? { skills: [], abilities: [] }}
      onSave={(formData) => save({ id: saved?.id ?? null, formData })}
    >
      <QueryNotice query={skills} subject="スキルの一覧" />
      <SkillPicker skills={skills.data ?? []} />
      <FormCheckboxGroup<SkillForm>
        name="abilities"
        label="強み"
        required={false}
        hint="あてはまるものをすべて選択してください。"
        choices={(abilities.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        layout="grid"
      />
    </SectionEditor>
  );
}
