import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import type { CompanyContent } from '@/schemas/page-content';
import { media } from '@/styles/mixins';
import { SectionNote } from './SectionNote';

/** Shows problem, work and result of each case, side by side on wide windows. */
export function CompanyCases({ cases }: { cases: CompanyContent['cases'] }) {
  return (
    <>
      <List>
        {cases.items.map(({ company, title, problem, work, outcome, picture }) => (
          <Case key={company}>
            {picture && <Picture src={picture} alt="" width={960} height={540} loading="lazy" />}
            <Company>{company}</Company>
            <Title>{title}</Title>
            <dl>
              <dt>課題</dt>
              <dd>
                <NoBreak numbersOnly text={problem} />
              </dd>
              <dt>業務</dt>
              <dd>
                <NoBreak numbersOnly text={work} />
              </dd>
              <dt>結果</dt>
              <dd>
                <NoBreak numbersOnly text={outcome} />
              </dd>
            </dl>
          </Case>
        ))}
      </List>
      <SectionNote>{cases.note}</SectionNote>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  margin-block-end: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.badge};
`;

/* The subgrid aligns the same part of every case. */
const Case = styled.li`
  padding: ${({ theme }) => theme.space[6]};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.regular};
  border-block-start: ${({ theme }) => theme.border.thick};

  ${media.lg} {
    display: grid;
    grid-row: span 9;
    grid-template-rows: subgrid;
    row-gap: 0;

    & > dl {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }

  & dt {
    margin-block-start: ${({ theme }) => theme.space[4]};
    padding-block-start: ${({ theme }) => theme.space[3]};
    border-block-start: ${({ theme }) => theme.border.regular};
    color: ${({ theme }) => theme.color.primary};
    font-size: ${({ theme }) => theme.text.small};
    font-weight: 700;
  }
`;

const Company = styled.p`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Title = styled.h3`
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.lineHeight.row};
`;
