import { css, type DefaultTheme } from 'styled-components';
import { below, forcedColors, hoverable, motionAllowed, touch } from '@/styles/mixins';

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

const colors = ({ color, border }: DefaultTheme) => ({
  primary: css`
    color: ${color.onPrimary};
    background: ${color.primary};
    border: ${border.primary};
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        background: ${color.primaryPressed};
      }
    }
    &:active {
      background: ${color.primaryPressed};
    }
  `,
  secondary: css`
    color: ${color.primary};
    background: ${color.surface};
    border: ${border.primary};
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        background: ${color.primaryTint};
      }
    }
    &:active {
      color: ${color.primaryPressed};
      background: ${color.primaryTint};
    }
  `,
  danger: css`
    color: ${color.accent};
    background: ${color.surface};
    border: ${border.accentThin};
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        background: ${color.accentTint};
      }
    }
    &:active {
      color: ${color.accentPressed};
      background: ${color.accentTint};
    }
  `,
  text: css`
    color: ${color.primary};
    background: none;
    border: ${border.transparent};
    text-decoration: underline;
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        color: ${color.primaryPressed};
        background: ${color.primaryTint};
      }
    }
    &:active {
      color: ${color.primaryPressed};
    }
  `,
});

export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  width: ${({ $fullWidth }) => ($fullWidth === true ? '100%' : 'auto')};
  min-height: ${({ theme, $size }) => theme.size[HEIGHT_KEYS[$size]]};
  padding: ${({ theme, $size }) => `${theme.space[1]} ${theme.space[PADDING_KEYS[$size]]}`};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme, $size }) => ($size === 'small' ? theme.text.small : theme.text.body)};
  font-weight: 700;
  line-height: ${({ theme }) => theme.lineHeight.solid};
  max-width: 100%;
  text-align: center;
  word-break: keep-all;
  overflow-wrap: break-word;
  text-decoration: none;
  touch-action: manipulation;
  ${({ theme, $variant }) => colors(theme)[$variant]}

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  ${below.sm} {
    width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  }

  ${touch} {
    min-width: ${({ theme }) => theme.size.touch};
    min-height: ${({ theme, $size }) => ($size === 'small' ? theme.size.touch : theme.size[HEIGHT_KEYS[$size]])};
  }

  ${motionAllowed} {
    transition: background-color ${({ theme }) => theme.motion.quick};
  }

  ${forcedColors} {
    border-color: ButtonText;
  }
`;
