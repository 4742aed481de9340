import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ComparisonColumn {
  label: string;
  /** A CSS width in `grid-template-columns`. */
  width: string;
  /** Figures are aligned at the end, so that their digits are below each other. */
  isFigure?: boolean;
}

interface ComparisonListProps {
  /** The columns from lg up: the title, those of the cells, and the state at the right edge. */
  columns: readonly ComparisonColumn[];
  children: ReactNode;
}

/**
 * A list whose rows are compared at a glance: below one head that stays visible, the same fact is at the same place
 * in each row. It is a list and not a table, because a row is one thing with a heading and a link, which screen
 * reader users visit by headings (decision 0096). Each cell of {@link ComparisonRow} names its own term, so the
 * visible head is hidden from them.
 */
export function ComparisonList({ columns, children }: ComparisonListProps) {
  const widths = columns.map(({ width }) => width).join(' ');
  return (
    <Root $widths={widths}>
      <Head aria-hidden="true">
        {columns.map(({ label, isFigure }) => (
          <span key={label} className={isFigure ? 'figure' : undefined}>
            {label}
          </span>
        ))}
      </Head>
      <ol>{children}</ol>
    </Root>
  );
}

/* What is reached by a key in a row stays below the head that sticks to the top, and above the lower edge. */
const Root = styled.div<{ $widths: string }>`
  --columns: ${({ $widths }) => $widths};
  margin-block: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};

  ${media.lg} {
    margin-block-start: ${theme.space[4]};
  }

  li:not(:first-child) {
    border-block-start: ${theme.border.regular};
  }

  li :is(a, button) {
    scroll-margin-block: ${theme.space[12]};
  }
`;

const Head = styled.div`
  display: none;

  ${media.lg} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.zIndex.sticky};
    display: grid;
    grid-template-columns: var(--columns);
    gap: ${theme.space[3]};
    padding: ${theme.space[1]} ${theme.space[3]};
    background: ${theme.color.surface};
    border-block-end: ${theme.border.strong};
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  & > .figure {
    text-align: end;
  }
`;
