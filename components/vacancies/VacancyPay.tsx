import styled from 'styled-components';
import { hourlyRateText } from '@/lib/vacancies/hourly-rate';
import { rewardFigures } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** What a vacancy pays, in large figures: 48〜60万円/月, without tax, and about how much that is an hour. */
export function VacancyPay({ vacancy, isCompact = false }: { vacancy: Vacancy; isCompact?: boolean }) {
  const [figures, unit] = rewardFigures(vacancy.reward);
  const rate = hourlyRateText(vacancy);
  return (
    <Root className={isCompact ? 'compact' : undefined}>
      {unit ? (
        <>
          <span className="visually-hidden">報酬</span>
          <strong>
            {figures}
            <small>{unit}</small>
          </strong>
        </>
      ) : (
        `報酬 ${figures}`
      )}
      {!isCompact && unit && <span>税別</span>}
      {rate && <span>{rate}</span>}
    </Root>
  );
}

const Root = styled.p`
  ${tabularNumerals}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  line-height: ${theme.lineHeight.heading};

  strong {
    color: ${theme.color.textPrimary};
    font-size: ${theme.text.page};
    letter-spacing: 0;
  }

  small {
    font-size: ${theme.text.body};
    letter-spacing: 0.02em;
  }

  strong + span + span {
    font-size: ${theme.text.body};
  }

  &.compact {
    column-gap: ${theme.space[2]};

    strong {
      font-size: ${theme.text.pagePhone};
    }
  }
`;
