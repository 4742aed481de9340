import styled from 'styled-components';
import type { CompanyContent } from '@/schemas/page-content';
import { theme } from '@/styles/theme';
import { CompanyList } from './company-list';

/** Lists the kinds of work that companies can commission. */
export function CompanyServices({ items }: Pick<CompanyContent['work'], 'items'>) {
  return (
    <CompanyList $columns="11em 1.2fr 1fr">
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
    </CompanyList>
  );
}

const Applicants = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  & > span {
    display: block;
    font-size: ${theme.text.caption};
  }
`;
