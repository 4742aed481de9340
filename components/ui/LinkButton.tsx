import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

interface LinkButtonProps extends ComponentPropsWithRef<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean | 'phone';
}

/** Looks like a button, goes somewhere. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  ...rest
}: LinkButtonProps) {
  return <Root {...rest} $variant={variant} $size={size} $wide={wide} />;
}

const Root = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
