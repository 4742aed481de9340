import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '@/styles/mixins';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './Spinner';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean | 'phone';
  /** In flight: shows the spinner and swallows clicks. */
  pending?: boolean;
  /** Swallows clicks, but stays focusable, so that nobody loses their place. */
  inactive?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  pending = false,
  inactive = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = pending || inactive;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      // Also keeps the browser's implicit submission (Enter in a field) from passing.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      $faded={inactive && !pending}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      <Label $behind={pending}>{children}</Label>
      {pending && (
        <Overlay>
          <Spinner />
          <Hidden>処理中</Hidden>
        </Overlay>
      )}
    </Root>
  );
}

const Root = styled.button<ButtonLook & { $faded: boolean }>`
  ${buttonStyle}
  opacity: ${({ $faded }) => ($faded ? 0.55 : 1)};
`;

/* Stays in the layout while the spinner shows: the button keeps its width, and its name. */
const Label = styled.span<{ $behind: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  opacity: ${({ $behind }) => ($behind ? 0 : 1)};
`;

const Overlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
