import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { onSessionExpired } from '@/api/transport/session-expiry';
import { lazyImport } from '@/lib/lazy-import';
import { useReloginStore } from '@/stores/relogin-store';
import { useIsLoggedIn } from './login-status';

/**
 * Handles expired sessions for every form of the site. When a save is rejected because the session has ended (expired,
 * or logged out in another tab), it shows the login dialog over the form, and the save is sent again after the login.
 * When another member logs in, the save is not sent, and the tab returns to the login page. Mounted once.
 */
export function useRelogin(): void {
  const client = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const router = useRouter();
  const { events } = router;

  useEffect(() => {
    if (!isLoggedIn) return;
    return onSessionExpired(async () =>
      (await lazyImport(() => import('./ask-for-login'))).askForLogin(client, router),
    );
  }, [client, isLoggedIn, router]);

  useEffect(() => {
    const handleRouteChange = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow && useReloginStore.getState().isPrompting) useReloginStore.getState().resolve(false);
    };
    events.on('routeChangeStart', handleRouteChange);
    return () => events.off('routeChangeStart', handleRouteChange);
  }, [events]);
}
