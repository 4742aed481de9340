import styled from 'styled-components';
import { tabularNumerals } from '@/styles/mixins';

interface ListCountProps {
  /** Undefined when it is unknown. */
  totalCount: number | undefined;
  /** Index of the first row on this page, from 1. */
  firstIndex: number;
  /** Number of rows on this page. */
  shownCount: number;
  /** Name of the sort order, such as 新着順. */
  orderLabel: string;
}

/** Shows the number of results, the range that this page shows and the sort order. */
export function ListCount({ totalCount, firstIndex, shownCount, orderLabel }: ListCountProps) {
  return (
    <Root role="status">
      {totalCount !== undefined && (
        <>
          <strong>{totalCount.toLocaleString('ja-JP')}</strong> 件{shownCount > 0 && '中 '}
        </>
      )}
      {shownCount > 0 && `${firstIndex}〜${firstIndex + shownCount - 1}件 ・ ${orderLabel}`}
    </Root>
  );
}

const Root = styled.p`
  ${tabularNumerals}

  strong {
    color: ${({ theme }) => theme.color.textPrimary};
    font-size: ${({ theme }) => theme.text.block};
  }
`;
