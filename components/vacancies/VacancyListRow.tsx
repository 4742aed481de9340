import type { MouseEventHandler } from 'react';
import { ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { Figure } from '@/components/ui/data/Figure';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { shortDayText } from '@/lib/dates';
import { daysLeftText, isClosingSoon } from '@/lib/deadlines';
import { UNKNOWN_TEXT } from '@/lib/labels';
import { rewardLines } from '@/lib/vacancies/hourly-rate';
import { workingDaysText, workplaceParts } from '@/lib/vacancies/vacancy-text';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { SaveButton } from './SaveButton';
import { VacancyStatusBadge } from './VacancyStatusBadge';

interface VacancyListRowProps {
  vacancy: VacancyRow;
  isApplied: boolean;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
  linkId: string;
  /** True when the vacancy is shown in the preview. */
  isCurrent: boolean;
  onLinkClick?: MouseEventHandler;
}

/** The columns of the vacancy list, for the cells of {@link VacancyListRow}. */
export const VACANCY_COLUMNS = [
  { label: '案件', width: 'minmax(0, 1fr)' },
  { label: '報酬', width: '11.75rem', isFigure: true },
  { label: '稼働・勤務地', width: '5.5rem' },
  { label: '締切', width: '4.75rem' },
  { label: '', width: '3rem' },
] as const;

function getDeadlineCell({ status, deadline }: VacancyRow, fetchedAt: number) {
  const day = deadline ? <time dateTime={deadline}>{shortDayText(deadline)}</time> : UNKNOWN_TEXT;
  return {
    term: '締切',
    value: <Figure number={day} unit={status === 'open' ? daysLeftText(deadline, fetchedAt) : ''} />,
    isTermShown: true,
    isUrgent: isClosingSoon({ status, deadline }, fetchedAt),
  };
}

/** A row of the vacancy list: what a member compares, and what the member did about it. */
export function VacancyListRow({ vacancy, isApplied, fetchedAt, ...link }: VacancyListRowProps) {
  const [[amounts, unit], secondLine] = rewardLines(vacancy);
  const [place, remote] = workplaceParts(vacancy);
  return (
    <ComparisonRow
      {...link}
      title={vacancy.title}
      href={`/vacancy/${vacancy.id}/`}
      caption={
        <div>
          {vacancy.status !== 'open' && <VacancyStatusBadge vacancy={vacancy} fetchedAt={fetchedAt} />}{' '}
          {vacancy.company_profile}
        </div>
      }
      isMuted={vacancy.status !== 'open'}
      cells={[
        {
          term: '報酬',
          value: <Figure number={<strong>{amounts}</strong>} unit={unit} />,
          detail: secondLine && <Figure number={secondLine[0]} unit={secondLine[1]} />,
          isFigure: true,
        },
        {
          term: '稼働・勤務地',
          value: workingDaysText(vacancy.working_days),
          detail: `${place || UNKNOWN_TEXT} ${remote}`.trimEnd(),
        },
        getDeadlineCell(vacancy, fetchedAt),
      ]}
      state={isApplied ? <StatusStamp /> : <SaveButton vacancy={vacancy} />}
    />
  );
}
