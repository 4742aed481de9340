import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';

interface EmptyStateProps {
  /** For example 「応募した案件はありません。」 or 「該当する案件はありません。別の条件を試してください。」. */
  title: string;
  children?: ReactNode;
  /** The next action for the user. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Root>
      <Illustration aria-hidden="true" viewBox="0 0 64 48">
        <path d="M4 4h56M4 44h56M32 4v40" />
        <path d="M4 17h56M4 31h56" />
      </Illustration>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[12]} ${theme.space[4]};
  text-align: center;
`;

/* The illustration shows an empty account book, with thick lines for the account and thin ones for entries. */
const Illustration = styled.svg`
  width: ${theme.space[18]};
  fill: none;
  stroke: ${theme.color.primary};
  stroke-width: 2;

  & path:last-child {
    stroke: ${theme.color.borderStrong};
    stroke-width: 1;
  }
`;

const Title = styled.p`
  font-weight: 700;
`;

const Text = styled.div`
  max-width: ${theme.width.reading};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  word-break: auto-phrase;
`;
