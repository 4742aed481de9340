import type { ReactNode } from 'react';
import styled from 'styled-components';
import { largeText, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

export interface DescriptionListItem {
  /** React key, needed when two rows can have the same term. */
  id?: string;
  term: string;
  detail: ReactNode;
  /** Emphasizes the most important value, such as 報酬. */
  isEmphasized?: boolean;
}

interface DescriptionListProps {
  items: readonly DescriptionListItem[];
  /** Adds inner spacing, for use inside a Panel without padding. */
  inset?: boolean;
  /** Keeps term and detail side by side on phones too, for lists with short terms. */
  sideBySide?: boolean;
  /** Keeps the detail below its term at every width, for a narrow column. */
  stacked?: boolean;
  /** Adds a green line above and a line below, for a list that is no part of a panel. The terms stay at the side. */
  ruled?: boolean;
  /** Side by side without lines, for a small space. */
  dense?: boolean;
}

/** Rows of a term and its detail. */
export function DescriptionList({
  items,
  inset = false,
  sideBySide = false,
  ruled = false,
  stacked = false,
  dense = false,
}: DescriptionListProps) {
  const className = [
    inset && 'inset',
    (sideBySide || dense || ruled) && 'side-by-side',
    dense && 'dense',
    ruled && 'ruled',
    stacked && 'stacked',
  ];
  return (
    <Root className={className.filter(Boolean).join(' ') || undefined}>
      {items.map(({ id, term, detail, isEmphasized = false }) => (
        <div key={id ?? term}>
          <dt>{term}</dt>
          <dd className={isEmphasized ? 'emphasized' : undefined}>{detail}</dd>
        </div>
      ))}
    </Root>
  );
}

/**
 * Returns the items with their numbers, hyphenated words and quotations kept on one line. The list does not do this by itself,
 * because most lists of settings have none.
 */
export const keepTogether = (items: readonly DescriptionListItem[]): DescriptionListItem[] =>
  items.map((item) =>
    typeof item.detail === 'string' ? { ...item, detail: <NoBreak text={item.detail} /> } : item,
  );

/* Only the list's own rows, because a detail can contain another list. */
const Root = styled.dl`
  & > div {
    display: grid;
    gap: 0 ${theme.space[6]};
    grid-template-columns: 1fr;
    padding: ${theme.space[3]} 0;

    &:not(:first-child) {
      border-block-start: ${theme.border.regular};
    }

    & > dt {
      color: ${theme.color.textSecondary};
      font-size: ${theme.text.small};
    }

    & > dd {
      ${tabularNumerals}
      min-width: 0;
      font-weight: 400;
    }

    & > .emphasized {
      font-weight: 700;
    }
  }

  &.inset > div {
    padding-inline: ${theme.space[5]};
  }

  ${media.md} {
    &:not(.side-by-side, .stacked) > div {
      grid-template-columns: ${theme.size.termColumn} 1fr;
    }
  }

  &.side-by-side > div {
    grid-template-columns: 5em 1fr;
  }

  &.ruled {
    border-block-start: ${theme.border.thick};
    border-block-end: ${theme.border.regular};

    & > div {
      align-items: baseline;
      gap: 0 ${theme.space[3]};
      grid-template-columns: 5.5em minmax(0, 1fr);
      padding-block: ${theme.space[2]};
      line-height: ${theme.lineHeight.row};
      word-break: auto-phrase;

      ${media.md} {
        grid-template-columns: 8em minmax(0, 1fr);
      }
    }
  }

  &.dense > div {
    gap: 0 ${theme.space[4]};
    grid-template-columns: 4.25em 1fr;
    padding-block: ${theme.space[1]};
    border: ${theme.border.none};
  }

  ${largeText} {
    &:is(.side-by-side, .dense, .ruled) > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
