import styled from 'styled-components';
import { loadLoginModal } from '@/components/auth/login-modal';
import { ActionPanel } from '@/components/ui/ActionPanel';
import { SealMark } from '@/components/ui/SealMark';
import { SmallNote } from '@/components/ui/SmallNote';
import { TextLink } from '@/components/ui/TextLink';
import { deadlineText } from '@/config/deadline';
import { useApplyToSeminar } from '@/hooks/applying-to-seminars';
import { useIdlePrefetch } from '@/hooks/idle-prefetch';
import { seminarStanding, useSeminarApplications } from '@/hooks/seminar-applications';
import type { Seminar } from '@/schemas/seminars';
import { ApplyToSeminar } from './ApplyToSeminar';
import { CalendarLinks } from './CalendarLinks';
import { JoinLink } from './JoinLink';
import { SeminarActions } from './SeminarActions';

const NOTES = {
  full: 'このセミナーは満席です。',
  closed: 'このセミナーの受付は終了しました。',
  past: 'このセミナーは終了しました。',
  'called-off': 'このセミナーは中止となりました。',
} as const;

/** Where the person stands with this seminar, and the one next step. */
export function SeminarPanel({ seminar }: { seminar: Seminar }) {
  const { state, application } = seminarStanding(seminar, useSeminarApplications().data);
  const applying = useApplyToSeminar(seminar.id, state);
  useIdlePrefetch(loadLoginModal, state === 'open' && !applying.isLoggedIn);

  return (
    <ActionPanel aria-label="お申し込み">
      <ApplyToSeminar state={state} applying={applying} />
      {state === 'applied' && application && (
        <>
          <Standing>
            <SealMark lines={['申込', '済']} press={applying.isSuccess} />
            <TextLink href="/mypage/seminar/">申し込んだセミナーを見る</TextLink>
          </Standing>
          {application.online_url && <JoinLink href={application.online_url} />}
          <CalendarLinks seminar={seminar} onlineUrl={application.online_url} />
        </>
      )}
      {state === 'withdrawn' && (
        <SmallNote $align="start">このセミナーの申し込みはキャンセル済みです。</SmallNote>
      )}
      {application && <SeminarActions application={application} seminar={seminar} />}
      {state in NOTES && (
        <>
          <SmallNote $align="start">
            {NOTES[state as keyof typeof NOTES]}
            {seminar.cancel_reason}
          </SmallNote>
          <TextLink href="/seminar">ほかのセミナーを見る</TextLink>
        </>
      )}
      {(state === 'open' || state === 'withdrawn') && (
        <SmallNote $align="start">お申し込みは{deadlineText(seminar.closes_before)}</SmallNote>
      )}
      {state === 'open' && !applying.isLoggedIn && (
        <SmallNote $align="start">お申し込みには会員登録（無料）が必要です。</SmallNote>
      )}
    </ActionPanel>
  );
}

const Standing = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;
