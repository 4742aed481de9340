import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Text } from '@/components/ui/data/Text';
import { largeText, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

interface FactGridProps {
  /** The first fact is the most important one and is emphasized. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Column widths from md up, as a CSS `grid-template-columns` value. */
  columns: string;
  /** Gives the first fact a line of its own on phones. */
  firstOnOwnLine?: boolean;
}

/** The facts of a list row. Their columns have the same widths in every row, so that rows can be compared. */
export function FactGrid({ facts, columns, firstOnOwnLine = false }: FactGridProps) {
  return (
    <List $columns={columns} $firstOnOwnLine={firstOnOwnLine}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <Text as="dt" $tone="secondary" $size="caption">
            {term}
          </Text>
          <Value>{typeof value === 'string' ? <NoBreak numbersOnly text={value} /> : value}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $columns: string; $firstOnOwnLine: boolean }>`
  display: grid;
  grid-template-columns: 1.2fr 1fr;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-block-start: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  border-block-start: ${theme.border.dashed};

  ${({ $firstOnOwnLine }) =>
    $firstOnOwnLine &&
    css`
      & > :first-child {
        grid-column: 1 / -1;
      }
    `}

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.md} {
    grid-template-columns: ${({ $columns }) => $columns};

    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Value = styled.dd`
  font-size: ${theme.text.small};
  word-break: auto-phrase;
  ${tabularNumerals}

  div:first-child > & {
    font-weight: 700;
  }
`;
