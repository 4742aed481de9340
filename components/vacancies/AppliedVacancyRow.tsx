import styled from 'styled-components';
import { AppliedRow } from '@/components/applications/AppliedRow';
import { PreservedText } from '@/components/ui/data/PreservedText';
import type { AppliedVacancy } from '@/schemas/replies/vacancy-applications';
import { ApplicationStatus } from './ApplicationStatus';
import { VacancyFacts } from './VacancyFacts';
import { VacancyStatusBadge } from './VacancyStatusBadge';

interface AppliedVacancyRowProps {
  application: AppliedVacancy;
  fetchedAt: number;
}

export function AppliedVacancyRow({ application, fetchedAt }: AppliedVacancyRowProps) {
  const { id, vacancy, message, request } = application;
  const titleId = `application-${id}`;
  return (
    <AppliedRow
      title={vacancy.title}
      href={`/vacancy/${vacancy.id}/`}
      titleId={titleId}
      eyebrow={
        <>
          <VacancyStatusBadge vacancy={vacancy} fetchedAt={fetchedAt} />
          {vacancy.company_profile}
        </>
      }
      aside={
        <ApplicationStatus
          application={application}
          isOpen={vacancy.status === 'open'}
          describedBy={titleId}
        />
      }
    >
      <VacancyFacts vacancy={vacancy} />
      {(message || request) && (
        <Details>
          <summary>応募した内容を見る</summary>
          <PreservedText as="p">{message}</PreservedText>
          {request && <PreservedText as="p">{request}</PreservedText>}
        </Details>
      )}
    </AppliedRow>
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
