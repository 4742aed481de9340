import dynamic from 'next/dynamic';
import { loadLoginModal } from '@/components/auth/login-modal';
import { LinkButton } from '@/components/ui/LinkButton';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { SmallNote } from '@/components/ui/SmallNote';
import { dayTimeText } from '@/config/dates';
import { useIdlePrefetch } from '@/hooks/idle-prefetch';
import { useLoginPrompt } from '@/hooks/login-prompt';
import { useIsLoggedIn } from '@/hooks/login-status';
import { useVacancyApplication } from '@/hooks/vacancy-applications';
import { allowedEvents } from '@/schemas/application-states';
import type { Vacancy } from '@/schemas/vacancies';

// Only who has applied needs it.
const ApplicationStanding = dynamic(
  lazyComponent(() => import('./ApplicationStanding').then((module) => module.ApplicationStanding)),
  { loading: LazyFallback },
);

/** The one next step for this person and this vacancy. */
export function ApplySteps({ vacancy }: { vacancy: Vacancy }) {
  const isLoggedIn = useIsLoggedIn();
  const application = useVacancyApplication(vacancy.id);
  const isOpen = vacancy.status === 'open';
  const entryHref = `/vacancy/${vacancy.id}/entry`;
  const loginPrompt = useLoginPrompt(entryHref);
  const mayApply = allowedEvents(application?.status ?? null, isOpen).includes('apply');
  useIdlePrefetch(loadLoginModal, mayApply && !isLoggedIn);

  return (
    <>
      {application && <ApplicationStanding application={application} isOpen={isOpen} />}
      {!application && !isOpen && <SmallNote>この案件は募集を終了しました。</SmallNote>}
      {mayApply && (
        <>
          <LinkButton variant="primary" wide {...(isLoggedIn ? { href: entryHref } : loginPrompt)}>
            応募へ進む
          </LinkButton>
          <SmallNote>締切：{dayTimeText(vacancy.deadline)} まで</SmallNote>
          {!isLoggedIn && <SmallNote>応募には会員登録（無料）が必要です。</SmallNote>}
        </>
      )}
    </>
  );
}
