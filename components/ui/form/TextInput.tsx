import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@/styles/theme';

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

/** The style of all text controls. The text is at least 16 px, because iOS zooms the page on focus otherwise. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.textPrimary};
  background: ${theme.color.surface};
  border: ${theme.border.control};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.body};
  line-height: ${theme.lineHeight.row};
  appearance: none;

  &::placeholder {
    color: ${theme.color.textSecondary};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border: ${theme.border.error};
  }

  &:read-only:not(select) {
    background: ${theme.color.primaryFaint};
  }

  &:disabled {
    color: ${theme.color.textSecondary};
    background: ${theme.color.primaryFaint};
    cursor: not-allowed;
  }
`;

const Root = styled.input<{ $attachment: TextInputProps['attachment'] }>`
  ${controlStyle}
  ${({ $attachment }) => $attachment && attachmentStyles[$attachment]}
`;
