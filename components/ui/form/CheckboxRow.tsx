import styled from 'styled-components';
import { focusRing, hoverable } from '@/styles/mixins';
import { checkboxStyle, noFocusRingStyle } from './choice-style';

interface CheckboxRowProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A selectable row inside a Disclosure. */
export function CheckboxRow({ label, checked, onChange }: CheckboxRowProps) {
  return (
    <Root>
      <Input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
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
  line-height: ${({ theme }) => theme.lineHeight.row};
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

const Input = styled.input`
  ${checkboxStyle}
  ${noFocusRingStyle}
`;
