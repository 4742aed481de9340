import styled from 'styled-components';
import type { ComparisonCell } from '@/components/ui/data/ComparisonCells';
import { ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { Badge } from '@/components/ui/feedback/Badge';
import type { SeminarApplicationState } from '@/hooks/seminar-applications';
import { timeRangeText } from '@/lib/dates';
import { daysLeftText, shortDayText } from '@/lib/list-dates';
import { remainingSeats } from '@/lib/seminars/seminar-seats';
import { cpeText, feeText } from '@/lib/seminars/seminar-text';
import { isClosingSoon, UNKNOWN_TEXT } from '@/lib/vacancies/vacancy-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SeminarRowEnd } from './SeminarRowEnd';

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
  { label: 'CPD', width: '3.5rem', isFigure: true },
  { label: '空き', width: '5rem', isFigure: true },
  { label: '締切', width: '5rem', isFigure: true },
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
          <Hours>{timeRangeText(seminar)}</Hours>
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

/* In one line on a desktop, so that all rows are of one height. */
const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};

  ${media.lg} {
    margin-block-start: ${theme.space[1]};
    flex-wrap: nowrap;

    & > :last-child {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

/* Beside the day on small widths, where the two are one line, and below it in the column. */
const Hours = styled.span`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};

  ${media.lg} {
    display: block;
  }
`;
