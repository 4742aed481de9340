import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import {
  below,
  focusRing,
  hoverable,
  media,
  splitView,
  tabularNumerals,
  visuallyHidden,
} from '@/styles/mixins';
import { NoBreak } from './NoBreak';

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

interface ComparisonRowProps {
  title: string;
  href: string;
  /** Id of the link, so that it can be focused. */
  linkId?: string;
  onLinkClick?: MouseEventHandler;
  /** True when the row's item is shown in the preview beside the list. */
  isCurrent?: boolean;
  /** A short text that belongs to the title, such as the company. */
  caption: string;
  /** One for each column of the list between the title and the state. */
  cells: readonly ComparisonCell[];
  /** The state at the right edge, such as the stamp of an application. */
  state?: ReactNode;
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
}: ComparisonRowProps) {
  return (
    <Root $current={isCurrent}>
      <Name>
        <Title>
          <RowLink id={linkId} href={href} onClick={onLinkClick} aria-current={isCurrent || undefined}>
            <NoBreak text={title} />
          </RowLink>
        </Title>
        <Caption>{caption}</Caption>
      </Name>
      <Cells>
        {cells.map(({ term, value, detail, isFigure, isUrgent }) => (
          <Cell key={term} $figure={isFigure} $urgent={isUrgent}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            {detail && <Detail>{detail}</Detail>}
          </Cell>
        ))}
      </Cells>
      {state && <State>{state}</State>}
    </Root>
  );
}

/* Hovering tints the row. Only the selected row has a bar, so that the two never look alike. */
const Root = styled.li<{ $current: boolean }>`
  position: relative;
  padding: ${({ theme }) => theme.space[3]};

  ${media.md} {
    display: grid;
    grid-template-columns: var(--columns);
    gap: ${({ theme }) => theme.space[4]};
    padding-block: ${({ theme }) => theme.space[2]};
  }

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.pageBackground};
    }
  }

  ${splitView} {
    &,
    &:hover {
      ${({ $current, theme }) =>
        $current && `background: ${theme.color.primaryFaint}; box-shadow: ${theme.shadow.bar};`}
    }
  }
`;

const Name = styled.div`
  display: flex;
  flex-direction: column;
  padding-inline-end: ${({ theme }) => theme.space[12]};

  ${media.md} {
    padding: 0;
  }
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.text.body};
  font-weight: 700;
  line-height: ${({ theme }) => theme.lineHeight.display};
`;

/* Above the title on phones, as a line that leads to it. Screen readers read the title first. */
const Caption = styled.p`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.caption};
  line-height: ${({ theme }) => theme.lineHeight.row};

  ${below.md} {
    order: -1;
  }
`;

/* The pseudo-element stretches the link over the row. */
const RowLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    ${focusRing}
    outline-offset: -${({ theme }) => theme.space[1]};
  }
`;

const Cells = styled.dl`
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

const State = styled.div`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space[3]};
  inset-inline-end: ${({ theme }) => theme.space[3]};

  ${media.md} {
    position: static;
  }
`;
