import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { checkboxStyle } from './choice-style';
import { FieldError } from './field-parts';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
}

/** A single checkbox for a boolean value. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <div>
      <Row htmlFor={inputId}>
        <Input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </Row>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.touch};
  cursor: pointer;
`;

const Input = styled.input`
  ${checkboxStyle}

  &[aria-invalid='true'] {
    border: ${theme.border.error};
  }
`;
