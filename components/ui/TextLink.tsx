import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { hoverable, touch, visuallyHidden } from '@/styles/mixins';

interface TextLinkProps extends ComponentPropsWithRef<typeof Link> {
  /** Opens in a new tab, and says so. */
  newTab?: boolean;
  strong?: boolean;
  /** Stands by itself, not in a sentence: as high as a thumb on touch screens. */
  alone?: boolean;
}

export function TextLink({
  newTab = false,
  strong = false,
  alone = false,
  children,
  ...rest
}: TextLinkProps) {
  const outside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root {...rest} {...outside} $strong={strong} $alone={alone}>
      {children}
      {newTab && <Hidden>（新しいタブで開きます）</Hidden>}
    </Root>
  );
}

const Root = styled(Link)<{ $strong: boolean; $alone: boolean }>`
  color: ${({ theme }) => theme.color.primary};
  font-weight: ${({ $strong }) => ($strong ? 700 : 'inherit')};
  text-decoration: underline;
  border-radius: ${({ theme }) => theme.radius.badge};

  ${({ theme, $alone }) =>
    $alone &&
    css`
      ${touch} {
        display: inline-flex;
        align-items: center;
        min-height: ${theme.size.touch};
      }
    `}

  ${hoverable} {
    &:hover {
      color: ${({ theme }) => theme.color.primaryPressed};
      text-decoration-thickness: 0.12em;
    }
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
