import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { Field } from '@/components/ui/form/Field';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { useBoundField } from '@/components/ui/form/form-context';
import { TextInput } from '@/components/ui/form/TextInput';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Cluster } from '@/components/ui/layout/Stack';
import { passFocusOn } from '@/hooks/browser/focus';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { groupSkills, OTHER_SKILLS } from '@/lib/members/choices';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import type { Skill } from '@/schemas/choice-fields';
import { foldText } from '@/schemas/normalize-text';
import type { SkillFormInput } from '@/schemas/skills';
import type { Category } from '@/schemas/vacancy-fields';
import { hoverable, media, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { type SkillLevel, SkillLevelSelect } from './SkillLevelSelect';

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
  const search = useRef<HTMLInputElement>(null);
  const isSearching = foldText(searchText) !== '';
  const matchingSkills = skills.filter(({ name }) => foldText(name).includes(foldText(searchText)));
  const shownIds = new Set([...matchingSkills.map(({ id }) => id), ...pinned]);
  const shownSkills = skills.filter(({ id }) => shownIds.has(id));

  const handleSearch = (text: string) => {
    setSearchText(text);
    setPinned(selectedSkills.filter(({ level }) => level === null).map(({ skill }) => skill));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies once what was typed before hydration
  useEffect(() => {
    if (search.current?.value) handleSearch(search.current.value);
  }, []);
  const handleRemove = (skill: number) =>
    field.onChange(selectedSkills.filter((each) => each.skill !== skill));
  const handleSelect = (skill: number, isSelected: boolean) =>
    isSelected ? field.onChange([...selectedSkills, { skill, level: null }]) : handleRemove(skill);
  const handleLevelChange = (skill: number, category: number, level: SkillLevel) => {
    // The category stays open under the focused field, also when it was open only because the level was missing.
    if (!openCategories.includes(category)) setOpenCategories([...openCategories, category]);
    field.onChange(selectedSkills.map((each) => (each.skill === skill ? { ...each, level } : each)));
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
            ref={search}
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
        {groupSkills(shownSkills, categories, OTHER_SKILLS).map((category) => {
          const rows = category.skills.map((skill) => {
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

interface SkillRowProps {
  name: string;
  /** Position among the selected skills, and the level; null while the skill is not selected. */
  selection: { index: number; level: SkillLevel } | null;
  onSelect: (isSelected: boolean) => void;
  onLevelChange: (level: SkillLevel) => void;
}

/** A row of the skill list. The skill is selected, and its level is set, in the row itself. */
function SkillRow({ name, selection, onSelect, onLevelChange }: SkillRowProps) {
  // A choice asks for a level, which only React can show.
  const isHydrated = useIsHydrated();
  return (
    <Root>
      <CheckboxRow label={name} checked={selection !== null} disabled={!isHydrated} onChange={onSelect} />
      {selection && <SkillLevelSelect name={name} {...selection} onChange={onLevelChange} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  &:not(:first-child) {
    border-block-start: ${theme.border.regular};
  }

  &:has(input:checked) {
    padding-block-end: ${theme.space[2]};
    background: ${theme.color.primaryFaint};
  }

  & > :nth-child(2) {
    margin-inline: ${theme.space[4]};
  }

  ${media.sm} {
    &:has(input:checked) {
      grid-template-columns: minmax(0, 1fr) ${theme.size.panel};
      padding-block-end: 0;
    }
  }
`;

interface SelectedSkillsProps {
  id: string;
  error: string | undefined;
  skills: readonly Skill[];
  value: SkillFormInput['skills'];
  onRemove: (skill: number) => void;
}

/** Shows each selected skill as a chip with its level and a remove button. */
function SelectedSkills({ id, error, skills, value, onRemove }: SelectedSkillsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useIsHydrated();

  const handleRemove = (skill: number, index: number) => {
    // Removing the chip also removes the focused button, so the neighbouring button receives the focus. The last one has none.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(skill);
  };

  return (
    <FieldSet
      id={id}
      error={error}
      label={`選択したスキル（${value.length}件）`}
      hint="下の一覧から選び、それぞれの習熟度を選択してください。"
    >
      <Cluster as="ul" $gap={2} ref={list}>
        {value.map(({ skill, level }, index) => {
          const name = skills.find((each) => each.id === skill)?.name ?? '表示できないスキル';
          const levelLabel = level === null ? '習熟度は未選択' : skillLevelLabels[level];
          return (
            <li key={skill}>
              <Chip
                ref={passFocusOn}
                type="button"
                disabled={!isHydrated}
                aria-label={`${name} ${levelLabel}を外す`}
                onClick={() => handleRemove(skill, index)}
              >
                <span>
                  {name} <Level>{levelLabel}</Level>
                </span>
                <Icon node={X} />
              </Chip>
            </li>
          );
        })}
      </Cluster>
    </FieldSet>
  );
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.controlSmall};
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.primaryPressed};
  background: ${theme.color.primaryTint};
  border: ${theme.border.transparent};
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  font-weight: 700;
  line-height: ${theme.lineHeight.heading};
  text-align: start;

  ${touch} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
  }

  ${hoverable} {
    &:hover:enabled {
      border: ${theme.border.primary};
    }
  }
`;

const Level = styled.span`
  display: block;
  font-size: ${theme.text.badge};
  font-weight: 400;
`;
