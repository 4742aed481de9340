import { useState } from 'react';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { withSavedChoices } from '@/components/ui/form/choice-style';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { useControlledField } from '@/components/ui/form/form-context';
import { readChecked } from '@/components/ui/form/read-controls';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useCategories } from '@/hooks/vacancies';
import type { Ability } from '@/schemas/choice-fields';
import type { Member } from '@/schemas/member-fields';
import { type SkillForm, type SkillFormInput, skillFormSchema } from '@/schemas/skills';
import { SectionEditor } from './SectionEditor';
import { SkillPicker } from './SkillPicker';

const EMPTY_FORM: SkillFormInput = { skills: [], abilities: [] };

const toForm = ({ skill_category_information: skills }: Member): SkillFormInput =>
  skills?.formData ?? EMPTY_FORM;

export function SkillEditor({ member }: { member: Member }) {
  const skills = useSkills();
  const categories = useCategories();
  const abilities = useAbilities();
  return (
    <SectionEditor<SkillFormInput, SkillForm>
      id="skill"
      title="業務スキル"
      member={member}
      schema={skillFormSchema}
      toForm={toForm}
      isNew={(newest) => newest.skill_category_information === null}
      message="業務スキルが変更されました。"
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
  const [saved] = useState(selectedIds);
  const choices = abilities.map(({ id, name }) => ({ value: id, label: name }));
  const offered = withSavedChoices(choices, [...saved, ...selectedIds]);
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
          {offered.map(({ value: id, label }) => (
            <CheckboxRow
              key={id}
              value={id}
              label={abilities.some((each) => each.id === id) ? label : '表示できない強み'}
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
