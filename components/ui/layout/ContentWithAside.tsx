import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, bottomBar, media, screenOnly, shortWindow, tallWindow } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ContentWithAsideProps {
  children: ReactNode;
  /** Above the text, and beside the aside on desktops. */
  heading?: ReactNode;
  /** Stays visible beside the text on desktops. */
  aside: ReactNode;
  /**
   * Position on phones. `below`: always visible at the bottom of the window, for a short aside that is needed at any
   * time. `first`: before the text, for a longer aside.
   */
  mobilePlacement: 'below' | 'first';
}

/** Main text with an aside for the actions on it. */
export function ContentWithAside({ children, heading, aside, mobilePlacement }: ContentWithAsideProps) {
  return (
    <Root className={heading ? 'headed' : undefined}>
      {heading}
      <Aside $mobilePlacement={mobilePlacement}>{aside}</Aside>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${theme.size.panelWide};
    align-items: start;
  }

  &.headed {
    gap: 0 ${theme.space[16]};
    grid-template-rows: auto 1fr;
  }
`;

/* On phones `below` comes last only where it sticks; elsewhere it is seen where the keyboard reaches it. */
const Aside = styled.div<{ $mobilePlacement: 'below' | 'first' }>`
  ${({ $mobilePlacement }) =>
    $mobilePlacement === 'below' &&
    css`
      ${below.lg} {
        ${bottomBar(theme.size.actionBarWithNote)}
        z-index: ${theme.zIndex.sticky};

        ${tallWindow} {
          order: 1;
        }

        ${shortWindow} {
          margin-block-end: ${theme.space[6]};
        }
      }
    `}

  ${media.lg} {
    position: sticky;
    inset-block-start: ${theme.space[6]};
    grid-area: 1 / 2;

    .headed > & {
      grid-row-end: span 2;
    }
  }

  ${shortWindow} {
    position: static;
  }
`;

/**
 * Shows the next step beside the content: a block on desktops, a strip from edge to edge of the window on smaller ones, nothing
 * on paper. The margins take back the gutter of the page.
 */
export const ActionPanel = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  margin-inline: -${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.surface};
  border-block: ${theme.border.regular};

  ${media.md} {
    margin-inline: -${theme.space[8]};
    padding-inline: ${theme.space[8]};
  }

  ${media.lg} {
    margin-inline: 0;
    padding: ${theme.space[5]};
    border: ${theme.border.regular};
    border-block-start: ${theme.border.thick};
  }

  ${screenOnly}
`;
