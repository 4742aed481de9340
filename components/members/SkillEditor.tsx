import { useState } from 'react';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { readChecked, useControlledField } from '@/components/ui/form/form-context';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useSaveSkills } from '@/hooks/members';
import { useCategories } from '@/hooks/vacancies';
import type { Ability } from '@/schemas/replies/choices';
import type { Member } from '@/schemas/replies/members';
import { type SkillForm, type SkillFormInput, skillFormSchema } from '@/schemas/skills';
import { SectionEditor } from './SectionEditor';
import { SkillPicker } from './SkillPicker';

interface SkillEditorProps {
  memberId: number;
  savedSkills: Member['skill_category_information'];
}

const EMPTY_FORM: SkillFormInput = { skills: [], abilities: [] };

/** Returns the level as the form has it. Another API may have more of them. The member chooses an unknown one. */
function toFormLevel(level: number | null) {
  if (level === null || level < 1) return null;
  if (level >= 3) return 3;
  return level >= 2 ? 2 : 1;
}

const toFormData = ({ formData }: NonNullable<Member['skill_category_information']>): SkillFormInput => ({
  ...formData,
  skills: formData.skills.map(({ skill, level }) => ({ skill, level: toFormLevel(level) })),
});

export function SkillEditor({ memberId, savedSkills }: SkillEditorProps) {
  const { mutateAsync: save } = useSaveSkills();
  const skills = useSkills();
  const categories = useCategories();
  const abilities = useAbilities();
  return (
    <SectionEditor<SkillFormInput, SkillForm>
      id="skill"
      title="業務スキル"
      memberId={memberId}
      schema={skillFormSchema}
      defaultValues={savedSkills ? toFormData(savedSkills) : EMPTY_FORM}
      onSave={(formData) => save({ id: savedSkills?.id ?? null, formData })}
    >
      <QueryNotice query={skills} subject="スキルの一覧" />
      <QueryNotice query={categories} subject="スキルの分類" />
      <SkillPicker skills={skills.data ?? []} categories={categories.data ?? []} />
      <QueryNotice query={abilities} subject="強みの一覧" />
      <AbilityField abilities={abilities.data ?? []} />
    </SectionEditor>
  );
}

function AbilityField({ abilities }: { abilities: readonly Ability[] }) {
  const { id, error, field } = useControlledField<SkillFormInput, 'abilities'>('abilities', (group) =>
    readChecked(group).map(Number),
  );
  const [open, setOpen] = useState(false);
  const selectedIds = field.value;
  return (
    <FieldSet
      id={id}
      label="強み"
      required={false}
      error={error}
      hint="あてはまるものをすべて選択してください。"
    >
      <div>
        <Disclosure
          title="強みの一覧"
          selectedCount={selectedIds.length}
          open={open}
          onToggle={setOpen}
          isMultiColumn
        >
          {abilities.map(({ id, name }) => (
            <CheckboxRow
              key={id}
              value={id}
              label={name}
              checked={selectedIds.includes(id)}
              onChange={(checked) =>
                field.onChange(checked ? [...selectedIds, id] : selectedIds.filter((each) => each !== id))
              }
            />
          ))}
        </Disclosure>
      </div>
    </FieldSet>
  );
}
