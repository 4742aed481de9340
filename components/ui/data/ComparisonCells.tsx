import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, largeText, media, tabularNumerals, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A fact of a row: `value`, and below it `detail` in small letters. */
export interface ComparisonCell {
  term: string;
  /** A `<strong>` in it is drawn larger, a `<small>` as a second line. */
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

const getClassName = ({ isFigure, isTermShown, isUrgent }: ComparisonCell) =>
  [isFigure && 'figure', isTermShown && 'named', isUrgent && 'urgent'].filter(Boolean).join(' ') || undefined;

/**
 * The facts of a row: each below its head from lg up, and in a few lines on smaller widths. There the first fact, which is
 * the most important one, and the last, which is the deadline, have lines of their own.
 */
export function ComparisonCells({ cells }: ComparisonCellsProps) {
  return (
    <List>
      {cells.map((cell) => (
        <div key={cell.term} className={getClassName(cell)}>
          <dt>{cell.term}</dt>
          <dd>{cell.value}</dd>
          {cell.detail && <dd>{cell.detail}</dd>}
        </div>
      ))}
    </List>
  );
}

/*
 * One block for all cells, because a page has more than a hundred of them. A text that is too long for its column wraps, and one
 * without room beside the fact is below it, because the user may set more space between letters (WCAG 1.4.12). A detail
 * breaks between its words.
 */
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

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[1]};
    font-size: ${theme.text.small};
  }

  dt,
  dd + dd {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  dt {
    flex: none;
  }

  dd + dd {
    word-break: keep-all;
  }

  .urgent > dd {
    color: ${theme.color.accent};
    font-weight: 700;
  }

  dd > strong {
    font-size: ${theme.text.body};
  }

  small {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  div:not(.named) > dt {
    ${visuallyHidden}
  }

  ${below.lg} {
    & > :first-child,
    & > :last-child {
      flex-basis: 100%;
    }

    dd {
      white-space: nowrap;
    }
  }

  ${largeText} {
    dd {
      white-space: normal;
    }
  }

  ${media.lg} {
    display: contents;

    & > div {
      display: block;
    }

    & > .figure {
      text-align: end;
    }

    div > dt {
      ${visuallyHidden}
    }

    small {
      display: block;
    }
  }
`;
