import Link from 'next/link';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/EmptyState';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { SectionBand } from '@/components/ui/SectionBand';
import { TextLink } from '@/components/ui/TextLink';
import { Unbroken } from '@/components/ui/Unbroken';
import { VacancyStandingBadge } from '@/components/vacancies/VacancyStandingBadge';
import { useVacancySummaries } from '@/hooks/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/schemas/vacancy-text';
import { focusRing, hoverable, media, phraseBreaks, tabularNumerals } from '@/styles/mixins';

export function LatestVacancies() {
  const summaries = useVacancySummaries();
  const { data, dataUpdatedAt } = summaries;

  return (
    <SectionBand
      label="VACANCY"
      title="いま募集中の案件"
      tone="paper"
      action={
        <TextLink href="/vacancy/" strong alone>
          すべての案件
        </TextLink>
      }
    >
      <QueryNotice query={summaries} subject="案件" />
      {data?.results.length === 0 && (
        <EmptyState title="募集中の案件はありません。">
          新しい案件が公開されると、ここに表示されます。
        </EmptyState>
      )}
      <Grid>
        {data?.results.map((vacancy) => (
          <li key={vacancy.id}>
            <Cell href={`/vacancy/${vacancy.id}/`}>
              <Kicker>
                <VacancyStandingBadge vacancy={vacancy} now={dataUpdatedAt} />
                {vacancy.company_profile}
              </Kicker>
              <Title>
                <Unbroken text={vacancy.title} />
              </Title>
              <Facts>
                <strong>{rewardText(vacancy.reward)}</strong>
                <span>{workingDaysText(vacancy.working_days)}</span>
                <span>{workplaceText(vacancy)}</span>
              </Facts>
            </Cell>
          </li>
        ))}
      </Grid>
    </SectionBand>
  );
}

const Grid = styled.ul`
  display: grid;
  border-block-start: ${({ theme }) => theme.line.heavy};

  li {
    display: grid;
    border-block-end: ${({ theme }) => theme.line.rule};
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    li:nth-child(odd) {
      border-inline-end: ${({ theme }) => theme.line.rule};
    }
  }
`;

const Cell = styled(Link)`
  padding: ${({ theme }) => theme.space[5]};
  background: ${({ theme }) => theme.color.surface};
  color: inherit;
  text-decoration: none;

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Kicker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Title = styled.h3`
  margin: ${({ theme }) => `${theme.space[1]} 0`};
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
  ${phraseBreaks}
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[5]}`};
  margin: 0;
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}
`;
