import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { useHttpFailures } from '@/hooks/errors/http-failures';
import { useScrollRestoration } from '@/hooks/navigation/scroll-restoration';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useMenuStore } from '@/stores/menu-store';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { SCRIPT_NOTICE_ID, SCRIPTS_READY } from './script-notice';

// A visitor's browser loads none of it.
const MemberEffects = dynamic(
  lazyComponent(() => import('./MemberEffects').then((module) => module.MemberEffects)),
  { ssr: false, loading: LazyFallback },
);

/** What the whole site does beside drawing: one place for failures, the way walked, the place on the page. */
export function AppEffects() {
  useHttpFailures();
  useVisitHistory();
  useScrollRestoration();
  useCloseOverlaysOnNavigation();
  useSaveRedirectTarget();
  useScriptNotice();
  if (!useIsLoggedIn()) return null;
  return (
    <LazyBoundary failed={(failure) => <RetryLater {...failure} />}>
      <MemberEffects />
    </LazyBoundary>
  );
}

/** The scripts of the page have arrived, if late: script-failures.ts has nothing to say any more. */
function useScriptNotice() {
  useEffect(() => {
    document.documentElement.dataset[SCRIPTS_READY] = '';
    document.getElementById(SCRIPT_NOTICE_ID)?.remove();
  }, []);
}

/** Spec §3: the visited addresses of this tab, without the tokens of mailed links. */
function useVisitHistory() {
  const { asPath } = useRouter();
  useEffect(() => useNavigationStore.getState().addVisit(asPath.replace(/\?.*\btoken=.*/, '')), [asPath]);
}

/** Places that a login does not lead back to. */
const EXCLUDED_REDIRECT_TARGETS = /^\/(auth|404|custom-404)(\/|\?|#|$)/;

/** Spec §2: whichever link leads to the login page, the path it stands on is saved as redirect target first. */
function useSaveRedirectTarget() {
  const { asPath, events } = useRouter();
  useEffect(() => {
    const saveTarget = (path: string) => {
      if (!/^\/auth\/login\/?(\?|#|$)/.test(path) || EXCLUDED_REDIRECT_TARGETS.test(asPath)) return;
      useNavigationStore.getState().saveRedirectTarget(asPath);
    };
    events.on('routeChangeStart', saveTarget);
    return () => events.off('routeChangeStart', saveTarget);
  }, [asPath, events]);
}

/** A menu or an offer that belongs to the page before must not stand over the next one. */
function useCloseOverlaysOnNavigation() {
  const { events } = useRouter();
  useEffect(() => {
    const closeMenus = () => useMenuStore.getState().closeAll();
    const closeAll = (_path: string, { shallow }: { shallow: boolean }) => {
      closeMenus();
      if (shallow) return;
      useModalStore.getState().close('login');
      // One that still waits behind the invoice modal has not been seen.
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
