import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ListProps {
  /** Another list is on its way; these rows are still those of the last. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Rows under a heavy green line, as below a column head. */
export function List({ isBusy = false, children }: ListProps) {
  return (
    <Root aria-busy={isBusy || undefined} $busy={isBusy}>
      {children}
    </Root>
  );
}

const Root = styled.ol<{ $busy: boolean }>`
  margin-block: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.regular};
  border-block-start: ${({ theme }) => theme.border.thick};
  opacity: ${({ $busy }) => ($busy ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.quick};

  & > :not(:first-child) {
    border-block-start: ${({ theme }) => theme.border.regular};
  }
`;
