import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { memberQueries } from '@/api/members';
import { onSessionExpired } from '@/api/transport/session-expiry';
import { useReloginStore } from '@/stores/relogin-store';
import { useSubmitStore } from '@/stores/submit-store';
import { useIsLoggedIn } from './login-status';

/**
 * Handles expired sessions for every form of the site. When a save is rejected because the session has ended (expired,
 * or logged out in another tab), it shows the login dialog over the form, and the save is sent again after the login.
 * When another member logs in, the save is not sent. Mounted once.
 */
export function useRelogin(): void {
  const client = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const { events } = useRouter();

  useEffect(() => {
    if (!isLoggedIn) return;
    const me = memberQueries.me();
    return onSessionExpired(async () => {
      const previousMemberId = client.getQueryData(me.queryKey)?.member.id;
      // The pending save has disabled all submit buttons, including the login's.
      useSubmitStore.getState().release();
      if (!(await useReloginStore.getState().prompt())) return 'cancelled';
      const { member } = await client.fetchQuery({ ...me, staleTime: 0 });
      return previousMemberId === undefined || member.id === previousMemberId ? 'loggedIn' : 'otherMember';
    });
  }, [client, isLoggedIn]);

  useEffect(() => {
    const handleRouteChange = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow && useReloginStore.getState().isPrompting) useReloginStore.getState().resolve(false);
    };
    events.on('routeChangeStart', handleRouteChange);
    return () => events.off('routeChangeStart', handleRouteChange);
  }, [events]);
}
