import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, media, tabularNumerals, visuallyHidden } from '@/styles/mixins';

/** A fact of a row: `value`, and below it `detail` in small letters. */
export interface ComparisonCell {
  term: string;
  value: ReactNode;
  detail?: ReactNode;
  /** Aligned at the end of the column. */
  isFigure?: boolean;
  /** Puts the detail at the end of the line on small widths. */
  isDetailApart?: boolean;
  /** Names the value on small widths too, where there is no head: for a day or a number that does not explain itself. */
  isTermShown?: boolean;
  /** Drawn in the colour of what is urgent. */
  isUrgent?: boolean;
}

interface ComparisonCellsProps {
  cells: readonly ComparisonCell[];
}

/**
 * The facts of a row: each below its head from lg up, and in a few lines on smaller widths. There the first fact, which is the most
 * important one, has a line of its own.
 */
export function ComparisonCells({ cells }: ComparisonCellsProps) {
  return (
    <List>
      {cells.map(({ term, value, detail, isFigure, isDetailApart, isTermShown, isUrgent }) => (
        <Cell key={term} $figure={isFigure} $apart={isDetailApart} $atEnd={!isTermShown} $urgent={isUrgent}>
          <Term $shown={isTermShown}>{term}</Term>
          <dd>{value}</dd>
          {detail && <Detail>{detail}</Detail>}
        </Cell>
      ))}
    </List>
  );
}

const List = styled.dl`
  ${tabularNumerals}
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  line-height: ${({ theme }) => theme.lineHeight.row};

  ${media.lg} {
    display: contents;
  }
`;

const Detail = styled.dd`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Term = styled.dt<{ $shown: boolean | undefined }>`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.caption};
  ${({ $shown }) => !$shown && visuallyHidden}

  ${media.lg} {
    ${visuallyHidden}
  }
`;

interface CellStyle {
  $figure: boolean | undefined;
  $apart: boolean | undefined;
  /** The last fact is at the end of its line, unless its term leads to it. */
  $atEnd: boolean;
  $urgent: boolean | undefined;
}

const Cell = styled.div<CellStyle>`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.small};

  ${below.lg} {
    justify-content: ${({ $apart }) => $apart && 'space-between'};

    &:first-child {
      flex-basis: 100%;
    }

    &:last-child {
      margin-inline-start: ${({ $atEnd }) => $atEnd && 'auto'};
    }
  }

  ${media.lg} {
    display: block;
    text-align: ${({ $figure }) => ($figure ? 'end' : 'start')};
  }

  && > dd {
    white-space: nowrap;
    color: ${({ theme, $urgent }) => $urgent && theme.color.accent};
    font-weight: ${({ $urgent }) => $urgent && 700};
  }
`;
