import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import {
  below,
  forcedColors,
  hoverable,
  largeText,
  media,
  splitView,
  stretchedLink,
  tabularNumerals,
  visuallyHidden,
} from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { breakpoints } from '@/styles/tokens';

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
  /**
   * Below lg the title and the second fact are at the left, and the first and the last fact, which are figures, at the right. The
   * list has three facts then. Otherwise all facts follow the title in a few lines.
   */
  hasFiguresBeside?: boolean;
  children: ReactNode;
}

/**
 * A list whose rows are compared at a glance: below one head that stays visible, the same fact is at the same place
 * in each row. It is a list and not a table, because a row is one thing with a heading and a link, which screen
 * reader users visit by headings (decision 0048). Each cell of {@link ComparisonRow} names its own term, so the
 * visible head is hidden from them.
 */
export function ComparisonList({ columns, hasFiguresBeside = false, children }: ComparisonListProps) {
  const widths = columns.map(({ width }) => width).join(' ');
  return (
    <Root $widths={widths} className={hasFiguresBeside ? 'beside' : undefined}>
      <div aria-hidden="true">
        {columns.map(({ label, isFigure }) => (
          <span key={label} className={isFigure ? 'figure' : undefined}>
            {label}
          </span>
        ))}
      </div>
      <ol>{children}</ol>
    </Root>
  );
}

/*
 * The caption is above the title on phones, as a line that leads to it. Screen readers read the title first. It is one line in
 * the column, so that all rows are of one height.
 *
 * Hovering tints the row. Only the selected row has a bar, so that the two never look alike. Forced colours remove the tint and
 * the bar of the current row.
 */
const rowStyle = css`
  ol > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0 ${theme.space[3]};
    padding: ${theme.space[3]};
  }

  ol > li:not(:first-child) {
    border-block-start: ${theme.border.regular};
  }

  ol > li > :first-child {
    display: flex;
    flex: 1 0 100%;
    flex-direction: column-reverse;
    min-width: 0;
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
    line-height: ${theme.lineHeight.row};
  }

  ol > li > div > h2 {
    color: ${theme.color.textPrimary};
    font-size: ${theme.text.body};
    line-height: ${theme.lineHeight.display};
  }

  ol > li > div > h2 > a {
    ${stretchedLink}
  }

  ${media.lg} {
    ol > li {
      display: grid;
      align-items: start;
      grid-template-columns: var(--columns);
      gap: ${theme.space[3]};
      min-height: calc(${theme.space[18]} + ${theme.space[1]});
      padding-block: ${theme.space[2]};
    }

    ol > li > :first-child {
      display: block;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    ol > li > :is(button, span) {
      justify-self: center;
    }

    ol > li > div > h2 {
      white-space: normal;
    }
  }

  ${hoverable} {
    ol > li:hover {
      background: ${theme.color.pageBackground};
    }
  }

  ${splitView} {
    ol > li.current {
      background: ${theme.color.primaryFaint};
      box-shadow: ${theme.shadow.bar};
    }

    ${forcedColors} {
      ol > li.current {
        outline: ${theme.space[1]} solid Highlight;
        outline-offset: -${theme.space[1]};
      }
    }
  }
`;

/*
 * A text that is too long for its column wraps, and one without room beside the fact is below it, because the user may set more
 * space between letters (WCAG 1.4.12). A detail breaks between its words. In a column that is not one of figures, what belongs to a
 * date is below it.
 */
const factStyle = css`
  ol > li > dl {
    ${tabularNumerals}
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    line-height: ${theme.lineHeight.row};
  }

  ol > li > dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[1]};
    font-size: ${theme.text.small};
  }

  ol > li > dl :is(dt, dd + dd, small) {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  ol > li > dl dt {
    flex: none;
  }

  ol > li > dl dd + dd {
    word-break: keep-all;
  }

  ol > li > dl .urgent :is(dd, small) {
    color: ${theme.color.accent};
    font-weight: 700;
  }

  ol > li.muted > dl strong {
    color: ${theme.color.textSecondary};
  }

  ol > li > dl dd strong {
    font-size: ${theme.text.body};
  }

  ol > li > dl > :not(.named) > dt {
    ${visuallyHidden}
  }

  ${below.lg} {
    ol > li > dl > :is(:first-child, :last-child) {
      flex-basis: 100%;
    }

    ol > li > dl dd {
      white-space: nowrap;
    }
  }

  ${largeText} {
    ol > li > dl {
      flex-basis: 100%;
    }

    ol > li > dl dd {
      white-space: normal;
    }
  }

  ${media.lg} {
    ol > li > dl {
      display: contents;
    }

    ol > li > dl > div {
      display: block;
    }

    .figure {
      text-align: end;
    }

    ol > li > dl > div > dt {
      ${visuallyHidden}
    }

    ol > li > dl small {
      display: block;
    }

    .figure .amount {
      grid-template-columns: minmax(min-content, 1fr) minmax(3.125rem, auto);
    }

    ol > li > dl > :not(.figure) .amount {
      display: block;
    }

    ol > li > dl > :not(.figure) .amount > :first-child {
      text-align: start;
    }
  }
`;

