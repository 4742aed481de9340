import styled from 'styled-components';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { SmallNote } from '@/components/ui/data/Text';
import { ActionPanel } from '@/components/ui/layout/ContentWithAside';
import { TextLink } from '@/components/ui/navigation/TextLink';
import {
  getSeminarApplicationState,
  useApplyToSeminar,
  useSeminarApplications,
} from '@/hooks/seminar-applications';
import { deadlineText } from '@/lib/seminars/seminar-text';
import type { Seminar } from '@/schemas/seminar-fields';
import { theme } from '@/styles/theme';
import { CalendarLinks } from './CalendarLinks';
import { JoinLink } from './JoinLink';
import { SeminarApplicationActions as SeminarActions } from './SeminarApplicationActions';
import { SeminarApplyAction } from './SeminarApplyAction';

const STATUS_NOTES = {
  full: 'このセミナーは満席です。',
  closed: 'このセミナーの受付は終了しました。',
  past: 'このセミナーは終了しました。',
  cancelled: 'このセミナーは中止となりました。',
} as const;

/** Shows the member's application status for this seminar and the next step. */
export function SeminarApplicationPanel({ seminar }: { seminar: Seminar }) {
  const { displayStatus, application } = getSeminarApplicationState(seminar, useSeminarApplications().data);
  const applying = useApplyToSeminar(seminar, displayStatus);

  return (
    <ActionPanel aria-label="お申し込み">
      <SeminarApplyAction seminar={seminar} displayStatus={displayStatus} application={applying} />
      {displayStatus === 'applied' && application && (
        <>
          <AppliedRow>
            <StatusStamp lines={['申込', '済']} animate={applying.isSuccess} />
            <TextLink href="/mypage/seminar/">申し込んだセミナーを見る</TextLink>
          </AppliedRow>
          {application.online_url && <JoinLink onlineUrl={application.online_url} />}
          <CalendarLinks seminar={seminar} onlineUrl={application.online_url} />
        </>
      )}
      {displayStatus === 'application-cancelled' && (
        <SmallNote $align="start">このセミナーの申し込みは取り消し済みです。</SmallNote>
      )}
      {application && <SeminarActions application={application} seminar={seminar} />}
      {displayStatus in STATUS_NOTES && (
        <>
          <SmallNote $align="start">
            {STATUS_NOTES[displayStatus as keyof typeof STATUS_NOTES]}
            {seminar.cancel_reason}
          </SmallNote>
          <TextLink href="/seminar">ほかのセミナーを見る</TextLink>
        </>
      )}
      {(displayStatus === 'open' || displayStatus === 'application-cancelled') && seminar.closes_before && (
        <SmallNote $align="start">お申し込みは{deadlineText(seminar.closes_before)}</SmallNote>
      )}
      {displayStatus === 'open' && !applying.isLoggedIn && (
        <SmallNote $align="start">お申し込みには会員登録（無料）が必要です。</SmallNote>
      )}
    </ActionPanel>
  );
}

const AppliedRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;
