import styled from 'styled-components';
import { Figure } from '@/components/ui/data/Figure';
import { daysLeftText, shortDayText } from '@/lib/dates';
import { hourlyRate } from '@/lib/vacancies/hourly-rate';
import { isClosingSoon, rewardFigures } from '@/lib/vacancies/vacancy-text';
import { numberText } from '@/schemas/number-text';
import type { VacancySummary } from '@/schemas/vacancy-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancyFiguresProps {
  vacancy: Pick<VacancySummary, 'reward' | 'working_days' | 'deadline' | 'status'> & { hours?: string };
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** What a vacancy pays and when it closes, below each other with the units in one column. */
export function VacancyFigures({ vacancy, fetchedAt }: VacancyFiguresProps) {
  const { deadline, status, hours = '' } = vacancy;
  const [figures, unit] = rewardFigures(vacancy.reward);
  const rate = hourlyRate({ ...vacancy, hours });
  const isUrgent = isClosingSoon(vacancy, fetchedAt);
  return (
    <Root>
      <Figure number={<strong>{figures}</strong>} unit={unit} />
      {rate !== null && <Figure number={`約${numberText(rate)}`} unit="円/時" />}
      {deadline && (
        <span className={isUrgent ? 'urgent' : undefined}>
          <Figure
            number={
              <>
                締切 <time dateTime={deadline}>{shortDayText(deadline)}</time>
              </>
            }
            unit={status === 'open' ? daysLeftText(deadline, fetchedAt) : ''}
          />
        </span>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  font-size: ${theme.text.caption};
  line-height: ${theme.lineHeight.row};

  ${media.md} {
    min-width: 13rem;
  }

  strong {
    font-size: ${theme.text.body};
  }

  .urgent {
    color: ${theme.color.accent};
    font-weight: 700;
  }

  .urgent small {
    font-weight: 700;
  }
`;
