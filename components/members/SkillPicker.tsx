import { useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Field } from '@/components/ui/Field';
import { useBoundField } from '@/components/ui/form/form-context';
import { TextInput } from '@/components/ui/TextInput';
import type { Skill, SkillForm } from '@/schemas/skills';
import type { Category } from '@/schemas/vacancies';
import { ChosenSkills } from './ChosenSkills';
import { Fold } from './Fold';
import { SkillRow } from './SkillRow';

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

type Chosen = SkillForm['skills'];

interface SkillPickerProps {
  skills: readonly Skill[];
  categories: readonly Category[];
}

/** What is chosen with its levels, and below it the skills to search in and choose from, folded by category. */
export function SkillPicker({ skills, categories }: SkillPickerProps) {
  const { id, error, control } = useBoundField<SkillForm>('skills');
  const { field } = useController<SkillForm, 'skills'>({ name: 'skills', control });
  const [wanted, setWanted] = useState('');
  const [opened, setOpened] = useState<readonly number[]>([]);
  const chosen: Chosen = field.value;
  const isSearching = folded(wanted) !== '';
  const found = skills.filter(({ name }) => folded(name).includes(folded(wanted)));

  const handleChange = (skill: number, level: Chosen[number]['level'] | null) => {
    const others = chosen.filter((each) => each.skill !== skill);
    if (level === null) field.onChange(others);
    else if (others.length === chosen.length) field.onChange([...chosen, { skill, level }]);
    else field.onChange(chosen.map((each) => (each.skill === skill ? { skill, level } : each)));
  };
  const handleToggle = (category: number, open: boolean) => {
    // A search opens what it finds, and says nothing of what the person wants open.
    if (!isSearching) setOpened(open ? [...opened, category] : opened.filter((each) => each !== category));
  };

  return (
    <>
      <ChosenSkills id={id} error={error} skills={skills} value={chosen} onChange={handleChange} />
      <Field label="スキルを探す" hint="業務の名前で絞り込めます。例：連結、IPO、税務申告">
        {(props) => (
          <TextInput
            {...props}
            type="search"
            enterKeyHint="search"
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
        {isSearching &&
          (found.length === 0
            ? '該当するスキルはありません。別の言葉でお試しください。'
            : `${found.length}件のスキルが見つかりました。`)}
      </Hits>
      <div>
        {categories.map((category) => {
          const shown = found.filter((skill) => skill.category === category.id);
          if (shown.length === 0) return null;
          const levels = shown.map(({ id }) => chosen.find(({ skill }) => skill === id)?.level ?? null);
          return (
            <Fold
              key={category.id}
              title={category.name}
              count={levels.filter(Boolean).length}
              open={isSearching || opened.includes(category.id)}
              onToggle={(open) => handleToggle(category.id, open)}
            >
              {shown.map(({ id, name }, index) => (
                <SkillRow
                  key={id}
                  name={name}
                  level={levels[index] ?? null}
                  onChange={(level) => handleChange(id, level)}
                />
              ))}
            </Fold>
          );
        })}
      </div>
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
