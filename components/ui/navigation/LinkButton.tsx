import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyle,
} from '@/components/ui/form/button-style';
import { fragmentFocus, passFocusOn } from '@/hooks/browser/focus';

interface LinkButtonProps extends ComponentPropsWithRef<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean | 'phone';
}

/** A link with the appearance of a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
  ...rest
}: LinkButtonProps) {
  return (
    <Root
      ref={passFocusOn}
      onClick={fragmentFocus(rest.href)}
      {...rest}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    />
  );
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
