import type { ReactNode } from 'react';
import styled from 'styled-components';
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
      <Aside>{nav}</Aside>
      <Main>{children}</Main>
    </Root>
  );
}

/* Not a grid on narrow widths, because a sticky grid item cannot leave its row. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};

  ${navigationRail} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space[6]};
  }

  ${media.lg} {
    display: grid;
    grid-template-columns: ${theme.size.sideNav} minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space[10]};
  }
`;

const Aside = styled.div`
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

  ${navigationRail} {
    inset-block-start: ${theme.space[8]};
    margin-inline: 0;
    padding-inline: 0;
    background: none;
  }

  ${media.lg} {
    inset-block-start: ${theme.space[8]};
    margin-inline: 0;
    padding-inline: 0;
    background: none;
  }

  ${shortWindow} {
    position: static;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
