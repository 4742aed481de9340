import styled from 'styled-components';
import type { ColumnCard } from '@/schemas/column-views';
import { media } from '@/styles/mixins';
import { ColumnItem } from './ColumnItem';

interface ColumnGridProps {
  columns: readonly ColumnCard[];
  headingLevel: 2 | 3;
  /** One of several lists on the page, or a long one: on phones a line each, with a small picture. */
  dense?: boolean;
}

/** Columns side by side, as many as fit, at most three. */
export function ColumnGrid({ columns, headingLevel, dense = false }: ColumnGridProps) {
  return (
    <List $dense={dense}>
      {columns.map((column) => (
        <li key={column.id}>
          <ColumnItem column={column} headingLevel={headingLevel} dense={dense} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $dense: boolean }>`
  display: grid;
  gap: ${({ theme, $dense }) => `${$dense ? theme.space[6] : theme.space[10]} ${theme.space[8]}`};

  ${media.sm} {
    row-gap: ${({ theme }) => theme.space[10]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
