import styled from 'styled-components';
import { checkMarkStyle, ringOnRowStyle } from '@/components/ui/choice-style';
import type { SkillForm } from '@/schemas/skills';
import { focusRing, hoverable, media } from '@/styles/mixins';
import { SkillLevel } from './SkillLevel';

type Level = SkillForm['skills'][number]['level'];

interface SkillRowProps {
  name: string;
  /** Null while it is not chosen. */
  level: Level | null;
  onChange: (level: Level | null) => void;
}

/** A skill of the list: chosen by its row, and given its level where it stands. */
export function SkillRow({ name, level, onChange }: SkillRowProps) {
  return (
    <Root>
      <Choice>
        <Mark
          type="checkbox"
          checked={level !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? 1 : null)}
        />
        <span>{name}</span>
      </Choice>
      {level !== null && <SkillLevel name={name} level={level} onChange={onChange} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  &:not(:first-child) {
    border-block-start: ${({ theme }) => theme.line.rule};
  }

  &:has(input:checked) {
    padding-block-end: ${({ theme }) => theme.space[2]};
    background: ${({ theme }) => theme.color.primaryFaint};
    font-weight: 700;
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

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  cursor: pointer;

  &:has(input:focus-visible) {
    ${focusRing}
    outline-offset: -4px;
  }

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }
`;

const Mark = styled.input`
  ${checkMarkStyle}
  ${ringOnRowStyle}
`;
