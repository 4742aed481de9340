import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, media } from '@/styles/mixins';

interface ContentWithAsideProps {
  children: ReactNode;
  /** Stays in sight beside the text on a desktop. */
  aside: ReactNode;
  /**
   * Where it stands on a phone. `below`: in sight at the bottom of the window all the way, for little that is needed at
   * any time. `first`: before the text, for what tells more.
   */
  mobilePlacement: 'below' | 'first';
}

/** What is read, and beside it what to do about it. */
export function ContentWithAside({ children, aside, mobilePlacement }: ContentWithAsideProps) {
  return (
    <Root>
      <Aside $mobilePlacement={mobilePlacement}>{aside}</Aside>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.panelWide};
    align-items: start;
  }
`;

const Aside = styled.div<{ $mobilePlacement: 'below' | 'first' }>`
  ${({ $mobilePlacement, theme }) =>
    $mobilePlacement === 'below' &&
    css`
      ${below.lg} {
        position: sticky;
        inset-block-end: 0;
        z-index: ${theme.zIndex.sticky};
        order: 1;
      }
    `}

  ${media.lg} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space[6]};
    grid-area: 1 / 2;
  }
`;
