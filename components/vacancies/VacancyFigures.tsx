import styled from 'styled-components';
import { Figure } from '@/components/ui/data/Figure';
import { shortDayText } from '@/lib/dates';
import { daysLeftText, isClosingSoon } from '@/lib/deadlines';
import { rewardLines } from '@/lib/vacancies/hourly-rate';
import type { VacancySummary } from '@/schemas/vacancy-fields';
import { below, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancyFiguresProps {
  vacancy: Pick<VacancySummary, 'reward' | 'working_days' | 'deadline' | 'status'> & { hours?: string };
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** What a vacancy pays, with the units in one column, and when it closes: side by side at the end of a row, or below its text. */
export function VacancyFigures({ vacancy, fetchedAt }: VacancyFiguresProps) {
  const { deadline, status, hours = '' } = vacancy;
  const [[amounts, unit], secondLine] = rewardLines({ ...vacancy, hours });
  return (
    <Root>
      <div>
        <Figure number={<strong>{amounts}</strong>} unit={unit} />
        {secondLine && <Figure number={secondLine[0]} unit={secondLine[1]} />}
      </div>
      {deadline && (
        <p className={isClosingSoon(vacancy, fetchedAt) ? 'urgent' : undefined}>
          <span className="no-break">
            締切 <time dateTime={deadline}>{shortDayText(deadline)}</time>
          </span>
          {status === 'open' && <span className="no-break left">{daysLeftText(deadline, fetchedAt)}</span>}
        </p>
      )}
    </Root>
  );
}

/* A phone has room for the day only. Its colour says that it is near. */
const Root = styled.div`
  ${tabularNumerals}
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
  line-height: ${theme.lineHeight.row};

  ${media.md} {
    flex-flow: row nowrap;
    align-items: center;

    & > div {
      min-width: 9.5rem;
    }

    & > p {
      display: grid;
      min-width: 5.75rem;
      text-align: end;
    }
  }

  strong {
    color: ${theme.color.textPrimary};
    font-size: ${theme.text.body};
  }

  .urgent {
    color: ${theme.color.accent};
    font-weight: 700;
  }

  ${below.md} {
    .left {
      display: none;
    }
  }
`;
