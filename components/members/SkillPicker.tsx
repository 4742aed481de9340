import { useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Field } from '@/components/ui/form/Field';
import { useBoundField } from '@/components/ui/form/form-context';
import { TextInput } from '@/components/ui/form/TextInput';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import type { Skill } from '@/schemas/replies/choices';
import type { Category } from '@/schemas/replies/vacancies';
import type { SkillForm } from '@/schemas/skills';
import { SelectedSkills } from './SelectedSkills';
import { SkillRow } from './SkillRow';

const normalizeForSearch = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** The skills of an API that has no categories, or while these cannot be fetched. No category has the id 0. */
const OTHER_SKILLS: Category = { id: 0, name: 'その他のスキル' };

type SkillSelection = SkillForm['skills'];

interface SkillPickerProps {
  skills: readonly Skill[];
  categories: readonly Category[];
}

/**
 * Shows the selected skills with their levels, and below them a searchable list of all skills, collapsed by category.
 */
export function SkillPicker({ skills, categories }: SkillPickerProps) {
  const { id, error, control } = useBoundField<SkillForm>('skills');
  const { field } = useController<SkillForm, 'skills'>({ name: 'skills', control });
  const [searchText, setSearchText] = useState('');
  const [openCategories, setOpenCategories] = useState<readonly number[]>([]);
  const selectedSkills: SkillSelection = field.value;
  const isSearching = normalizeForSearch(searchText) !== '';
  const groups = [...categories, OTHER_SKILLS];
  const categoryOf = ({ category }: Skill) =>
    categories.some(({ id }) => id === category) ? category : OTHER_SKILLS.id;
  const matchingSkills = skills.filter(({ name }) =>
    normalizeForSearch(name).includes(normalizeForSearch(searchText)),
  );

  const handleChange = (skill: number, level: SkillSelection[number]['level'] | null) => {
    const others = selectedSkills.filter((each) => each.skill !== skill);
    if (level === null) field.onChange(others);
    else if (others.length === selectedSkills.length) field.onChange([...selectedSkills, { skill, level }]);
    else field.onChange(selectedSkills.map((each) => (each.skill === skill ? { skill, level } : each)));
  };
  const handleToggle = (category: number, open: boolean) => {
    // During a search, matching categories open automatically, so toggling them does not change the stored state.
    if (!isSearching)
      setOpenCategories(
        open ? [...openCategories, category] : openCategories.filter((each) => each !== category),
      );
  };

  return (
    <>
      <SelectedSkills id={id} error={error} skills={skills} value={selectedSkills} onChange={handleChange} />
      <Field label="スキルを探す" hint="業務の名前で絞り込めます。例：連結、IPO、税務申告">
        {(props) => (
          <TextInput
            {...props}
            type="search"
            enterKeyHint="search"
            value={searchText}
            onChange={(event) => setSearchText(event.currentTarget.value)}
            // Enter must not submit the form from the search field.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <ResultCount role="status">
        {isSearching &&
          (matchingSkills.length === 0
            ? '該当するスキルはありません。別の言葉でお試しください。'
            : `${matchingSkills.length}件のスキルが見つかりました。`)}
      </ResultCount>
      <div>
        {groups.map((category) => {
          const categorySkills = matchingSkills.filter((skill) => categoryOf(skill) === category.id);
          if (categorySkills.length === 0) return null;
          const levels = categorySkills.map(
            ({ id }) => selectedSkills.find(({ skill }) => skill === id)?.level ?? null,
          );
          return (
            <Disclosure
              key={category.id}
              title={category.name}
              selectedCount={levels.filter(Boolean).length}
              open={isSearching || openCategories.includes(category.id)}
              onToggle={(open) => handleToggle(category.id, open)}
            >
              {categorySkills.map(({ id, name }, index) => (
                <SkillRow
                  key={id}
                  name={name}
                  level={levels[index] ?? null}
                  onChange={(level) => handleChange(id, level)}
                />
              ))}
            </Disclosure>
          );
        })}
      </div>
    </>
  );
}

/* Stays in the accessibility tree while it is empty, without taking space. */
const ResultCount = styled.p`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};

  &:empty {
    position: absolute;
  }
`;
