import styled from 'styled-components';
import type { ColumnCard } from '@/schemas/column-views';
import { media } from '@/styles/mixins';
import { ColumnItem } from './ColumnItem';

interface ColumnGridProps {
  columns: readonly ColumnCard[];
  headingLevel: 2 | 3;
}

/** Columns side by side, as many as fit, at most three. */
export function ColumnGrid({ columns, headingLevel }: ColumnGridProps) {
  return (
    <List>
      {columns.map((column) => (
        <li key={column.id}>
          <ColumnItem column={column} headingLevel={headingLevel} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => `${theme.space[10]} ${theme.space[8]}`};

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
