import { useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { CheckboxGroup } from '@/components/ui/CheckboxGroup';
import { Field } from '@/components/ui/Field';
import { useBoundField } from '@/components/ui/form/form-context';
import { TextInput } from '@/components/ui/TextInput';
import { useCategories } from '@/hooks/vacancies';
import type { Skill, SkillForm } from '@/schemas/skills';
import { ChosenSkills } from './ChosenSkills';

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** The list of skills to search in and choose from, and what is chosen with its levels. */
export function SkillPicker({ skills }: { skills: readonly Skill[] }) {
  const { id, error, control } = useBoundField<SkillForm>('skills');
  const { field } = useController<SkillForm, 'skills'>({ name: 'skills', control });
  const [wanted, setWanted] = useState('');
  const categories = useCategories().data ?? [];
  const chosen = field.value;
  const found = skills.filter(({ name }) => folded(name).includes(folded(wanted)));

  /** Of the skills on show: those of other categories stay as they are. */
  const handleChange = (shown: readonly Skill[], ids: readonly number[]) => {
    const kept = chosen.filter(
      ({ skill }) => ids.includes(skill) || !shown.some((each) => each.id === skill),
    );
    const added = ids.filter((skill) => !chosen.some((each) => each.skill === skill));
    field.onChange([...kept, ...added.map((skill) => ({ skill, level: 1 as const }))]);
  };

  return (
    <>
      <ChosenSkills id={id} error={error} skills={skills} value={chosen} onChange={field.onChange} />
      <Field label="スキルを探す" hint="業務の名前で絞り込めます。例：連結、IPO、税務申告">
        {(props) => (
          <TextInput
            {...props}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            // Enter narrows the list, it does not save the form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <Hits role="status">
        {wanted !== '' && found.length === 0 && '該当するスキルはありません。別の言葉でお試しください。'}
      </Hits>
      {categories.map((category) => {
        const shown = found.filter((skill) => skill.category === category.id);
        if (shown.length === 0) return null;
        return (
          <CheckboxGroup
            key={category.id}
            label={category.name}
            name={`skills-${category.id}`}
            choices={shown.map((skill) => ({ value: skill.id, label: skill.name }))}
            value={chosen.map(({ skill }) => skill)}
            onChange={(ids) => handleChange(shown, ids)}
            layout="grid"
          />
        );
      })}
    </>
  );
}

const Hits = styled.p`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};

  &:empty {
    display: none;
  }
`;
