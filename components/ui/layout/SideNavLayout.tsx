import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, navigationRail, shortWindow } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface SideNavLayoutProps {
  /** A SideNav element. */
  nav: ReactNode;
  children: ReactNode;
}

/** A long page with its side navigation, which stays visible: above the content on narrow widths, beside it from md. */
export function SideNavLayout({ nav, children }: SideNavLayoutProps) {
  return (
    <Root>
      <div>{nav}</div>
      <div>{children}</div>
    </Root>
  );
}

const beside = css`
  display: grid;
  align-items: start;

  & > :first-child {
    inset-block-start: ${theme.space[8]};
    margin-inline: 0;
    padding-inline: 0;
    background: none;
  }
`;

/* Not a grid on narrow widths, because a sticky grid item cannot leave its row. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};

  & > :first-child {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.zIndex.sticky};
    margin-inline: -${theme.space[4]};
    padding-inline: ${theme.space[4]};
    background: ${theme.color.pageBackground};

    ${media.md} {
      margin-inline: -${theme.space[8]};
      padding-inline: ${theme.space[8]};
    }
  }

  & > :last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }

  ${navigationRail} {
    ${beside}
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[6]};
  }

  ${media.lg} {
    ${beside}
    grid-template-columns: ${theme.size.sideNav} minmax(0, 1fr);
    gap: ${theme.space[10]};
  }

  ${shortWindow} {
    & > :first-child {
      position: static;
    }
  }
`;
