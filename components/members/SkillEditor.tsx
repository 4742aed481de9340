import { useState } from 'react';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { readChecked, useControlledField } from '@/components/ui/form/form-context';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useSaveSkills } from '@/hooks/members';
import { useCategories } from '@/hooks/vacancies';
import type { Ability } from '@/schemas/choice-fields';
import { requestOf } from '@/schemas/fields';
import { type Member, skillFields } from '@/schemas/member-fields';
import { type SkillForm, type SkillFormInput, skillFormSchema } from '@/schemas/skills';
import { SectionEditor } from './SectionEditor';
import { SkillPicker } from './SkillPicker';

interface SkillEditorProps {
  memberId: number;
  savedSkills: Member['skill_category_information'];
}

const EMPTY_FORM: SkillFormInput = { skills: [], abilities: [] };

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
      defaultValues={savedSkills?.formData ?? EMPTY_FORM}
      isNew={savedSkills === null}
      onSave={(changed) => save({ id: savedSkills?.id ?? null, changes: requestOf(skillFields, changed) })}
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
  const { id, error, field } = useControlledField<SkillFormInput, 'abilities'>('abilities', (group, saved) =>
    readChecked(group, saved).map(Number),
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
