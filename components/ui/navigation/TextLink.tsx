import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { fragmentFocus } from '@/hooks/browser/focus';
import { hoverable, touch, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface TextLinkProps extends ComponentPropsWithRef<typeof Link> {
  /** Opens in a new tab and adds a text that says so. */
  newTab?: boolean;
  bold?: boolean;
  /** For a link that is not inside a sentence: large enough to tap on touch screens. */
  standalone?: boolean;
}

export function TextLink({
  newTab = false,
  bold = false,
  standalone = false,
  children,
  ...rest
}: TextLinkProps) {
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root onClick={fragmentFocus(rest.href)} {...rest} {...newTabProps} $bold={bold} $standalone={standalone}>
      {children}
      {newTab && <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>}
    </Root>
  );
}

const Root = styled(Link)<{ $bold: boolean; $standalone: boolean }>`
  color: ${theme.color.primary};
  font-weight: ${({ $bold }) => ($bold ? 700 : 'inherit')};
  text-decoration: underline;
  border-radius: ${theme.radius.badge};

  ${({ $standalone }) =>
    $standalone &&
    css`
      ${touch} {
        display: inline-flex;
        align-items: center;
        min-height: ${theme.size.touch};
      }
    `}

  ${hoverable} {
    &:hover {
      color: ${theme.color.primaryPressed};
      text-decoration-thickness: 0.12em;
    }
  }
`;

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
