import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ListProps {
  /** True while another list is being fetched and these rows still belong to the previous one. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A list of rows below a thick green line. */
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