/** Matches windows without room for a place beside the figures. */
const NARROWEST = '@media (max-width: 21.5em)';

/* From md up the caption, the title and the second fact are the three lines at the left, and the state is at the top right. */
const besideStyle = css`
  ${below.lg} {
    &.beside > ol > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${theme.space[2]};
      align-items: start;
    }

    &.beside > ol > li > :first-child {
      grid-column: 1 / -1;
      margin-block-end: ${theme.space[1]};
    }

    &.beside > ol > li > :first-child > :last-child {
      min-height: ${theme.size.mark};
      padding-inline-end: ${theme.size.touch};
    }

    &.beside > ol > li > :is(button, span) {
      position: absolute;
      inset: 0 0 auto auto;
      margin: ${theme.space[1]};
    }

    &.beside > ol > li:has(> [role='img']) h2 {
      padding-inline-end: ${theme.size.touch};
    }

    &.beside > ol > li > dl {
      display: contents;
    }

    &.beside > ol > li > dl > div {
      ${tabularNumerals}
      display: block;
      line-height: ${theme.lineHeight.row};
    }

    &.beside > ol > li > dl > div:first-child,
    &.beside > ol > li > dl > div:last-child {
      grid-column: 2;
    }

    &.beside > ol > li > dl > div:nth-child(2) {
      grid-area: 2 / 1 / span 2;
    }

    &.beside > ol > li > dl > div:nth-child(2) > dd {
      white-space: normal;
    }

    &.beside > ol > li > dl dd + dd {
      font-size: ${theme.text.small};
    }

    &.beside > ol > li > dl > :not(:nth-child(2)) > dd + dd {
      font-size: ${theme.text.caption};
    }

    &.beside > ol > li > dl > div:nth-child(2) > dd + dd {
      color: inherit;
    }

    &.beside > ol > li > dl strong {
      font-size: ${theme.text.article};
    }

    &.beside > ol > li > dl > div:last-child {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: ${theme.space[1]};
    }

    &.beside > ol > li > dl > div:last-child > dt {
      text-align: end;
    }

    &.beside > ol > li > dl > .urgent > dt {
      color: ${theme.color.accent};
      font-weight: 700;
    }
  }

  @media (min-width: ${breakpoints.md}em) and (max-width: ${breakpoints.lg - 0.001}em) {
    &.beside > ol > li {
      grid-template-columns: minmax(0, 1fr) 13.5rem ${theme.size.touch};
    }

    &.beside > ol > li > :first-child {
      grid-column: 1;
      margin: 0;
    }

    &.beside > ol > li > :first-child > :last-child,
    &.beside > ol > li:has(> [role='img']) h2 {
      padding: 0;
    }

    &.beside > ol > li > :is(button, span) {
      grid-area: 1 / 3;
      position: static;
      margin: -${theme.space[1]} 0 0;
    }

    &.beside > ol > li > dl > div:first-child {
      grid-area: 1 / 2;
    }

    &.beside > ol > li > dl > div:last-child {
      grid-area: 2 / 2;
    }

    &.beside > ol > li > dl > div:nth-child(2) {
      display: flex;
      grid-area: 2 / 1;
      gap: 0 ${theme.space[3]};
    }

    &.beside > ol > li > dl strong {
      font-size: ${theme.text.row};
    }
  }

  ${NARROWEST} {
    &.beside > ol > li > dl > div:nth-child(2) {
      display: flex;
      grid-area: 2 / 1 / auto / -1;
      gap: 0 ${theme.space[3]};
    }
  }

  ${largeText} {
    &.beside > ol > li {
      display: block;
    }
  }
`;

/*
 * The rows and their facts are part of this style, because a page has more than a hundred facts. What is reached by a key in a row
 * stays below the head that sticks to the top, and above the lower edge.
 */
const Root = styled.div<{ $widths: string }>`
  --columns: ${({ $widths }) => $widths};
  margin-block: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};

  ${media.lg} {
    margin-block-start: ${theme.space[4]};
  }

  & > div {
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
  }

  li :is(a, button) {
    scroll-margin-block: ${theme.space[12]};
  }
  ${rowStyle}
  ${factStyle}
  ${besideStyle}
`;
