import styled from 'styled-components';
import { below, forcedColors, hoverable, largeText, motionAllowed, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The props that Button and LinkButton share. */
export interface ButtonLookProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the whole width: never, always, or on phones only. */
  fullWidth?: boolean | 'phone' | undefined;
}

/** Returns the class names of {@link ButtonRoot}. */
export const getButtonClassName = ({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
}: ButtonLookProps): string =>
  [variant, size, fullWidth === true && 'wide', fullWidth && 'wide-on-phones'].filter(Boolean).join(' ');

/**
 * The element of Button and of LinkButton. `:where()` adds no specificity, so that the rules of a later state win over those of a
 * variant. The label stays in the layout below the spinner, so that the button keeps its width and its accessible name.
 */
export const ButtonRoot = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: auto;
  min-height: ${theme.size.control};
  padding: ${theme.space[1]} ${theme.space[6]};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.body};
  font-weight: 700;
  line-height: ${theme.lineHeight.solid};
  max-width: 100%;
  text-align: center;
  word-break: keep-all;
  overflow-wrap: break-word;
  text-decoration: none;
  touch-action: manipulation;
  --hovered: ${theme.color.primaryTint};

  &:where(.small) {
    min-height: ${theme.size.controlSmall};
    padding-inline: ${theme.space[4]};
    font-size: ${theme.text.small};
  }

  &:where(.large) {
    min-height: ${theme.size.controlLarge};
    padding-inline: ${theme.space[8]};
  }

  &:where(.wide) {
    width: 100%;
  }

  &:where(.primary) {
    color: ${theme.color.onPrimary};
    background: ${theme.color.primary};
    border: ${theme.border.primary};
    --hovered: ${theme.color.primaryPressed};
  }

  &:where(.secondary) {
    color: ${theme.color.primary};
    background: ${theme.color.surface};
    border: ${theme.border.primary};
  }

  &:where(.danger) {
    color: ${theme.color.accent};
    background: ${theme.color.surface};
    border: ${theme.border.accentThin};
    --hovered: ${theme.color.accentTint};
  }

  &:where(.text) {
    color: ${theme.color.primary};
    background: none;
    border: ${theme.border.transparent};
    text-decoration: underline;
  }

  ${hoverable} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--hovered);

      &:where(.text) {
        color: ${theme.color.primaryPressed};
      }
    }
  }

  &:active:where(:not(.text)) {
    background: var(--hovered);
  }

  &:active:where(.secondary, .text) {
    color: ${theme.color.primaryPressed};
  }

  &:active:where(.danger) {
    color: ${theme.color.accentPressed};
  }

  .label {
    display: inline-flex;
    align-items: center;
    gap: inherit;
  }

  &[aria-busy] > .label {
    opacity: 0;
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;

    &:not([aria-busy]) {
      opacity: 0.55;
    }
  }

  ${below.sm} {
    &:where(.wide-on-phones) {
      width: 100%;
    }
  }

  ${largeText} {
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }

  ${touch} {
    min-width: ${theme.size.touch};

    &:where(.small) {
      min-height: ${theme.size.touch};
    }
  }

  ${motionAllowed} {
    transition: background-color ${theme.motion.quick};
  }

  ${forcedColors} {
    border-color: ButtonText;
  }
`;
