import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { CompletionPanel } from '@/components/ui/feedback/CompletionPanel';
import { LinkButton } from '@/components/ui/navigation/Link';
import { focusHeading } from '@/hooks/browser/focus';
import type { ReplyDays } from '@/lib/vacancies/vacancy-applications';
import type { VacancyApplication } from '@/schemas/application-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ReplyNote } from './ReplyNote';

interface ApplicationCompleteProps {
  /** True when the member has just applied, false when the page is opened again later. */
  isNew: boolean;
  /** Undefined until the list of applications contains it. */
  application: VacancyApplication | undefined;
  vacancyStatus: string;
  replyDays: ReplyDays;
  /** The time of the data, in milliseconds since the epoch. */
  now: number;
}

/** The third step: confirms the application and explains what happens next. */
export function ApplicationComplete({
  isNew,
  application,
  vacancyStatus,
  replyDays,
  now,
}: ApplicationCompleteProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that sent the application is gone.
  useLayoutEffect(() => {
    if (isNew) focusHeading(ref.current);
  }, [isNew]);
  return (
    <CompletionPanel
      ref={ref}
      action={
        <Actions>
          <LinkButton href="/vacancy/">ほかの案件を見る</LinkButton>
          <LinkButton variant="primary" href="/mypage/vacancy/">
            応募した案件を確認する
          </LinkButton>
        </Actions>
      }
    >
      <p>ご応募ありがとうございます。確認のメールをお送りしました。</p>
      <ReplyNote
        application={application ?? { history: [] }}
        vacancyStatus={vacancyStatus}
        replyDays={replyDays}
        now={now}
      />
    </CompletionPanel>
  );
}

const Actions = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  width: 100%;

  ${media.sm} {
    grid-auto-flow: column;
    width: auto;
  }
`;
