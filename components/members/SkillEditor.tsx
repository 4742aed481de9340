import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CheckboxGroup } from '@/components/ui/CheckboxGroup';
import { useBoundField } from '@/components/ui/form/form-context';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useSaveSkills } from '@/hooks/members';
import type { Ability, SkillCategoryInformation, SkillForm } from '@/schemas/skills';
import { Fold } from './Fold';
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
      <Abilities abilities={abilities.data ?? []} />
    </SectionEditor>
  );
}

function Abilities({ abilities }: { abilities: readonly Ability[] }) {
  const { id, error, control } = useBoundField<SkillForm>('abilities');
  const { field } = useController<SkillForm, 'abilities'>({ name: 'abilities', control });
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Fold title="強み" count={field.value.length} open={open || Boolean(error)} onToggle={setOpen}>
        <CheckboxGroup
          id={id}
          name="abilities"
          label="あてはまる強み"
          required={false}
          error={error}
          choices={abilities.map(({ id, name }) => ({ value: id, label: name }))}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          layout="grid"
        />
      </Fold>
    </div>
  );
}
