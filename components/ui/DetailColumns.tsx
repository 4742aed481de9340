import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, media } from '@/styles/mixins';

interface DetailColumnsProps {
  children: ReactNode;
  /** Stays in sight beside the text on a desktop. */
  aside: ReactNode;
  /** Stays in sight on a phone too, at the bottom: for little that is needed at any time. */
  sticky?: boolean;
}

/** What is read, and beside it what to do about it. */
export function DetailColumns({ children, aside, sticky = false }: DetailColumnsProps) {
  return (
    <Root>
      {children}
      <Aside $sticky={sticky}>{aside}</Aside>
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

const Aside = styled.div<{ $sticky: boolean }>`
  ${({ $sticky, theme }) =>
    $sticky &&
    css`
      ${below.lg} {
        position: sticky;
        inset-block-end: 0;
        z-index: ${theme.layer.sticky};
      }
    `}

  ${media.lg} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space[6]};
  }
`;
