import styled from 'styled-components';
import { TextLink } from '@/components/ui/TextLink';
import type { VacancyApplied } from '@/schemas/vacancy-applications';
import { media, phraseBreaks } from '@/styles/mixins';
import { ApplicationStanding } from './ApplicationStanding';
import { VacancyFacts } from './VacancyFacts';
import { VacancyStandingBadge } from './VacancyStandingBadge';

interface AppliedVacancyItemProps {
  application: VacancyApplied['results'][number];
  now: number;
}

export function AppliedVacancyItem({ application, now }: AppliedVacancyItemProps) {
  const { vacancy } = application;
  return (
    <Item>
      <div>
        <Kicker>
          <VacancyStandingBadge vacancy={vacancy} now={now} />
          {vacancy.company_profile}
        </Kicker>
        <Title>
          <TextLink href={`/vacancy/${vacancy.id}/`}>{vacancy.title}</TextLink>
        </Title>
        <VacancyFacts vacancy={vacancy} />
        <Details>
          <summary>応募した内容を見る</summary>
          <Message>{application.message}</Message>
          {application.request && <Message>{application.request}</Message>}
        </Details>
      </div>
      <ApplicationStanding application={application} isOpen={vacancy.status === 'open'} />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[5]};

  & + & {
    border-block-start: ${({ theme }) => theme.line.rule};
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.panel};
    align-items: start;
    gap: ${({ theme }) => theme.space[8]};
  }
`;

const Kicker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Title = styled.h2`
  margin: ${({ theme }) => theme.space[1]} 0 0;
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
  ${phraseBreaks}
`;

const Details = styled.details`
  margin-block-start: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.text.small};

  summary {
    min-height: ${({ theme }) => theme.size.touch};
    align-content: center;
    color: ${({ theme }) => theme.color.primary};
    font-weight: 700;
    cursor: pointer;
  }
`;

const Message = styled.p`
  margin: 0 0 ${({ theme }) => theme.space[3]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
