import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { theme } from '@/styles/theme';

interface FieldErrorProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  children: string;
}

/**
 * The error of a field. Its numbers do not part from their units. It is in a file of its own, because a list with checkboxes
 * needs none of the other parts of a field.
 */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return (
    <Root {...rest}>
      <NoBreak numbersOnly text={children} />
    </Root>
  );
}

const Root = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.text.small};
  font-weight: 700;
  word-break: auto-phrase;
`;
