import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, largeText, media, tabularNumerals, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A fact of a row: `value`, and below it `detail` in small letters. */
export interface ComparisonCell {
  term: string;
  value: ReactNode;
  detail?: ReactNode;
  /** Aligned at the end of the column. */
  isFigure?: boolean;
  /** Names the value on small widths too, where there is no head: for a day or a number that does not explain itself. */
  isTermShown?: boolean;
  /** Drawn in the colour of what is urgent. */
  isUrgent?: boolean;
}

interface ComparisonCellsProps {
  cells: readonly ComparisonCell[];
}

/**
 * The facts of a row: each below its head from lg up, and in a few lines on smaller widths. There the first fact, which is
 * the most important one, and the last, which is the deadline, have lines of their own.
 */
export function ComparisonCells({ cells }: ComparisonCellsProps) {
  return (
    <List>
      {cells.map(({ term, value, detail, isFigure, isTermShown, isUrgent }) => (
        <Cell key={term} $figure={isFigure} $named={isTermShown} $urgent={isUrgent}>
          <dt>{term}</dt>
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
  gap: 0 ${theme.space[2]};
  line-height: ${theme.lineHeight.row};

  ${largeText} {
    flex-basis: 100%;
  }

  ${media.lg} {
    display: contents;
  }
`;

const Detail = styled.dd`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
`;

interface CellStyle {
  $figure: boolean | undefined;
  $named: boolean | undefined;
  $urgent: boolean | undefined;
}

/*
 * A text that is too long for its column wraps, and one without room beside the fact is below it, because the user may set more space
 * between letters (WCAG 1.4.12).
 */
const Cell = styled.div<CellStyle>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]};
  font-size: ${theme.text.small};

  ${below.lg} {
    &:first-child,
    &:last-child {
      flex-basis: 100%;
    }
  }

  ${media.lg} {
    display: block;
    text-align: ${({ $figure }) => ($figure ? 'end' : 'start')};
  }

  dt {
    flex: none;
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
    ${({ $named }) => !$named && visuallyHidden}

    ${media.lg} {
      ${visuallyHidden}
    }
  }

  && > dd {
    ${below.lg} {
      white-space: nowrap;
    }

    ${largeText} {
      white-space: normal;
    }

    color: ${({ $urgent }) => $urgent && theme.color.accent};
    font-weight: ${({ $urgent }) => $urgent && 700};
  }
`;
