import type { MouseEventHandler } from 'react';
import { ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { daysLeftText, shortDayText } from '@/lib/dates';
import { labelOf } from '@/lib/labels';
import { hourlyRateText } from '@/lib/vacancies/hourly-rate';
import {
  isClosingSoon,
  rewardFigures,
  UNKNOWN_TEXT,
  vacancyStatusLabels,
  workingDaysText,
  workplaceParts,
} from '@/lib/vacancies/vacancy-text';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { SaveButton } from './SaveButton';

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
  { label: '報酬', width: '10.5rem', isFigure: true },
  { label: '稼働・勤務地', width: '5.5rem' },
  { label: '締切', width: '4.75rem' },
  { label: '', width: '3rem' },
] as const;

function getDeadlineCell({ status, deadline }: VacancyRow, fetchedAt: number) {
  return {
    term: '締切',
    value: deadline ? <time dateTime={deadline}>{shortDayText(deadline)}</time> : UNKNOWN_TEXT,
    detail: status === 'open' ? daysLeftText(deadline, fetchedAt) : labelOf(vacancyStatusLabels, status),
    isUrgent: isClosingSoon({ status, deadline }, fetchedAt),
  };
}

/** A row of the vacancy list: what a member compares, and what the member did about it. */
export function VacancyListRow({ vacancy, isApplied, fetchedAt, ...link }: VacancyListRowProps) {
  const [figures, unit] = rewardFigures(vacancy.reward);
  // A range may break in the middle, but a number never parts from its unit.
  const [highest, lowest] = figures.split(/(?<=.〜)(?=.)/).reverse();
  const [place, remote] = workplaceParts(vacancy);
  return (
    <ComparisonRow
      {...link}
      title={vacancy.title}
      href={`/vacancy/${vacancy.id}/`}
      caption={vacancy.company_profile}
      cells={[
        {
          term: '報酬',
          value: (
            <>
              {lowest && <strong>{lowest}</strong>}
              <span className="no-break">
                <strong>{highest}</strong>
                {unit}
              </span>
            </>
          ),
          detail: hourlyRateText(vacancy),
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
