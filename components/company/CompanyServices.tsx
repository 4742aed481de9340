import styled from 'styled-components';
import type { CompanyContent } from '@/schemas/page-content';
import { media } from '@/styles/mixins';

/** Lists the kinds of work that companies can commission. */
export function CompanyServices({ items }: Pick<CompanyContent['work'], 'items'>) {
  return (
    <List>
      {items.map(({ field, tasks, people }) => (
        <li key={field}>
          <h3>{field}</h3>
          <p>{tasks}</p>
          <Applicants>
            <span>応募する人の例</span>
            {people}
          </Applicants>
        </li>
      ))}
    </List>
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
      grid-template-columns: 11em 1.2fr 1fr;
      align-items: baseline;
    }
  }
`;

const Applicants = styled.p`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};

  & > span {
    display: block;
    font-size: ${({ theme }) => theme.text.caption};
  }
`;
