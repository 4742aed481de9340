import type { ComponentPropsWithRef, ElementType } from 'react';
import { type ButtonLookProps, ButtonRoot, getButtonClassName } from '@/components/ui/form/button-style';
import { Link } from '@/components/ui/navigation/Link';
import { fragmentFocus, passFocusOn } from '@/hooks/browser/focus';

interface LinkButtonProps extends ComponentPropsWithRef<typeof Link>, ButtonLookProps {}

/** The type of a styled element does not know the props that it has with `as`. */
const Root: ElementType = ButtonRoot;

/** A link with the appearance of a button. */
export function LinkButton({ variant, size, fullWidth, ...rest }: LinkButtonProps) {
  return (
    <Root
      as={Link}
      ref={passFocusOn}
      onClick={fragmentFocus(rest.href)}
      {...rest}
      className={getButtonClassName({ variant, size, fullWidth })}
    />
  );
}
