import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { Spinner } from '@/components/ui/feedback/Spinner';
import { passFocusOn } from '@/hooks/browser/focus';
import { visuallyHidden } from '@/styles/mixins';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyle } from './button-style';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean | 'phone';
  /** True while the request is being sent: shows the spinner and ignores clicks. */
  pending?: boolean;
  /** Ignores clicks but stays focusable. `disabled` is only for buttons that wait for hydration. */
  inactive?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
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
      // Also prevents the browser's implicit submission (Enter in a field).
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <Root
      ref={passFocusOn}
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      $faded={inactive && !pending}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      <Label $isHidden={pending}>{children}</Label>
      {pending && (
        <Overlay>
          <Spinner />
          <VisuallyHidden>処理中</VisuallyHidden>
        </Overlay>
      )}
    </Root>
  );
}

const Root = styled.button<ButtonStyleProps & { $faded: boolean }>`
  ${buttonStyle}
  opacity: ${({ $faded }) => ($faded ? 0.55 : 1)};

  &:disabled {
    opacity: 0.55;
    cursor: progress;
  }
`;

/* Stays in the layout while the spinner is visible, so that the button keeps its width and its accessible name. */
const Label = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`;

const Overlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
