import styled from 'styled-components';
import { focusRing, focusRingInside, hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { checkboxStyle, noFocusRingStyle } from './choice-style';

interface CheckboxRowProps {
  label: string;
  value?: string | number;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A selectable row inside a Disclosure. */
export function CheckboxRow({ label, value, checked, disabled, onChange }: CheckboxRowProps) {
  return (
    <Root>
      <Input
        type="checkbox"
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </Root>
  );
}

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  line-height: ${theme.lineHeight.row};
  cursor: pointer;

  &:has(input:checked) {
    background: ${theme.color.primaryFaint};
    font-weight: 700;
  }

  &:has(input:focus-visible) {
    ${focusRing}
    ${focusRingInside}
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }
`;

const Input = styled.input`
  ${checkboxStyle}
  ${noFocusRingStyle}
`;
