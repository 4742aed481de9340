import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { LedgerRow } from '@/components/ui/LedgerRow';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { SealMark } from '@/components/ui/SealMark';
import { deadlineText } from '@/config/deadline';
import { useApplyToSeminar } from '@/hooks/applying-to-seminars';
import type { SeminarStanding } from '@/hooks/seminar-applications';
import { allowedSeminarEvents } from '@/schemas/seminar-application-states';
import type { SeminarSummary } from '@/schemas/seminars';
import { below, phraseBreaks } from '@/styles/mixins';
import { ApplyToSeminar } from './ApplyToSeminar';
import { SeminarFacts } from './SeminarFacts';
import { SeminarStateBadge } from './SeminarStateBadge';

// Only who has applied needs it.
const SeminarActions = dynamic(
  lazyComponent(() => import('./SeminarActions').then((module) => module.SeminarActions)),
  { loading: LazyFallback },
);

interface SeminarRowItemProps {
  seminar: SeminarSummary;
  standing: SeminarStanding;
  /** When the data was fetched, ms. */
  now: number;
}

/** A row of the list, from which the seminar can be applied for, left and applied for again. */
export function SeminarRowItem({ seminar, standing: { state, application }, now }: SeminarRowItemProps) {
  const applying = useApplyToSeminar(seminar.id, state);
  const linkId = `seminar-${seminar.id}`;
  const mayStillApply = state === 'open' || state === 'withdrawn';
  const hasLeft = application?.status === 'cancelled';
  const mayStep = application && allowedSeminarEvents(application.status, seminar.status).length > 0;

  return (
    <LedgerRow
      title={seminar.title}
      href={`/seminar/${seminar.id}/`}
      linkId={linkId}
      kicker={
        <>
          <SeminarStateBadge state={state} seminar={seminar} now={now} />
          <span>{seminar.topic}</span>
        </>
      }
      lead={<Lead>{seminar.lead}</Lead>}
      seal={state === 'applied' && <SealMark lines={['申込', '済']} press={applying.isSuccess} />}
      actions={
        (mayStillApply || mayStep || hasLeft || applying.error) && (
          <Foot>
            <Deadline>
              {mayStillApply && `お申し込みは${deadlineText(seminar.closes_before)}`}
              {hasLeft && !mayStillApply && '申し込みはキャンセル済みです。'}
            </Deadline>
            <ApplyToSeminar compact state={state} applying={applying} describedBy={linkId} />
            {application && (mayStep || hasLeft) && (
              <SeminarActions compact application={application} seminar={seminar} describedBy={linkId} />
            )}
          </Foot>
        )
      }
    >
      <SeminarFacts seminar={seminar} />
    </LedgerRow>
  );
}

const Lead = styled.p`
  ${phraseBreaks}
  font-size: ${({ theme }) => theme.text.small};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};

  ${below.sm} {
    display: grid;
    justify-content: stretch;
  }
`;

const Deadline = styled.p`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
