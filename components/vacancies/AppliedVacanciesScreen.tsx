import styled from 'styled-components';
import { AppliedListScreen } from '@/components/applications/AppliedListScreen';
import { AppliedRow } from '@/components/applications/AppliedRow';
import { FactGrid } from '@/components/ui/data/FactGrid';
import { PreservedText } from '@/components/ui/data/Text';
import { useAppliedVacancies } from '@/hooks/vacancy-applications';
import { dayText } from '@/lib/dates';
import { UNKNOWN_TEXT } from '@/lib/labels';
import { type ReplyDays, startTimingText } from '@/lib/vacancies/vacancy-applications';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import type { AppliedVacancy } from '@/schemas/application-fields';
import type { VacancySummary } from '@/schemas/vacancy-fields';
import { touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ApplicationStatus } from './ApplicationStatus';
import { ConditionChanges } from './ConditionChanges';
import { ReplyNote } from './ReplyNote';
import { VacancyStatusBadge } from './VacancyStatusBadge';

export interface AppliedVacanciesProps {
  replyDays: ReplyDays;
}

/** The page /mypage/vacancy/: the vacancies that the member has applied for. */
export function AppliedVacanciesScreen({ replyDays }: AppliedVacanciesProps) {
  const applied = useAppliedVacancies();
  return (
    <AppliedListScreen
      title="応募した案件"
      query={applied}
      renderRow={(application) => (
        <AppliedVacancyRow
          key={application.id}
          application={application}
          fetchedAt={applied.dataUpdatedAt}
          replyDays={replyDays}
        />
      )}
      emptyState={{
        text: '気になる案件に応募すると、ここで状況を確認できます。',
        action: '案件を探す',
        href: '/vacancy/',
      }}
    />
  );
}

interface AppliedVacancyRowProps {
  application: AppliedVacancy;
  fetchedAt: number;
  replyDays: ReplyDays;
}

function AppliedVacancyRow({ application, fetchedAt, replyDays }: AppliedVacancyRowProps) {
  const { id, vacancy, message, request, licenses } = application;
  const titleId = `application-${id}`;
  const start = startTimingText(application);
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
          vacancy={vacancy}
          application={application}
          describedBy={titleId}
          note={
            <ReplyNote
              application={application}
              vacancyStatus={vacancy.status}
              replyDays={replyDays}
              now={fetchedAt}
            />
          }
        />
      }
    >
      <VacancyFacts vacancy={vacancy} />
      {start && <Start>参画できる時期：{start}</Start>}
      <ConditionChanges vacancy={vacancy} applied={application.conditions} />
      {(message || request) && (
        <Details>
          <summary aria-describedby={titleId}>応募した内容を見る</summary>
          <PreservedText as="p">{message}</PreservedText>
          {request && <PreservedText as="p">{request}</PreservedText>}
          {licenses.length > 0 && <p>企業に届く資格：{licenses.join('、')}</p>}
        </Details>
      )}
    </AppliedRow>
  );
}

function VacancyFacts({ vacancy }: { vacancy: VacancySummary }) {
  return (
    <FactGrid
      columns="2fr 1fr 1.6fr 1.2fr"
      facts={[
        ['報酬', rewardText(vacancy.reward)],
        ['稼働', workingDaysText(vacancy.working_days)],
        ['勤務地', workplaceText(vacancy)],
        ['締切', dayText(vacancy.deadline) || UNKNOWN_TEXT],
      ]}
    />
  );
}

const Start = styled.p`
  margin-block-start: ${theme.space[2]};
  font-size: ${theme.text.small};
`;

const Details = styled.details`
  margin-block-start: ${theme.space[2]};
  font-size: ${theme.text.small};

  summary {
    ${touch} {
      min-height: ${theme.size.touch};
      align-content: center;
    }

    color: ${theme.color.primary};
    font-weight: 700;
    cursor: pointer;
  }

  p + p {
    margin-block-start: ${theme.space[3]};
  }
`;
