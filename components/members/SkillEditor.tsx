import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldSet } from '@/components/ui/FieldSet';
import { useBoundField } from '@/components/ui/form/form-context';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useSaveSkills } from '@/hooks/members';
import { useCategories } from '@/hooks/vacancies';
import type { Ability, SkillCategoryInformation, SkillForm } from '@/schemas/skills';
import { Fold } from './Fold';
import { FoldChoice } from './FoldChoice';
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
  const categories = useCategories();
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
      <QueryNotice query={categories} subject="スキルの分類" />
      <SkillPicker skills={skills.data ?? []} categories={categories.data ?? []} />
      <QueryNotice query={abilities} subject="強みの一覧" />
      <Abilities abilities={abilities.data ?? []} />
    </SectionEditor>
  );
}

function Abilities({ abilities }: { abilities: readonly Ability[] }) {
  const { id, error, control } = useBoundField<SkillForm>('abilities');
  const { field } = useController<SkillForm, 'abilities'>({ name: 'abilities', control });
  const [open, setOpen] = useState(false);
  const chosen = field.value;
  return (
    <FieldSet
      id={id}
      label="強み"
      required={false}
      error={error}
      hint="あてはまるものをすべて選択してください。"
    >
      <div>
        <Fold title="強みの一覧" count={chosen.length} open={open} onToggle={setOpen} columns>
          {abilities.map(({ id, name }) => (
            <FoldChoice
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(checked) =>
                field.onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          ))}
        </Fold>
      </div>
    </FieldSet>
  );
}
