import styled from 'styled-components';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import type { SkillForm } from '@/schemas/skills';
import { media } from '@/styles/mixins';
import { SkillLevelSelect } from './SkillLevelSelect';

type Level = SkillForm['skills'][number]['level'];

interface SkillRowProps {
  name: string;
  /** Null while the skill is not selected. */
  level: Level | null;
  onChange: (level: Level | null) => void;
}

/** A row of the skill list. The skill is selected, and its level is set, in the row itself. */
export function SkillRow({ name, level, onChange }: SkillRowProps) {
  return (
    <Root>
      <CheckboxRow
        label={name}
        checked={level !== null}
        onChange={(checked) => onChange(checked ? 1 : null)}
      />
      {level !== null && <SkillLevelSelect name={name} level={level} onChange={onChange} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  &:not(:first-child) {
    border-block-start: ${({ theme }) => theme.border.regular};
  }

  &:has(input:checked) {
    padding-block-end: ${({ theme }) => theme.space[2]};
    background: ${({ theme }) => theme.color.primaryFaint};
  }

  & > :nth-child(2) {
    margin-inline: ${({ theme }) => theme.space[4]};
  }

  ${media.sm} {
    &:has(input:checked) {
      grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.panel};
      padding-block-end: 0;
    }
  }
`;
