import { X } from 'lucide-react';
import styled from 'styled-components';
import { FieldSet } from '@/components/ui/FieldSet';
import { IconButton } from '@/components/ui/IconButton';
import { Select } from '@/components/ui/Select';
import type { Skill, SkillForm } from '@/schemas/skills';
import { skillLevelLabels } from '@/schemas/work-style-text';
import { media } from '@/styles/mixins';

type Chosen = SkillForm['skills'];

const LEVELS = Object.entries(skillLevelLabels).map(([value, label]) => ({ value, label }));

interface ChosenSkillsProps {
  id: string;
  error: string | undefined;
  skills: readonly Skill[];
  value: Chosen;
  onChange: (value: Chosen) => void;
}

/** What is chosen, each with its level and a way out. */
export function ChosenSkills({ id, error, skills, value, onChange }: ChosenSkillsProps) {
  const handleLevel = (skill: number, level: Chosen[number]['level']) =>
    onChange(value.map((each) => (each.skill === skill ? { skill, level } : each)));

  return (
    <FieldSet
      id={id}
      error={error}
      label={`選択したスキル（${value.length}件）`}
      hint="下の一覧から選び、それぞれの習熟度を選択してください。"
    >
      <ul>
        {value.map(({ skill, level }) => {
          const name = skills.find((each) => each.id === skill)?.name ?? '';
          return (
            <Row key={skill}>
              <span>{name}</span>
              <Select
                aria-label={`${name}の習熟度`}
                options={LEVELS}
                value={level}
                onChange={(event) => handleLevel(skill, Number(event.currentTarget.value) as typeof level)}
              />
              <IconButton
                label={`${name}を外す`}
                onClick={() => onChange(value.filter((each) => each.skill !== skill))}
              >
                <X />
              </IconButton>
            </Row>
          );
        })}
      </ul>
    </FieldSet>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  padding-block: ${({ theme }) => theme.space[2]};
  border-block-end: ${({ theme }) => theme.line.rule};

  & > :first-child {
    grid-column: 1 / -1;
    font-weight: 700;
  }

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: auto;
    }
  }
`;
