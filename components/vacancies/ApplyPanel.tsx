import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { LinkButton } from '@/components/ui/LinkButton';
import { dayTimeText } from '@/config/dates';
import { useLoginPrompt } from '@/hooks/login-prompt';
import { useIsLoggedIn } from '@/hooks/login-status';
import { useVacancyApplication } from '@/hooks/vacancy-applications';
import { allowedEvents } from '@/schemas/application-states';
import type { Vacancy } from '@/schemas/vacancies';
import { media } from '@/styles/mixins';

// Only who has applied needs it.
const ApplicationStanding = dynamic(() =>
  import('./ApplicationStanding').then((module) => module.ApplicationStanding),
);

interface ApplyPanelProps {
  vacancy: Vacancy;
}

/** The one next step for this person and this vacancy. */
export function ApplyPanel({ vacancy }: ApplyPanelProps) {
  const isLoggedIn = useIsLoggedIn();
  const application = useVacancyApplication(vacancy.id);
  const isOpen = vacancy.status === 'open';
  const entryHref = `/vacancy/${vacancy.id}/entry`;
  const loginPrompt = useLoginPrompt(entryHref);
  const mayApply = allowedEvents(application?.status ?? null, isOpen).includes('apply');

  return (
    <Panel aria-label="応募">
      {application && <ApplicationStanding application={application} isOpen={isOpen} />}
      {!application && !isOpen && <Note>この案件は募集を終了しました。</Note>}
      {mayApply && (
        <>
          <LinkButton variant="primary" wide {...(isLoggedIn ? { href: entryHref } : loginPrompt)}>
            応募へ進む
          </LinkButton>
          <Note>締切：{dayTimeText(vacancy.deadline)} まで</Note>
          {!isLoggedIn && <Note>応募には会員登録（無料）が必要です。</Note>}
        </>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  margin-inline: -${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.surface};
  border-block-start: ${({ theme }) => theme.line.rule};

  ${media.lg} {
    margin-inline: 0;
    padding: ${({ theme }) => theme.space[5]};
    border: ${({ theme }) => theme.line.rule};
    border-block-start: ${({ theme }) => theme.line.heavy};
  }
`;

const Note = styled.p`
  margin: ${({ theme }) => theme.space[2]} 0 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  text-align: center;

  &:first-child {
    margin-block-start: 0;
  }
`;
