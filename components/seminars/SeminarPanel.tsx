import { useEffect } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LinkButton } from '@/components/ui/LinkButton';
import { SealMark } from '@/components/ui/SealMark';
import { TextLink } from '@/components/ui/TextLink';
import { deadlineText } from '@/config/deadline';
import { useApplyToSeminar } from '@/hooks/applying-to-seminars';
import { useLoginPrompt } from '@/hooks/login-prompt';
import { useIsLoggedIn } from '@/hooks/login-status';
import { useSeminarApplications } from '@/hooks/seminar-applications';
import { failureText } from '@/schemas/failures';
import { seminarState } from '@/schemas/seminar-text';
import type { Seminar } from '@/schemas/seminars';
import { takeWanted, useSeminarStore } from '@/stores/seminar-store';
import { media, phraseBreaks } from '@/styles/mixins';
import { CalendarLinks } from './CalendarLinks';
import { SeminarActions } from './SeminarActions';

const NOTES = {
  full: 'このセミナーは満席です。',
  closed: 'このセミナーの受付は終了しました。',
  past: 'このセミナーは終了しました。',
  'called-off': 'このセミナーは中止となりました。',
} as const;

/** Where the person stands with this seminar, and the one next step. */
export function SeminarPanel({ seminar }: { seminar: Seminar }) {
  const isLoggedIn = useIsLoggedIn();
  const { data: applications } = useSeminarApplications();
  const application = applications?.find((each) => each.seminar === seminar.id);
  const state = seminarState(seminar.status, application);
  const { mutate: apply, isPending, isSuccess, error } = useApplyToSeminar();
  const prompt = useLoginPrompt(`/seminar/${seminar.id}/`);

  // Who was asked to log in on the way goes on from there by themselves.
  const isKnown = isLoggedIn && applications !== undefined;
  useEffect(() => {
    if (isKnown && takeWanted(seminar.id) && state === 'open') apply(seminar.id);
  }, [isKnown, seminar.id, state, apply]);

  return (
    <Panel aria-label="お申し込み">
      {error && (
        <InlineNotice tone="error" role="alert">
          {failureText(error)}
        </InlineNotice>
      )}
      {state === 'open' && isLoggedIn && (
        <Button variant="primary" wide pending={isPending} onClick={() => apply(seminar.id)}>
          申し込む
        </Button>
      )}
      {state === 'open' && !isLoggedIn && (
        <LinkButton
          variant="primary"
          wide
          href={prompt.href}
          onClick={(event) => {
            useSeminarStore.getState().want(seminar.id);
            prompt.onClick(event);
          }}
        >
          申し込む
        </LinkButton>
      )}
      {state === 'applied' && application && (
        <>
          <Standing>
            <SealMark lines={['申込', '済']} press={isSuccess} />
            <TextLink href="/mypage/seminar/">申し込んだセミナーを見る</TextLink>
          </Standing>
          {application.online_url && (
            <Note>
              参加用URL：
              <TextLink newTab href={application.online_url}>
                {application.online_url}
              </TextLink>
            </Note>
          )}
          <CalendarLinks seminar={seminar} onlineUrl={application.online_url} />
        </>
      )}
      {state === 'withdrawn' && <Note>このセミナーの申し込みはキャンセル済みです。</Note>}
      {application && <SeminarActions application={application} seminar={seminar.status} />}
      {state in NOTES && (
        <Note>
          {NOTES[state as keyof typeof NOTES]}
          {seminar.cancel_reason}
        </Note>
      )}
      {(state === 'open' || state === 'withdrawn') && (
        <Note>お申し込みは{deadlineText(seminar.closes_before)}</Note>
      )}
      {state === 'open' && !isLoggedIn && <Note>お申し込みには会員登録（無料）が必要です。</Note>}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin-inline: -${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.surface};
  border-block-start: ${({ theme }) => theme.line.rule};

  ${media.lg} {
    margin-inline: 0;
    padding: ${({ theme }) => theme.space[5]};
    border: ${({ theme }) => theme.line.rule};
    border-block-start: ${({ theme }) => theme.line.heavy};
  }
`;

const Standing = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;

const Note = styled.p`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
