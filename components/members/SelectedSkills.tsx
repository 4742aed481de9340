import { X } from 'lucide';
import { useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import type { Skill } from '@/schemas/choice-fields';
import type { SkillFormInput } from '@/schemas/skills';
import { hoverable, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface SelectedSkillsProps {
  id: string;
  error: string | undefined;
  skills: readonly Skill[];
  value: SkillFormInput['skills'];
  onRemove: (skill: number) => void;
}

/** Shows each selected skill as a chip with its level and a remove button. */
export function SelectedSkills({ id, error, skills, value, onRemove }: SelectedSkillsProps) {
  const list = useRef<HTMLUListElement>(null);

  const handleRemove = (skill: number, index: number) => {
    // Removing the chip also removes the focused button, so the neighbouring button receives the focus.
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
      <List ref={list}>
        {value.map(({ skill, level }, index) => {
          const name = skills.find((each) => each.id === skill)?.name ?? '';
          const levelLabel = level === null ? '習熟度は未選択' : skillLevelLabels[level];
          return (
            <li key={skill}>
              <Chip
                type="button"
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
      </List>
    </FieldSet>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

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
    &:hover {
      border: ${theme.border.primary};
    }
  }
`;

const Level = styled.span`
  display: block;
  font-size: ${theme.text.badge};
  font-weight: 400;
`;
