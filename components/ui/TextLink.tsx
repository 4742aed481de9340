import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { hoverable, visuallyHidden } from '@/styles/mixins';

interface TextLinkProps extends ComponentPropsWithRef<typeof Link> {
  /** Opens in a new tab, and says so. */
  newTab?: boolean;
  strong?: boolean;
}

export function TextLink({ newTab = false, strong = false, children, ...rest }: TextLinkProps) {
  const outside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root {...rest} {...outside} $strong={strong}>
      {children}
      {newTab && <Hidden>（新しいタブで開きます）</Hidden>}
    </Root>
  );
}

const Root = styled(Link)<{ $strong: boolean }>`
  color: ${({ theme }) => theme.color.primary};
  font-weight: ${({ $strong }) => ($strong ? 700 : 'inherit')};
  text-decoration: underline;
  border-radius: ${({ theme }) => theme.radius.badge};

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
