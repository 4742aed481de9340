import styled from 'styled-components';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { type SkillLevel, SkillLevelSelect } from './SkillLevelSelect';

interface SkillRowProps {
  name: string;
  /** Position among the selected skills, and the level; null while the skill is not selected. */
  selection: { index: number; level: SkillLevel } | null;
  onSelect: (isSelected: boolean) => void;
  onLevelChange: (level: SkillLevel) => void;
}

/** A row of the skill list. The skill is selected, and its level is set, in the row itself. */
export function SkillRow({ name, selection, onSelect, onLevelChange }: SkillRowProps) {
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
