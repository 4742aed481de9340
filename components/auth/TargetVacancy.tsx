import { useRouter } from 'next/router';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { useVacancyPreview } from '@/hooks/vacancies';
import { shortDayText } from '@/lib/dates';
import { daysLeftText, isClosingSoon } from '@/lib/deadlines';
import { hourlyRateText } from '@/lib/vacancies/hourly-rate';
import { rewardFigures, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import { useNavigationStore } from '@/stores/navigation-store';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const ENTRY_PATH = /^\/vacancy\/(\d{1,9})\/entry\/?$/;

/** Returns the id of the vacancy whose application follows the registration; undefined for another target. */
function useTargetVacancyId(): number | undefined {
  const { redirect } = useRouter().query;
  const stored = useNavigationStore((state) => state.redirectTarget);
  // The server does not know what this tab has stored.
  const isHydrated = useIsHydrated();
  const target = typeof redirect === 'string' ? redirect : isHydrated && stored;
  const id = target ? ENTRY_PATH.exec(target)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
}

/** The vacancy for which a visitor registers. Renders nothing without one, and for one that is closed or unknown. */
export function TargetVacancy() {
  const id = useTargetVacancyId();
  return id === undefined ? null : <Vacancy id={id} />;
}

function Vacancy({ id }: { id: number }) {
  const { data: vacancy, isPending, dataUpdatedAt } = useVacancyPreview(id);
  if (isPending)
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    );
  if (vacancy?.status !== 'open') return null;
  const { deadline } = vacancy;
  const [figures, unit] = rewardFigures(vacancy.reward);
  return (
    <Card aria-label="応募する案件">
      <p>登録のあと、この案件の応募に進みます</p>
      <Title>
        <NoBreak text={vacancy.title} />
      </Title>
      <Facts>
        <p>
          <span className="no-break">{workingDaysText(vacancy.working_days)}</span> ・{' '}
          <span className="keep-whole">{workplaceText(vacancy)}</span>
        </p>
        {deadline && (
          <p className={isClosingSoon(vacancy, dataUpdatedAt) ? 'urgent' : undefined}>
            締切 {shortDayText(deadline)} {daysLeftText(deadline, dataUpdatedAt)}
          </p>
        )}
        <p className="pay">
          <span className="no-break">
            <strong>{figures}</strong> <b>{unit}</b>
          </span>{' '}
          <span className="no-break">{hourlyRateText(vacancy)}</span>
        </p>
      </Facts>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${theme.space[1]};
  min-height: 9.5rem;
  align-content: center;
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-inline-start: ${theme.border.bar};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  ${media.md} {
    min-height: 7.375rem;
    padding-inline: ${theme.space[5]};
  }
`;

const Title = styled.p`
  color: ${theme.color.textPrimary};
  font-size: ${theme.text.body};
  font-weight: 700;
  line-height: ${theme.lineHeight.row};
  word-break: auto-phrase;

  ${media.md} {
    font-size: ${theme.text.row};
  }
`;

const Facts = styled.div`
  ${tabularNumerals}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[4]};

  .urgent {
    color: ${theme.color.accent};
    font-weight: 700;
  }

  strong {
    font-size: ${theme.text.block};
  }

  strong,
  b {
    color: ${theme.color.textPrimary};
  }

  ${media.md} {
    .pay {
      margin-inline-start: auto;
    }
  }
`;
