import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { memberQueries } from '@/api/members';
import { onSessionExpired } from '@/api/transport/session-expiry';
import { useReloginStore } from '@/stores/relogin-store';
import { useSubmitStore } from '@/stores/submit-store';
import { useIsLoggedIn } from './login-status';

/** Shaped as a refusal of the API, so that the form shows it where it shows those. */
const createMemberMismatchError = () => ({
  response: {
    status: 409,
    data: {
      error:
        '別の会員としてログインしたため、保存していません。入力した会員でログインし直すと、入力内容を保存できます。',
    },
  },
});

/**
 * Mounted once: a save that is refused because the session has ended (logged out in another tab, expired) asks for
 * a login over the form and is then sent again by itself, for every form of the site. Never for another member.
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
      // The waiting form is in flight and would hold the login's button.
      useSubmitStore.getState().release();
      if (!(await useReloginStore.getState().prompt())) return false;
      const { member } = await client.fetchQuery({ ...me, staleTime: 0 });
      if (previousMemberId !== undefined && member.id !== previousMemberId) throw createMemberMismatchError();
      return true;
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
