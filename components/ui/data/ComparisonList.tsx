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
  /** True while another list is being fetched and these rows still belong to the previous one. */
  isBusy?: boolean;
  children: ReactNode;
}

/**
 * A list whose rows are compared at a glance: below one head that stays visible, the same fact is at the same place
 * in each row. It is a list and not a table, because a row is one thing with a heading and a link, which screen
 * reader users visit by headings (decision 0096). Each cell of {@link ComparisonRow} names its own term, so the
 * visible head is hidden from them.
 */
export function ComparisonList({ columns, isBusy = false, children }: ComparisonListProps) {
  const widths = columns.map(({ width }) => width).join(' ');
  return (
    <Root $widths={widths} $busy={isBusy}>
      <Head aria-hidden="true">
        {columns.map(({ label, isFigure }) => (
          <HeadCell key={label} $end={isFigure}>
            {label}
          </HeadCell>
        ))}
      </Head>
      <ol aria-busy={isBusy || undefined}>{children}</ol>
    </Root>
  );
}

/* Busy rows keep their contrast, because they can still be read and used. */
const Root = styled.div<{ $widths: string; $busy: boolean }>`
  --columns: ${({ $widths }) => $widths};
  margin-block: ${theme.space[2]} ${theme.space[4]};
  background: ${({ $busy }) => ($busy ? theme.color.primaryFaint : theme.color.surface)};
  cursor: ${({ $busy }) => ($busy ? 'progress' : 'auto')};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
  transition: background ${theme.motion.quick};

  ${media.lg} {
    margin-block-start: ${theme.space[4]};
  }

  li:not(:first-child) {
    border-block-start: ${theme.border.regular};
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
`;

const HeadCell = styled.span<{ $end: boolean | undefined }>`
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
`;
