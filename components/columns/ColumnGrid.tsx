import styled from 'styled-components';
import type { ColumnSummary } from '@/lib/columns/column-view-types';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColumnCard } from './ColumnCard';

interface ColumnGridProps {
  columns: readonly ColumnSummary[];
  headingLevel: 2 | 3;
  /** For a page with several lists, or for a long list: on phones each column is a single row with a small picture. */
  compact?: boolean;
}

/** A grid of columns with as many per row as fit, and at most three. */
export function ColumnGrid({ columns, headingLevel, compact = false }: ColumnGridProps) {
  return (
    <List $compact={compact}>
      {columns.map((column) => (
        <li key={column.id}>
          <ColumnCard column={column} headingLevel={headingLevel} compact={compact} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $compact: boolean }>`
  display: grid;
  gap: ${({ $compact }) => `${$compact ? theme.space[6] : theme.space[10]} ${theme.space[8]}`};

  ${media.sm} {
    row-gap: ${theme.space[10]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
