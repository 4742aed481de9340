import styled from 'styled-components';
import { tabularNumerals } from '@/styles/mixins';

interface ListCountProps {
  count: number;
  /** Of the first row on this page, from 1. */
  first: number;
  /** Rows on this page. */
  shown: number;
  /** In which order they stand: 新着順. */
  order: string;
}

/** How many there are, which of them this page shows, and in which order. */
export function ListCount({ count, first, shown, order }: ListCountProps) {
  return (
    <Root role="status">
      <strong>{count.toLocaleString('ja-JP')}</strong> 件{shown > 0 && `中 ${first}〜${first + shown - 1}件`}{' '}
      ・ {order}
    </Root>
  );
}

const Root = styled.p`
  ${tabularNumerals}

  strong {
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.text.block};
  }
`;
