import styled from 'styled-components';
import { dayText } from '@/config/dates';
import type { VacancySummary } from '@/schemas/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/schemas/vacancy-text';
import { media, tabularNumerals } from '@/styles/mixins';

interface VacancyFactsProps {
  vacancy: VacancySummary;
}

/** What rows are compared by: columns that stand under each other all the way down the list. */
export function VacancyFacts({ vacancy }: VacancyFactsProps) {
  const facts = [
    ['報酬', rewardText(vacancy.reward)],
    ['稼働', workingDaysText(vacancy.working_days)],
    ['勤務地', workplaceText(vacancy)],
    ['締切', dayText(vacancy.deadline)],
  ];
  return (
    <List>
      {facts.map(([term, value]) => (
        <div key={term}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  margin: ${({ theme }) => theme.space[3]} 0 0;
  padding-block-start: ${({ theme }) => theme.space[3]};
  border-top: ${({ theme }) => theme.line.dotted};

  ${media.md} {
    grid-template-columns: 2fr 1fr 1.6fr 1.2fr;
  }
`;

const Term = styled.dt`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.caption};
`;

const Value = styled.dd`
  margin: 0;
  font-weight: 700;
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}

  div:not(:first-child) > & {
    font-weight: 400;
  }
`;
