import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';

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

/* Busy rows keep their contrast, because they can still be read and used. */
const Root = styled.ol<{ $busy: boolean }>`
  margin-block: ${theme.space[4]};
  background: ${({ $busy }) => ($busy ? theme.color.primaryFaint : theme.color.surface)};
  cursor: ${({ $busy }) => ($busy ? 'progress' : 'auto')};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
  transition: background ${theme.motion.quick};

  & > :not(:first-child) {
    border-block-start: ${theme.border.regular};
  }
`;
