import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import { ActionPanel } from '@/components/ui/layout/ContentWithAside';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { getRegisterHref, useLoginPrompt } from '@/hooks/session/login-prompt';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useVacancyApplication } from '@/hooks/vacancy-applications';
import { dayText, dayTimeText, endOf } from '@/lib/dates';
import { daysLeftText, isClosingSoon } from '@/lib/deadlines';
import { labelOf } from '@/lib/labels';
import { closedVacancyText, vacancyStatusLabels } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { below, media, panelTitle, tabularNumerals, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { AfterApplying } from './AfterApplying';
import type { ApplicationCardProps } from './ApplicationCard';
import { NameNote } from './NameNote';
import { SaveButton } from './SaveButton';
import { VacancyPay } from './VacancyPay';

interface ApplyCardProps {
  vacancy: Vacancy;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
  replyDays: ApplicationCardProps['replyDays'];
  /** The day until which an application of today usually gets an answer. */
  replyDay: string | undefined;
  /** `ApplicationCard`, which is loaded only for members who have applied. */
  ApplicationCard: ComponentType<ApplicationCardProps>;
}

/** The next step for this user and this vacancy: a card beside the text, and below it a bar in narrow windows. */
export function ApplyCard({ vacancy, fetchedAt, replyDays, replyDay, ApplicationCard }: ApplyCardProps) {
  const isLoggedIn = useIsLoggedIn();
  const application = useVacancyApplication(vacancy.id);
  const entryHref = `/vacancy/${vacancy.id}/entry`;
  const loginPrompt = useLoginPrompt(entryHref);
  const isOpen = vacancy.status === 'open';
  const deadline = <Deadline vacancy={vacancy} fetchedAt={fetchedAt} />;
  const save = <SaveButton key={vacancy.id} vacancy={vacancy} isWide />;

  return (
    <Root aria-label="応募">
      <div className="beside-only">
        <VacancyPay vacancy={vacancy} isCompact />
      </div>
      {application && (
        <ApplicationCard
          vacancy={vacancy}
          application={application}
          fetchedAt={fetchedAt}
          replyDays={replyDays}
          deadline={deadline}
          save={save}
        />
      )}
      {!application && isOpen && (
        <>
          {deadline}
          <div className="buttons">
            <LinkButton
              variant="primary"
              size="large"
              fullWidth
              href={isLoggedIn ? entryHref : getRegisterHref(entryHref)}
            >
              {isLoggedIn ? '応募へ進む' : '会員登録して応募'}
            </LinkButton>
            {save}
          </div>
          {!isLoggedIn && (
            <p className="note beside-only">
              会員の方は
              <TextLink {...loginPrompt} standalone>
                ログイン
              </TextLink>
            </p>
          )}
          <div className="beside-only after">
            {vacancy.selection && (
              <>
                <h2>応募のあと</h2>
                <AfterApplying vacancy={vacancy} replyDay={replyDay} hasMarks />
              </>
            )}
            <p className="note start">
              <NameNote />
            </p>
          </div>
        </>
      )}
      {!application && !isOpen && (
        <p className="closed">
          <Badge>{labelOf(vacancyStatusLabels, vacancy.status)}</Badge>
          {closedText(vacancy, fetchedAt)}
        </p>
      )}
      {!isOpen && (!application || application.status === 'cancelled') && (
        <LinkButton fullWidth href="/vacancy/?status=open">
          募集中の案件を見る
        </LinkButton>
      )}
    </Root>
  );
}

/** A vacancy that was closed before its deadline, or without one, does not say when. */
const closedText = ({ status, deadline }: Vacancy, fetchedAt: number) =>
  status === 'close' && endOf(deadline) <= fetchedAt
    ? `${dayText(deadline)}に締め切りました。`
    : closedVacancyText(status);

function Deadline({ vacancy, fetchedAt }: Pick<ApplyCardProps, 'vacancy' | 'fetchedAt'>) {
  const { deadline } = vacancy;
  if (!deadline) return null;
  const isUrgent = isClosingSoon(vacancy, fetchedAt);
  return (
    <p className="deadline">
      <span>締切</span>
      <time dateTime={deadline}>{dayTimeText(deadline)}</time>
      <span className={isUrgent ? 'urgent' : undefined}>{daysLeftText(deadline, fetchedAt)}</span>
    </p>
  );
}

/*
 * `ApplicationCard` has no style of its own. In a bar the button and the star are side by side, and the star has no text. The button
 * that cancels an application is beside the day of the application there.
 */
const Root = styled(ActionPanel)`
  ${tabularNumerals}
  grid-template-columns: minmax(0, 1fr);

  .deadline {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    font-size: ${theme.text.small};
  }

  .deadline > span {
    color: ${theme.color.textSecondary};
  }

  .deadline > :last-child {
    margin-inline-start: auto;
  }

  .deadline > .urgent {
    color: ${theme.color.accent};
    font-weight: 700;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }

  .buttons > :not([aria-pressed]) {
    flex: 1 0 auto;
    width: auto;
  }

  .note {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
    text-align: center;
  }

  .note.start {
    text-align: start;
    word-break: auto-phrase;
  }

  .closed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    font-size: ${theme.text.small};
    word-break: auto-phrase;
  }

  .applied {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[4]};
  }

  .applied > p {
    display: grid;
    flex: 1;
  }

  .applied > p > span {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }

  ${below.lg} {
    .beside-only {
      display: none;
    }

    grid-template-columns: minmax(0, 1fr) auto;
    reading-flow: grid-rows;

    & > * {
      grid-column: 1 / -1;
    }

    .buttons > [aria-pressed] > span {
      ${visuallyHidden}
    }

    & > .applied,
    & > .last {
      grid-area: 1 / 1;
    }

    & > .last {
      grid-column: 2;
      align-self: center;
      margin-inline-end: -${theme.space[3]};
    }

    .applied {
      column-gap: ${theme.space[3]};
      font-size: ${theme.text.small};
    }

    .applied > p > span {
      font-size: ${theme.text.caption};
    }
  }

  ${media.lg} {
    .bar-only {
      display: none;
    }

    .deadline > time {
      margin-inline-start: auto;
    }

    .deadline > :last-child {
      margin-inline-start: 0;
    }

    .buttons {
      display: grid;
      margin-block-start: ${theme.space[2]};
    }

    .after {
      margin-block-start: ${theme.space[1]};
      padding-block-start: ${theme.space[3]};
      border-block-start: ${theme.border.regular};
    }

    .after > .note,
    .last {
      margin-block-start: ${theme.space[1]};
      padding-block-start: ${theme.space[2]};
      border-block-start: ${theme.border.regular};
    }

    .after > .note {
      font-size: ${theme.text.caption};
    }

    .last {
      text-align: center;
    }
  }

  h2 {
    ${panelTitle}
    font-size: ${theme.text.small};
  }
`;
