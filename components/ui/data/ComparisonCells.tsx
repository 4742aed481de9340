import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, media, tabularNumerals, visuallyHidden } from '@/styles/mixins';

/** A fact of a row: `value`, and below it `detail` in small letters. */
export interface ComparisonCell {
  term: string;
  value: ReactNode;
  detail?: ReactNode;
  /** Aligned at the end of the column. On a phone the value and its detail have a line of their own. */
  isFigure?: boolean;
  /** Drawn in the colour of what is urgent. */
  isUrgent?: boolean;
}

interface ComparisonCellsProps {
  cells: readonly ComparisonCell[];
}

/** The facts of a row: each below its head from md up, and in one or two lines on phones. */
export function ComparisonCells({ cells }: ComparisonCellsProps) {
  return (
    <List>
      {cells.map(({ term, value, detail, isFigure, isUrgent }) => (
        <Cell key={term} $figure={isFigure} $urgent={isUrgent}>
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
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  line-height: ${({ theme }) => theme.lineHeight.row};

  ${media.md} {
    display: contents;
  }
`;

const Detail = styled.dd`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Cell = styled.div<{ $figure: boolean | undefined; $urgent: boolean | undefined }>`
  display: flex;
  flex-basis: ${({ $figure }) => $figure && '100%'};
  align-items: baseline;
  justify-content: ${({ $figure }) => $figure && 'space-between'};
  gap: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.small};

  ${below.md} {
    &:last-child {
      margin-inline-start: auto;
    }
  }

  ${media.md} {
    display: block;
    text-align: ${({ $figure }) => ($figure ? 'end' : 'start')};
  }

  dt {
    ${visuallyHidden}
  }

  && > dd {
    white-space: nowrap;
    color: ${({ theme, $urgent }) => $urgent && theme.color.accent};
    font-weight: ${({ $urgent }) => $urgent && 700};
  }
`;
