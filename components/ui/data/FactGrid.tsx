import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, tabularNumerals } from '@/styles/mixins';

interface FactGridProps {
  /** The first is the figure that decides. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Widths of the columns from md up, as CSS grid writes them. */
  columns: string;
  /** On a phone the first takes a line of its own. */
  firstOnOwnLine?: boolean;
}

/** What rows are compared by: columns that stand under each other all the way down the list. */
export function FactGrid({ facts, columns, firstOnOwnLine = false }: FactGridProps) {
  return (
    <List $columns={columns} $firstOnOwnLine={firstOnOwnLine}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $columns: string; $firstOnOwnLine: boolean }>`
  display: grid;
  grid-template-columns: 1.2fr 1fr;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  margin-block-start: ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[3]};
  border-block-start: ${({ theme }) => theme.border.dashed};

  ${({ $firstOnOwnLine }) =>
    $firstOnOwnLine &&
    css`
      & > :first-child {
        grid-column: 1 / -1;
      }
    `}

  ${media.md} {
    grid-template-columns: ${({ $columns }) => $columns};

    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Term = styled.dt`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Value = styled.dd`
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}

  div:first-child > & {
    font-weight: 700;
  }
`;
