import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslatedTexts } from '@/hooks/browser/translated-texts';
import { useHttpFailures } from '@/hooks/errors/api-failures';
import { useScrollRestoration } from '@/hooks/navigation/scroll-restoration';
import { useMergeVisitorVacancies } from '@/hooks/saved-vacancies';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useLogoutElsewhere, useSessionSwitch } from '@/hooks/session/other-tabs';
import { useRelogin } from '@/hooks/session/relogin';
import { useRequiredModals } from '@/hooks/session/required-modals';
import { useMenuStore } from '@/stores/menu-store';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { RouteProgress } from './RouteProgress';

/** Runs the effects that every page has. */
export function SiteEffects() {
  useHttpFailures();
  useRelogin();
  useLogoutElsewhere();
  useScrollRestoration();
  useSaveRedirectTarget();
  useVisitHistory();
  useCloseOverlaysOnNavigation();
  useTranslatedTexts();
  useMergeVisitorVacancies();
  useHydrationMark();
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      {isLoggedIn && <MemberEffects />}
      <RouteProgress />
    </>
  );
}

function MemberEffects() {
  useRequiredModals();
  useSessionSwitch();
  return null;
}

/** Marks the page as hydrated for the tests (e2e/setup/test.ts). */
function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}

/** Paths that are never a redirect target after a login. */
const EXCLUDED_REDIRECT_TARGETS = /^\/(auth|404|custom-404)(\/|\?|#|$)/;

/** Stores the current path as the redirect target before any link opens the login or registration page (spec §2). */
function useSaveRedirectTarget() {
  const { asPath, events } = useRouter();
  useEffect(() => {
    const saveTarget = (path: string) => {
      if (!/^\/auth\/(login|register)\/?(\?|#|$)/.test(path) || EXCLUDED_REDIRECT_TARGETS.test(asPath))
        return;
      useNavigationStore.getState().saveRedirectTarget(asPath);
    };
    events.on('routeChangeStart', saveTarget);
    return () => events.off('routeChangeStart', saveTarget);
  }, [asPath, events]);
}

/** Records the visited URLs of this tab, without the tokens of mailed links (spec §3). */
function useVisitHistory() {
  const { asPath } = useRouter();
  useEffect(() => useNavigationStore.getState().addVisit(asPath.replace(/\?.*\btoken=.*/, '')), [asPath]);
}

/** Closes menus, the login dialog and the registration-complete dialog when the user navigates to another page. */
function useCloseOverlaysOnNavigation() {
  const { events } = useRouter();
  useEffect(() => {
    const closeMenus = () => useMenuStore.getState().closeAll();
    const closeAll = (_path: string, { shallow }: { shallow: boolean }) => {
      closeMenus();
      if (shallow) return;
      useModalStore.getState().close('login');
      // A dialog that is still waiting behind the invoice modal has not been seen, so it is not dismissed.
      if (selectActiveModal(useModalStore.getState())?.id === 'registration-complete')
        useRegistrationCompleteStore.getState().dismiss();
    };
    events.on('routeChangeStart', closeAll);
    events.on('hashChangeStart', closeMenus);
    return () => {
      events.off('routeChangeStart', closeAll);
      events.off('hashChangeStart', closeMenus);
    };
  }, [events]);
}
