import styled from 'styled-components';
import { type ComparisonCell, ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { type SeminarApplicationState, useApplyToSeminar } from '@/hooks/seminar-applications';
import { shortDayText, timeRangeText } from '@/lib/dates';
import { daysLeftText, isClosingSoon } from '@/lib/deadlines';
import { UNKNOWN_TEXT } from '@/lib/labels';
import { cpeText, feeText, remainingSeats } from '@/lib/seminars/seminar-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SeminarApplicationActions as SeminarActions } from './SeminarApplicationActions';
import { SeminarApplyAction } from './SeminarApplyAction';
import { SeminarStatusBadge } from './SeminarStatusBadge';

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
  { label: '参加費', width: '4.5rem', isFigure: true },
  { label: 'CPD', width: '3.5rem', isFigure: true },
  { label: '空き', width: '4.5rem', isFigure: true },
  { label: '締切', width: '4.75rem', isFigure: true },
  { label: '', width: '10.5rem' },
] as const;

function getCells(seminar: SeminarSummary, fetchedAt: number, isOpen: boolean): ComparisonCell[] {
  const { starts_at: startsAt, fee, deadline } = seminar;
  const day = shortDayText(startsAt);
  const closingDay = shortDayText(deadline);
  return [
    {
      term: '日時',
      value: day ? (
        <>
          <time dateTime={startsAt}>
            <strong>{day}</strong>
          </time>{' '}
          <small>{timeRangeText(seminar)}</small>
        </>
      ) : (
        UNKNOWN_TEXT
      ),
    },
    { term: '参加費', value: fee === 0 ? <Badge tone="open">無料</Badge> : feeText(fee) },
    { term: 'CPD', value: cpeText(seminar.cpe_units), isTermShown: true },
    { term: '空き', ...remainingSeats(seminar) },
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
export function SeminarListRow({ seminar, applicationState, fetchedAt }: SeminarListRowProps) {
  const linkId = `seminar-${seminar.id}`;
  const [speaker, ...otherSpeakers] = seminar.speakers;
  const { displayStatus } = applicationState;
  const location = seminar.venue?.name || seminar.venue?.address;
  const canApply = displayStatus === 'open' || displayStatus === 'application-cancelled';

  return (
    <ComparisonRow
      title={seminar.title}
      href={`/seminar/${seminar.id}/`}
      linkId={linkId}
      caption={
        <Caption>
          {seminar.topic && <Badge tone="optional">{seminar.topic}</Badge>}
          {!seminar.venue && <Badge tone="optional">オンライン</Badge>}
          {location && <span>{location}</span>}
          {speaker && (
            <span>
              講師 {speaker.name}
              {otherSpeakers.length > 0 && ` ほか${otherSpeakers.length}名`}
            </span>
          )}
        </Caption>
      }
      cells={getCells(seminar, fetchedAt, canApply)}
    >
      <SeminarRowEnd
        seminar={seminar}
        applicationState={applicationState}
        fetchedAt={fetchedAt}
        linkId={linkId}
      />
    </ComparisonRow>
  );
}

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  white-space: normal;

  ${media.lg} {
    margin-block-start: ${theme.space[1]};
  }
`;

interface SeminarRowEndProps {
  seminar: SeminarSummary;
  applicationState: SeminarApplicationState;
  fetchedAt: number;
  /** Id of the link with the seminar's name. */
  linkId: string;
}

/** The end of a row of the list: what this visitor has done about the seminar, and what they can do now. */
function SeminarRowEnd({
  seminar,
  applicationState: { displayStatus, application },
  fetchedAt,
  linkId,
}: SeminarRowEndProps) {
  const applying = useApplyToSeminar(seminar, displayStatus);
  const isCancelled = application?.status === 'cancelled';
  return (
    <RowEnd>
      {displayStatus === 'applied' && <StatusStamp lines={['申込', '済']} animate={applying.isSuccess} />}
      {displayStatus !== 'open' && (
        <SeminarStatusBadge displayStatus={displayStatus} seminar={seminar} fetchedAt={fetchedAt} />
      )}
      {isCancelled && displayStatus !== 'application-cancelled' && <p>申し込みは取り消し済み</p>}
      <SeminarApplyAction
        compact
        seminar={seminar}
        displayStatus={displayStatus}
        application={applying}
        describedBy={linkId}
      />
      {displayStatus === 'applied' && seminar.starts_at && seminar.ends_at && (
        // A plain `<a>`, because this is a file and the router cannot render it.
        <a href={`/seminar/${seminar.id}/calendar.ics`} download aria-describedby={linkId}>
          カレンダーに追加
        </a>
      )}
      {isCancelled && (
        <SeminarActions compact application={application} seminar={seminar} describedBy={linkId} />
      )}
    </RowEnd>
  );
}

/*
 * Only the controls are above the link that covers the row, so that the space between them still opens it. On a desktop a badge
 * above a button fits in a row of 84 px only with half the gap, and the link is beside the stamp.
 */
const RowEnd = styled.div`
  display: grid;
  align-items: center;
  justify-items: end;
  gap: ${theme.space[1]} ${theme.space[2]};

  ${media.lg} {
    align-self: center;
    justify-content: end;
    row-gap: calc(${theme.space[1]} / 2);

    & > [role='img'] ~ a {
      grid-column: 2;
    }
  }

  & :is(a, button) {
    position: relative;
    z-index: 1;
  }

  & > a {
    font-size: ${theme.text.small};
  }

  & > p {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.badge};
  }
`;
