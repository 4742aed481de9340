import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { controlStyle } from './control-style';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** A fixed text is joined on at the start, or a button stands on the end of the box. */
  attachment?: 'start' | 'end';
}

export function TextInput({ type = 'text', attachment, ...rest }: TextInputProps) {
  return <Root {...rest} type={type} $attachment={attachment} />;
}

const attachmentStyles = {
  start: css`
    border-start-start-radius: 0;
    border-end-start-radius: 0;

    /* Worn by the frame. */
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  `,
  end: css`
    padding-inline-end: ${({ theme }) => theme.space[14]};

    /* Edge brings an eye of its own. */
    &::-ms-reveal {
      display: none;
    }
  `,
};

const Root = styled.input<{ $attachment: TextInputProps['attachment'] }>`
  ${controlStyle}
  ${({ $attachment }) => $attachment && attachmentStyles[$attachment]}
`;
