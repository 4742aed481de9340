import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { passFocusOn } from '@/hooks/browser/focus';
import { hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name, required because screen readers cannot read the icon. */
  label: string;
}

export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <Root ref={passFocusOn} {...rest} type={type} aria-label={label} />;
}

const Root = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  padding: 0;
  color: inherit;
  background: none;
  border: ${theme.border.transparent};
  border-radius: ${theme.radius.control};

  ${hoverable} {
    &:hover:not(:disabled) {
      background: ${theme.color.primaryTint};
    }
  }
`;
