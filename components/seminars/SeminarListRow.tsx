import dynamic from 'next/dynamic';
import styled from 'styled-components';
import type { ComparisonCell } from '@/components/ui/data/ComparisonCells';
import { ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { type SeminarApplicationState, useApplyToSeminar } from '@/hooks/seminar-applications';
import { errorMessage } from '@/lib/api-failure';
import { timeRangeText } from '@/lib/dates';
import { daysLeftText, shortDayText } from '@/lib/list-dates';
import { cpeText, feeText, isClosingSoon, remainingSeats } from '@/lib/seminar-text';
import { UNKNOWN_TEXT } from '@/lib/vacancy-text';
import type { SeminarSummary } from '@/schemas/replies/seminars';
import { allowedSeminarEvents } from '@/schemas/seminar-application-transitions';
import { media } from '@/styles/mixins';
import { SeminarApplyAction } from './SeminarApplyAction';
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

/** The columns of the seminar list, for the cells of {@link SeminarListRow}. */
export const SEMINAR_COLUMNS = [
  { label: 'セミナー', width: 'minmax(0, 1fr)' },
  { label: '日時', width: '6rem', isFigure: true },
  { label: '参加費', width: '5rem', isFigure: true },
  { label: 'CPE', width: '3.5rem', isFigure: true },
  { label: '定員', width: '5rem', isFigure: true },
  { label: '締切', width: '5rem', isFigure: true },
  { label: '', width: '9.5rem' },
] as const;

function getCells(seminar: SeminarSummary, fetchedAt: number, isOpen: boolean): ComparisonCell[] {
  const { starts_at: startsAt, fee, deadline } = seminar;
  const day = shortDayText(startsAt);
  const closingDay = shortDayText(deadline);
  return [
    {
      term: '日時',
      value: day ? (
        <time dateTime={startsAt}>
          <strong>{day}</strong>
        </time>
      ) : (
        UNKNOWN_TEXT
      ),
      detail: timeRangeText(seminar),
    },
    { term: '参加費', value: fee === 0 ? <Badge tone="open">無料</Badge> : feeText(fee) },
    { term: 'CPE', value: cpeText(seminar.cpe_units), isTermShown: true },
    { term: '定員', ...remainingSeats(seminar) },
    {
      term: '締切',
      value: closingDay ? <time dateTime={deadline}>{closingDay}</time> : UNKNOWN_TEXT,
      detail: isOpen && daysLeftText(deadline, fetchedAt),
      isTermShown: true,
      isUrgent: isOpen && isClosingSoon(seminar, fetchedAt),
    },
  ].map((cell) => ({ ...cell, isFigure: true }));
}

/** A row of the seminar list, from which a member can apply, cancel and apply again. */
export function SeminarListRow({
  seminar,
  applicationState: { displayStatus, application },
  fetchedAt,
}: SeminarListRowProps) {
  const applying = useApplyToSeminar(seminar.id, displayStatus);
  const linkId = `seminar-${seminar.id}`;
  const [speaker, ...otherSpeakers] = seminar.speakers;
  const canApply = displayStatus === 'open' || displayStatus === 'application-cancelled';
  const isCancelled = application?.status === 'cancelled';
  const canChange = application && allowedSeminarEvents(application.status, seminar.status).length > 0;

  return (
    <ComparisonRow
      title={seminar.title}
      href={`/seminar/${seminar.id}/`}
      linkId={linkId}
      caption={
        <Caption>
          {seminar.topic && <Badge tone="optional">{seminar.topic}</Badge>}
          {seminar.venue ? <span>{seminar.venue.name}</span> : <Badge tone="optional">オンライン</Badge>}
          {speaker && (
            <span>
              講師 {speaker.name}
              {otherSpeakers.length > 0 && ` ほか${otherSpeakers.length}名`}
            </span>
          )}
        </Caption>
      }
      cells={getCells(seminar, fetchedAt, canApply)}
      state={
        displayStatus === 'applied' && <StatusStamp lines={['申込', '済']} animate={applying.isSuccess} />
      }
      actions={
        <>
          {displayStatus !== 'open' && displayStatus !== 'applied' && (
            <SeminarStatusBadge displayStatus={displayStatus} seminar={seminar} fetchedAt={fetchedAt} />
          )}
          {isCancelled && displayStatus !== 'application-cancelled' && <Note>申し込みはキャンセル済み</Note>}
          <SeminarApplyAction
            compact
            displayStatus={displayStatus}
            application={applying}
            describedBy={linkId}
          />
          {application && (canChange || isCancelled) && (
            <SeminarActions compact application={application} seminar={seminar} describedBy={linkId} />
          )}
        </>
      }
      notice={
        applying.error && (
          <InlineNotice tone="error" role="alert">
            {errorMessage(applying.error)}
          </InlineNotice>
        )
      }
    />
  );
}

/* In one line on a desktop, so that all rows are of one height. */
const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};

  ${media.lg} {
    margin-block-start: ${({ theme }) => theme.space[1]};
    flex-wrap: nowrap;

    & > :last-child {
      min-width: 0;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.badge};
`;
