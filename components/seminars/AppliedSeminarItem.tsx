import styled from 'styled-components';
import { EventHistory } from '@/components/ui/EventHistory';
import { RecordRow } from '@/components/ui/RecordRow';
import { SealMark } from '@/components/ui/SealMark';
import type { SeminarApplied } from '@/schemas/seminar-applications';
import { seminarState } from '@/schemas/seminar-text';
import { CalendarLinks } from './CalendarLinks';
import { JoinLink } from './JoinLink';
import { SeminarActions } from './SeminarActions';
import { SeminarFacts } from './SeminarFacts';
import { SeminarStateBadge } from './SeminarStateBadge';

const eventLabels = { apply: '申し込み', cancel: 'キャンセル', reapply: '再申し込み' };

interface AppliedSeminarItemProps {
  application: SeminarApplied['results'][number];
  now: number;
}

export function AppliedSeminarItem({ application, now }: AppliedSeminarItemProps) {
  const { id, seminar, status, history, online_url: onlineUrl } = application;
  const state = seminarState(seminar.status, application);
  const titleId = `application-${id}`;
  return (
    <RecordRow
      title={seminar.title}
      href={`/seminar/${seminar.id}/`}
      titleId={titleId}
      kicker={
        <>
          <SeminarStateBadge state={state} seminar={seminar} now={now} />
          {seminar.topic}
        </>
      }
      side={
        <Side>
          <EventHistory
            label="申し込みの履歴"
            events={history.map(({ event, at }) => ({ what: eventLabels[event], at }))}
          >
            {status === 'applied' ? <SealMark lines={['申込', '済']} /> : <strong>キャンセル済み</strong>}
          </EventHistory>
          <SeminarActions application={application} seminar={seminar} describedBy={titleId} />
        </Side>
      }
    >
      <SeminarFacts seminar={seminar} />
      {state === 'applied' && (
        <Ahead>
          {onlineUrl && <JoinLink href={onlineUrl} />}
          <CalendarLinks seminar={seminar} onlineUrl={onlineUrl} />
        </Ahead>
      )}
    </RecordRow>
  );
}

const Side = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

const Ahead = styled.div`
  margin-block-start: ${({ theme }) => theme.space[3]};
`;
