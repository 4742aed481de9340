import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { ListRow } from '@/components/ui/data/ListRow';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { type SeminarApplicationState, useApplyToSeminar } from '@/hooks/seminar-applications';
import { deadlineText } from '@/lib/deadline';
import type { SeminarSummary } from '@/schemas/replies/seminars';
import { allowedSeminarEvents } from '@/schemas/seminar-application-transitions';
import { below, phraseBreaks } from '@/styles/mixins';
import { SeminarApplyAction } from './SeminarApplyAction';
import { SeminarFacts } from './SeminarFacts';
import { SeminarStatusBadge } from './SeminarStatusBadge';

// Loaded only for members who have applied.
const SeminarActions = dynamic(
  lazyComponent(() =>
    import('./SeminarApplicationActions').then((module) => module.SeminarApplicationActions),
  ),
  { loading: LazyFallback },
);

interface SeminarListRowProps {
  seminar: SeminarSummary;
  applicationState: SeminarApplicationState;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** A row of the seminar list, from which a member can apply, cancel and apply again. */
export function SeminarListRow({
  seminar,
  applicationState: { displayStatus, application },
  fetchedAt,
}: SeminarListRowProps) {
  const applying = useApplyToSeminar(seminar.id, displayStatus);
  const linkId = `seminar-${seminar.id}`;
  const canApply = displayStatus === 'open' || displayStatus === 'application-cancelled';
  const isCancelled = application?.status === 'cancelled';
  const canChange = application && allowedSeminarEvents(application.status, seminar.status).length > 0;

  return (
    <ListRow
      title={seminar.title}
      headingLevel={2}
      href={`/seminar/${seminar.id}/`}
      linkId={linkId}
      eyebrow={
        <>
          <SeminarStatusBadge displayStatus={displayStatus} seminar={seminar} fetchedAt={fetchedAt} />
          <span>{seminar.topic}</span>
        </>
      }
      lead={<Lead>{seminar.lead}</Lead>}
      stamp={
        displayStatus === 'applied' && <StatusStamp lines={['申込', '済']} animate={applying.isSuccess} />
      }
      actions={
        (canApply || canChange || isCancelled || applying.error) && (
          <ActionRow>
            <Deadline>
              {canApply && seminar.closes_before && `お申し込みは${deadlineText(seminar.closes_before)}`}
              {isCancelled && !canApply && '申し込みはキャンセル済みです。'}
            </Deadline>
            <SeminarApplyAction
              compact
              displayStatus={displayStatus}
              application={applying}
              describedBy={linkId}
            />
            {application && (canChange || isCancelled) && (
              <SeminarActions compact application={application} seminar={seminar} describedBy={linkId} />
            )}
          </ActionRow>
        )
      }
    >
      <SeminarFacts seminar={seminar} />
    </ListRow>
  );
}

const Lead = styled.p`
  ${phraseBreaks}
  font-size: ${({ theme }) => theme.text.small};
`;

const ActionRow = styled.div`
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
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
