import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { passFocusOn } from '@/hooks/browser/focus';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { forcedColors } from '@/styles/mixins';
import { type ButtonLookProps, ButtonRoot, getButtonClassName } from './button-style';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLookProps {
  /** True while the request is being sent: shows the spinner and ignores clicks. */
  pending?: boolean;
  /** Ignores clicks but stays focusable. `disabled` is only for buttons that wait for hydration. */
  inactive?: boolean;
}

/** A button. Until React has attached itself it is disabled, unless the browser can send its form by itself. */
export function Button({
  variant,
  size,
  fullWidth,
  pending = false,
  inactive = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = pending || inactive;
  const isHydrated = useIsHydrated();

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
    <ButtonRoot
      ref={passFocusOn}
      disabled={!isHydrated && type === 'button'}
      {...rest}
      type={type}
      className={getButtonClassName({ variant, size, fullWidth })}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      <span className="label">{children}</span>
      {pending && (
        <Overlay>
          <Spinner />
          <span className="visually-hidden">処理中</span>
        </Overlay>
      )}
    </ButtonRoot>
  );
}

/**
 * A rotating ring in the colour of the surrounding text. It is decorative, so a text beside it must describe the
 * progress.
 */
function Spinner() {
  return <Ring aria-hidden="true" />;
}

const Overlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

/* Without rotation a ring with a gap looks broken, so reduced motion uses dots. Forced colours give a
   transparent border a colour, which would close the gap. */
const Ring = styled.span`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.16em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${spin} 0.8s linear infinite;

  ${forcedColors} {
    border-right-color: ButtonFace;
  }

  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    border-right-color: currentColor;
  }
`;
