import styled from 'styled-components';
import { PreservedText } from '@/components/ui/PreservedText';
import { RecordRow } from '@/components/ui/RecordRow';
import type { VacancyApplied } from '@/schemas/vacancy-applications';
import { ApplicationStanding } from './ApplicationStanding';
import { VacancyFacts } from './VacancyFacts';
import { VacancyStandingBadge } from './VacancyStandingBadge';

interface AppliedVacancyItemProps {
  application: VacancyApplied['results'][number];
  now: number;
}

export function AppliedVacancyItem({ application, now }: AppliedVacancyItemProps) {
  const { id, vacancy, message, request } = application;
  const titleId = `application-${id}`;
  return (
    <RecordRow
      title={vacancy.title}
      href={`/vacancy/${vacancy.id}/`}
      titleId={titleId}
      kicker={
        <>
          <VacancyStandingBadge vacancy={vacancy} now={now} />
          {vacancy.company_profile}
        </>
      }
      side={
        <ApplicationStanding
          application={application}
          isOpen={vacancy.status === 'open'}
          describedBy={titleId}
        />
      }
    >
      <VacancyFacts vacancy={vacancy} />
      <Details>
        <summary>応募した内容を見る</summary>
        <PreservedText as="p">{message}</PreservedText>
        {request && <PreservedText as="p">{request}</PreservedText>}
      </Details>
    </RecordRow>
  );
}

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

  p + p {
    margin-block-start: ${({ theme }) => theme.space[3]};
  }
`;
