import { css } from 'styled-components';
import { below, forcedColors, hoverable, largeText, motionAllowed, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The style props shared by Button and LinkButton. */
export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  /** Fills the whole width: never, always, or on phones only. */
  $fullWidth: boolean | 'phone';
}

const HEIGHT_KEYS = { small: 'controlSmall', medium: 'control', large: 'controlLarge' } as const;
const PADDING_KEYS = { small: 4, medium: 6, large: 8 } as const;

const colors = {
  primary: css`
    color: ${theme.color.onPrimary};
    background: ${theme.color.primary};
    border: ${theme.border.primary};
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        background: ${theme.color.primaryPressed};
      }
    }
    &:active {
      background: ${theme.color.primaryPressed};
    }
  `,
  secondary: css`
    color: ${theme.color.primary};
    background: ${theme.color.surface};
    border: ${theme.border.primary};
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        background: ${theme.color.primaryTint};
      }
    }
    &:active {
      color: ${theme.color.primaryPressed};
      background: ${theme.color.primaryTint};
    }
  `,
  danger: css`
    color: ${theme.color.accent};
    background: ${theme.color.surface};
    border: ${theme.border.accentThin};
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        background: ${theme.color.accentTint};
      }
    }
    &:active {
      color: ${theme.color.accentPressed};
      background: ${theme.color.accentTint};
    }
  `,
  text: css`
    color: ${theme.color.primary};
    background: none;
    border: ${theme.border.transparent};
    text-decoration: underline;
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        color: ${theme.color.primaryPressed};
        background: ${theme.color.primaryTint};
      }
    }
    &:active {
      color: ${theme.color.primaryPressed};
    }
  `,
};

export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: ${({ $fullWidth }) => ($fullWidth === true ? '100%' : 'auto')};
  min-height: ${({ $size }) => theme.size[HEIGHT_KEYS[$size]]};
  padding: ${({ $size }) => `${theme.space[1]} ${theme.space[PADDING_KEYS[$size]]}`};
  border-radius: ${theme.radius.control};
  font-size: ${({ $size }) => ($size === 'small' ? theme.text.small : theme.text.body)};
  font-weight: 700;
  line-height: ${theme.lineHeight.solid};
  max-width: 100%;
  text-align: center;
  word-break: keep-all;
  overflow-wrap: break-word;
  text-decoration: none;
  touch-action: manipulation;
  ${({ $variant }) => colors[$variant]}

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  ${below.sm} {
    width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  }

  ${largeText} {
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }

  ${touch} {
    min-width: ${theme.size.touch};
    min-height: ${({ $size }) => ($size === 'small' ? theme.size.touch : theme.size[HEIGHT_KEYS[$size]])};
  }

  ${motionAllowed} {
    transition: background-color ${theme.motion.quick};
  }

  ${forcedColors} {
    border-color: ButtonText;
  }
`;
