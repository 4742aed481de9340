import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import type { CompanyContent } from '@/schemas/page-content';
import { eyebrowLine, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CompanyList } from './company-list';

interface CompanyFeesProps {
  fees: NonNullable<CompanyContent['fees']>;
  /** Whether the fees are those of the demo. */
  isSample: boolean;
}

/** When a request costs something, and how much. */
export function CompanyFees({ fees: { items, note }, isSample }: CompanyFeesProps) {
  return (
    <>
      <CompanyList $columns="14em 9em 1fr">
        {items.map(({ title, price, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Price>{price}</Price>
            <p>{text}</p>
          </li>
        ))}
      </CompanyList>
      <Note>
        {isSample && <Badge>デモ表示</Badge>}
        {note}
      </Note>
    </>
  );
}

const Price = styled.p`
  ${tabularNumerals}
  font-size: ${theme.text.block};
  font-weight: 700;

  ${media.lg} {
    text-align: end;
  }
`;

const Note = styled.p`
  ${eyebrowLine}
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
