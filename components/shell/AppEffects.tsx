import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { useHttpFailures } from '@/hooks/errors/http-failures';
import { useScrollRestoration } from '@/hooks/navigation/scroll-restoration';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useRelogin } from '@/hooks/session/relogin';
import { useNavigationStore } from '@/stores/navigation-store';
import { SCRIPT_NOTICE_ID } from './script-failures';

// Browsers of visitors without a login do not load it.
const MemberEffects = clientOnly(
  lazyComponent(() => import('./MemberEffects').then((module) => module.MemberEffects)),
);

// Loaded after hydration, also because it tells about a lost connection, when nothing can be loaded any more.
const DeferredEffects = clientOnly(
  lazyComponent(() => import('./DeferredEffects').then((module) => module.DeferredEffects)),
);

/** Runs the site-wide effects: HTTP failure handling, re-login, scroll restoration, and the deferred effects. */
export function AppEffects() {
  useHttpFailures();
  // Not among the member effects: a save must be able to ask for the login before their script has loaded.
  useRelogin();
  useScrollRestoration();
  useSaveRedirectTarget();
  useScriptNotice();
  const [cookiesAtLoad] = useState(() => (typeof document === 'undefined' ? '' : document.cookie));
  const isLoggedIn = useIsLoggedIn();
  return (
    <LazyBoundary failed={(failure) => <RetryLater {...failure} />}>
      <DeferredEffects />
      {isLoggedIn && <MemberEffects cookiesAtLoad={cookiesAtLoad} />}
    </LazyBoundary>
  );
}

/** Marks the page as hydrated for the tests (e2e/setup/test.ts), and removes the notice of script-failures.ts. */
function useScriptNotice() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.getElementById(SCRIPT_NOTICE_ID)?.remove();
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
