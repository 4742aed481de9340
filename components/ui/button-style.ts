import { css, type DefaultTheme } from 'styled-components';
import { below, forcedColors, hoverable, motionAllowed, touch } from '@/styles/mixins';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

/** What Button and LinkButton have in common to the eye. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  /** Takes the whole width: never, always, or on phones only. */
  $wide: boolean | 'phone';
}

const HEIGHTS = { small: 'controlSmall', medium: 'control', large: 'controlLarge' } as const;
const SIDES = { small: 4, medium: 6, large: 8 } as const;

const colors = ({ color, line }: DefaultTheme) => ({
  primary: css`
    color: ${color.onPrimary};
    background: ${color.primary};
    border: ${line.primary};
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
    border: ${line.primary};
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
    color: ${color.seal};
    background: ${color.surface};
    border: ${line.sealThin};
    ${hoverable} {
      &:hover:not([aria-disabled='true']) {
        background: ${color.sealTint};
      }
    }
    &:active {
      color: ${color.sealPressed};
      background: ${color.sealTint};
    }
  `,
  text: css`
    color: ${color.primary};
    background: none;
    border: ${line.ghost};
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

export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  width: ${({ $wide }) => ($wide === true ? '100%' : 'auto')};
  min-height: ${({ theme, $size }) => theme.size[HEIGHTS[$size]]};
  padding: ${({ theme, $size }) => `${theme.space[1]} ${theme.space[SIDES[$size]]}`};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme, $size }) => ($size === 'small' ? theme.text.small : theme.text.body)};
  font-weight: 700;
  line-height: ${({ theme }) => theme.leading.solid};
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  ${({ theme, $variant }) => colors(theme)[$variant]}

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  ${below.sm} {
    width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  }

  ${touch} {
    min-width: ${({ theme }) => theme.size.touch};
    min-height: ${({ theme, $size }) => ($size === 'small' ? theme.size.touch : theme.size[HEIGHTS[$size]])};
  }

  ${motionAllowed} {
    transition: background-color ${({ theme }) => theme.motion.quick};
  }

  ${forcedColors} {
    border-color: ButtonText;
  }
`;
