import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { forcedColors, hoverable, media, splitView, stretchedLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { type ComparisonCell, ComparisonCells } from './ComparisonCells';
import { NoBreak } from './NoBreak';

interface ComparisonRowProps {
  title: string;
  href: string;
  /** Id of the link, so that it can be focused. */
  linkId?: string;
  onLinkClick?: MouseEventHandler;
  /** True when the row's item is shown in the preview beside the list. */
  isCurrent?: boolean;
  /** A short text that belongs to the title, such as the company. */
  caption: ReactNode;
  /** One for each column of the list between the title and the state. */
  cells: readonly ComparisonCell[];
  /** The state at the right edge: the stamp of an application, or a button. */
  state?: ReactNode;
  /** In place of `state`: the end of a row with buttons, which have to be above the link that covers the row. */
  children?: ReactNode;
}

/** A row of a {@link ComparisonList}. The whole row is clickable, but only the title is a link. */
export function ComparisonRow({
  title,
  href,
  linkId,
  onLinkClick,
  isCurrent = false,
  caption,
  cells,
  state,
  children,
}: ComparisonRowProps) {
  return (
    <Root className={isCurrent ? 'current' : undefined}>
      <div>
        <h2>
          <Link id={linkId} href={href} onClick={onLinkClick} aria-current={isCurrent || undefined}>
            <NoBreak text={title} />
          </Link>
        </h2>
        {caption}
      </div>
      <ComparisonCells cells={cells} />
      {state}
      {children}
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
const Root = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 ${theme.space[3]};
  padding: ${theme.space[3]};

  & > :first-child {
    display: flex;
    flex: 1 0 100%;
    flex-direction: column-reverse;
    min-width: 0;
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
    line-height: ${theme.lineHeight.row};
  }

  h2 {
    color: ${theme.color.textPrimary};
    font-size: ${theme.text.body};
    line-height: ${theme.lineHeight.display};
  }

  h2 > a {
    ${stretchedLink}
  }

  ${media.lg} {
    display: grid;
    align-items: start;
    grid-template-columns: var(--columns);
    gap: ${theme.space[3]};
    min-height: calc(${theme.space[18]} + ${theme.space[1]});
    padding-block: ${theme.space[2]};

    & > :first-child {
      display: block;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    & > :is(button, span) {
      justify-self: center;
    }

    h2 {
      white-space: normal;
    }
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.pageBackground};
    }
  }

  ${splitView} {
    &.current {
      background: ${theme.color.primaryFaint};
      box-shadow: ${theme.shadow.bar};
    }

    ${forcedColors} {
      &.current {
        outline: ${theme.space[1]} solid Highlight;
        outline-offset: -${theme.space[1]};
      }
    }
  }
`;
