import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import type { CompanyContent } from '@/schemas/page-content';
import { eyebrowLine, media, tabularNumerals } from '@/styles/mixins';

interface CompanyFeesProps {
  fees: NonNullable<CompanyContent['fees']>;
  /** Whether the fees are those of the demo. */
  isSample: boolean;
}

/** When a request costs something, and how much. */
export function CompanyFees({ fees: { items, note }, isSample }: CompanyFeesProps) {
  return (
    <>
      <List>
        {items.map(({ title, price, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Price>{price}</Price>
            <p>{text}</p>
          </li>
        ))}
      </List>
      <Note>
        {isSample && <Badge>デモ表示</Badge>}
        {note}
      </Note>
    </>
  );
}

const List = styled.ul`
  background: ${({ theme }) => theme.color.surface};
  border-block-start: ${({ theme }) => theme.border.thick};

  & > li {
    display: grid;
    gap: ${({ theme }) => `${theme.space[1]} ${theme.space[8]}`};
    padding: ${({ theme }) => theme.space[5]};
    border-block-end: ${({ theme }) => theme.border.regular};
  }

  & h3 {
    font-size: ${({ theme }) => theme.text.row};
    line-height: ${({ theme }) => theme.lineHeight.row};
  }

  ${media.lg} {
    & > li {
      grid-template-columns: 14em 9em 1fr;
      align-items: baseline;
    }
  }
`;

const Price = styled.p`
  ${tabularNumerals}
  font-size: ${({ theme }) => theme.text.block};
  font-weight: 700;

  ${media.lg} {
    text-align: end;
  }
`;

const Note = styled.p`
  ${eyebrowLine}
  margin-block-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
