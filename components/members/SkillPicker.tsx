import { useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Field } from '@/components/ui/form/Field';
import { useBoundField } from '@/components/ui/form/form-context';
import { TextInput } from '@/components/ui/form/TextInput';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import type { Skill } from '@/schemas/choice-fields';
import { foldText } from '@/schemas/normalize-text';
import type { SkillFormInput } from '@/schemas/skills';
import type { Category } from '@/schemas/vacancy-fields';
import { theme } from '@/styles/theme';
import { SelectedSkills } from './SelectedSkills';
import type { SkillLevel } from './SkillLevelSelect';
import { SkillRow } from './SkillRow';

/** The skills of an API that has no categories, or while these cannot be fetched. No category has the id 0. */
const OTHER_SKILLS: Category = { id: 0, name: 'その他のスキル' };

interface SkillPickerProps {
  skills: readonly Skill[];
  categories: readonly Category[];
}

/**
 * Shows the selected skills with their levels, and below them a searchable list of all skills, collapsed by category.
 */
export function SkillPicker({ skills, categories }: SkillPickerProps) {
  const { id, error, control } = useBoundField<SkillFormInput>('skills');
  const { field } = useController<SkillFormInput, 'skills'>({ name: 'skills', control });
  const [searchText, setSearchText] = useState('');
  /** Skills without a level when the search was typed. They stay in the list, because the member has to choose the level. */
  const [pinned, setPinned] = useState<readonly number[]>([]);
  const [openCategories, setOpenCategories] = useState<readonly number[]>([]);
  const selectedSkills: SkillFormInput['skills'] = field.value;
  const isSearching = foldText(searchText) !== '';
  const groups = [...categories, OTHER_SKILLS];
  const categoryOf = ({ category }: Skill) =>
    categories.some(({ id }) => id === category) ? category : OTHER_SKILLS.id;
  const matchingSkills = skills.filter(({ name }) => foldText(name).includes(foldText(searchText)));
  const shownIds = new Set([...matchingSkills.map(({ id }) => id), ...pinned]);

  const handleSearch = (text: string) => {
    setSearchText(text);
    setPinned(selectedSkills.filter(({ level }) => level === null).map(({ skill }) => skill));
  };
  const handleRemove = (skill: number) =>
    field.onChange(selectedSkills.filter((each) => each.skill !== skill));
  const handleSelect = (skill: number, isSelected: boolean) =>
    isSelected ? field.onChange([...selectedSkills, { skill, level: null }]) : handleRemove(skill);
  const handleLevelChange = (skill: number, category: number, level: SkillLevel) => {
    // The category stays open under the focused field, also when it was open only because the level was missing.
    if (!openCategories.includes(category)) setOpenCategories([...openCategories, category]);
    field.onChange(selectedSkills.map((each) => (each.skill === skill ? { skill, level } : each)));
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
      <SelectedSkills id={id} error={error} skills={skills} value={selectedSkills} onRemove={handleRemove} />
      <Field label="スキルを探す" hint="業務の名前で絞り込めます。例：連結、IPO、税務申告">
        {(props) => (
          <TextInput
            {...props}
            type="search"
            enterKeyHint="search"
            value={searchText}
            onChange={(event) => handleSearch(event.currentTarget.value)}
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
          const categorySkills = skills.filter(
            (skill) => shownIds.has(skill.id) && categoryOf(skill) === category.id,
          );
          if (categorySkills.length === 0) return null;
          const rows = categorySkills.map((skill) => {
            const index = selectedSkills.findIndex((each) => each.skill === skill.id);
            const selected = selectedSkills[index];
            return { ...skill, selection: selected ? { index, level: selected.level } : null };
          });
          // A level that still has to be chosen must be visible.
          const lacksLevel = rows.some(({ selection }) => selection?.level === null);
          return (
            <Disclosure
              key={category.id}
              title={category.name}
              selectedCount={rows.filter(({ selection }) => selection).length}
              open={isSearching || lacksLevel || openCategories.includes(category.id)}
              onToggle={(open) => handleToggle(category.id, open)}
            >
              {rows.map(({ id, name, selection }) => (
                <SkillRow
                  key={id}
                  name={name}
                  selection={selection}
                  onSelect={(isSelected) => handleSelect(id, isSelected)}
                  onLevelChange={(level) => handleLevelChange(id, category.id, level)}
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
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  &:empty {
    position: absolute;
  }
`;
