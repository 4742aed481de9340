import styled from 'styled-components';
import { checkMarkStyle, ringOnRowStyle } from '@/components/ui/choice-style';
import { focusRing, hoverable } from '@/styles/mixins';

interface FoldChoiceProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One line of a Fold that can be chosen. */
export function FoldChoice({ label, checked, onChange }: FoldChoiceProps) {
  return (
    <Root>
      <Mark type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </Root>
  );
}

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  line-height: ${({ theme }) => theme.leading.row};
  cursor: pointer;

  &:has(input:checked) {
    background: ${({ theme }) => theme.color.primaryFaint};
    font-weight: 700;
  }

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
