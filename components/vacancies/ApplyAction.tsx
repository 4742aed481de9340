import type { ComponentProps, ComponentType } from 'react';
import styled from 'styled-components';
import { SmallNote } from '@/components/ui/data/Text';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { getRegisterHref, useLoginPrompt } from '@/hooks/session/login-prompt';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useVacancyApplication } from '@/hooks/vacancy-applications';
import { dayTimeText } from '@/lib/dates';
import { closedVacancyText } from '@/lib/vacancies/vacancy-text';
import { allowedEvents } from '@/schemas/application-transitions';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { theme } from '@/styles/theme';
import type { ApplicationStatus as Status } from './ApplicationStatus';

interface ApplyActionProps {
  vacancy: Vacancy;
  /** `ApplicationStatus`. A page loads it only for members who have applied; the preview contains it. */
  ApplicationStatus: ComponentType<ComponentProps<typeof Status>>;
}

/** Shows the next step for this user and this vacancy. */
export function ApplyAction({ vacancy, ApplicationStatus }: ApplyActionProps) {
  const isLoggedIn = useIsLoggedIn();
  const application = useVacancyApplication(vacancy.id);
  const isOpen = vacancy.status === 'open';
  const entryHref = `/vacancy/${vacancy.id}/entry`;
  const loginPrompt = useLoginPrompt(entryHref);
  const canApply = allowedEvents(application?.status ?? null, isOpen).includes('apply');

  return (
    <>
      {application && <ApplicationStatus vacancy={vacancy} application={application} />}
      {!application && !isOpen && <SmallNote>{closedVacancyText(vacancy.status)}</SmallNote>}
      {!isOpen && (
        <SmallNote>
          <TextLink href="/vacancy/?status=open">募集中の案件を見る</TextLink>
        </SmallNote>
      )}
      {canApply && (
        <>
          {isLoggedIn ? (
            <LinkButton variant="primary" fullWidth href={entryHref}>
              応募へ進む
            </LinkButton>
          ) : (
            <LinkButton variant="primary" fullWidth href={getRegisterHref(entryHref)}>
              会員登録して応募
            </LinkButton>
          )}
          <Notes>
            {vacancy.deadline && <SmallNote>{`締切：${dayTimeText(vacancy.deadline)}まで`}</SmallNote>}
            {!isLoggedIn && (
              <SmallNote>
                会員の方は<TextLink {...loginPrompt}>ログイン</TextLink>
              </SmallNote>
            )}
          </Notes>
        </>
      )}
    </>
  );
}

/* A gap separates the notes on one line, because a mark between them would end the first of two lines. */
const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${theme.space[4]};

  &:empty {
    display: none;
  }
`;
