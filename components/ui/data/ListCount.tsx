import styled from 'styled-components';
import { tabularNumerals } from '@/styles/mixins';

interface ListCountProps {
  totalCount: number;
  /** Of the first row on this page, from 1. */
  firstIndex: number;
  /** Rows on this page. */
  shownCount: number;
  /** In which order they stand: 新着順. */
  orderLabel: string;
}

/** How many there are, which of them this page shows, and in which order. */
export function ListCount({ totalCount, firstIndex, shownCount, orderLabel }: ListCountProps) {
  return (
    <Root role="status">
      <strong>{totalCount.toLocaleString('ja-JP')}</strong> 件
      {shownCount > 0 && `中 ${firstIndex}〜${firstIndex + shownCount - 1}件`} ・ {orderLabel}
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
