import type { ReactNode } from 'react';
import styled from 'styled-components';

interface LedgerListProps {
  /** Another list is on its way; these rows are still those of the last. */
  busy?: boolean;
  children: ReactNode;
}

/** Rows under a heavy green line, as below a column head. */
export function LedgerList({ busy = false, children }: LedgerListProps) {
  return (
    <Root aria-busy={busy || undefined} $busy={busy}>
      {children}
    </Root>
  );
}

const Root = styled.ol<{ $busy: boolean }>`
  margin-block: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
  opacity: ${({ $busy }) => ($busy ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.quick};

  & > :not(:first-child) {
    border-block-start: ${({ theme }) => theme.line.rule};
  }
`;
