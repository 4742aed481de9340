import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@/styles/theme';
import { controlStyle } from './control-style';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** `start`: a fixed text is attached before the input. `end`: a button is placed inside the end of the box. */
  attachment?: 'start' | 'end';
}

export function TextInput({ type = 'text', attachment, ...rest }: TextInputProps) {
  return <Root {...rest} type={type} $attachment={attachment} />;
}

const attachmentStyles = {
  // The frame shows the focus ring instead.
  start: css`
    border-start-start-radius: 0;
    border-end-start-radius: 0;

    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  `,
  // Hides Edge's own button that reveals the password.
  end: css`
    padding-inline-end: ${theme.space[14]};

    &::-ms-reveal {
      display: none;
    }
  `,
};

const Root = styled.input<{ $attachment: TextInputProps['attachment'] }>`
  ${controlStyle}
  ${({ $attachment }) => $attachment && attachmentStyles[$attachment]}
`;
