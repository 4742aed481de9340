import styled from 'styled-components';
import { leftOutText } from '@/lib/labels';
import { numberText } from '@/schemas/number-text';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SmallNote } from './Text';

interface ListPage {
  count: number;
  /** False when there may be more. */
  isTotal: boolean;
  /** Index of the first row on this page, from 1. */
  firstIndex: number;
  /** Number of rows of this page that cannot be shown. */
  leftOut?: number;
}

interface ListCountProps {
  /** The page of the list; undefined while it is loading, when the region stays, so that its next text is announced. */
  list: ListPage | undefined;
  /** Number of rows on this page. */
  shownCount: number;
  /** Name of the sort order, such as 新着順; empty when it is not known. */
  orderLabel: string;
}

/** Shows the number of results, the range that this page shows and the sort order. */
export function ListCount({ list, shownCount, orderLabel }: ListCountProps) {
  if (!list) return <Root role="status" />;
  const { count, isTotal, firstIndex, leftOut = 0 } = list;
  // A minimum that says no more than the rows on the page is omitted.
  const isCountShown = isTotal || count > firstIndex + shownCount;
  return (
    <Root role="status">
      {isCountShown && (
        <>
          <strong>{numberText(count)}</strong> 件{shownCount > 0 && (isTotal ? '中 ' : '以上のうち ')}
        </>
      )}
      {shownCount > 0 &&
        `${firstIndex}〜${firstIndex + shownCount - 1}件${orderLabel && ` ・ ${orderLabel}`}`}
      {leftOut > 0 && ` ・ ${leftOutText(leftOut)}`}
    </Root>
  );
}

/** Tells below a list how many of its rows cannot be shown. Renders nothing when every row is shown. */
export function LeftOutNote({ leftOut = 0 }: { leftOut: number | undefined }) {
  const text = leftOutText(leftOut);
  return text && <SmallNote $align="start">{text}。</SmallNote>;
}

const Root = styled.p`
  ${tabularNumerals}

  strong {
    color: ${theme.color.textPrimary};
    font-size: ${theme.text.block};
  }
`;
