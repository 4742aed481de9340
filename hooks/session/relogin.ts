import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type NextRouter, useRouter } from 'next/router';
import { useEffect } from 'react';
import { logout } from '@/api/auth';
import { getMember, memberQueries } from '@/api/members';
import { onSessionExpired, type ReloginResult } from '@/api/transport/session-checks';
import { OTHER_MEMBER_MESSAGE } from '@/lib/errors/api-call-error';
import { readMe } from '@/schemas/member-fields';
import { useSubmitStore, useUnsavedChangesStore } from '@/stores/form-store';
import { useReloginStore } from '@/stores/modal-store';
import { showErrorToast } from '@/stores/toast-store';
import { removeMemberQueries } from '../auth';
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
    return onSessionExpired(() => askForLogin(client, router));
  }, [client, isLoggedIn, router]);

  useEffect(() => {
    const handleRouteChange = (_path: string, { shallow }: { shallow: boolean }) => {
      if (!shallow && useReloginStore.getState().isPrompting) useReloginStore.getState().resolve(false);
    };
    events.on('routeChangeStart', handleRouteChange);
    return () => events.off('routeChangeStart', handleRouteChange);
  }, [events]);
}

/** Shows the login dialog over the form whose save was rejected, and returns how it ended. */
async function askForLogin(client: QueryClient, router: NextRouter): Promise<ReloginResult> {
  const previous = getMember(client);
  // The pending save has disabled all submit buttons, including the login's.
  useSubmitStore.getState().release();
  if (!(await useReloginStore.getState().prompt())) return 'cancelled';
  const { member } = readMe(await client.fetchQuery({ ...memberQueries.me(), staleTime: 0 }));
  if (!previous || member.id === previous.id) return 'loggedIn';
  await returnToLoginPage(client, router);
  return 'otherMember';
}

/**
 * Ends the session of the other member and leads to the login page. The form still contains the input of the first member, and
 * its next save would write that into the record of the other one. The draft stays: a logout that the member asks for would
 * delete it.
 */
async function returnToLoginPage(client: QueryClient, router: NextRouter): Promise<void> {
  useUnsavedChangesStore.getState().setHasUnsavedChanges(false);
  const hasLoggedOut = await logout().then(
    () => true,
    () => false,
  );
  // The page is then that of the other member.
  if (!hasLoggedOut) return router.reload();
  await router.push(`/auth/login/?redirect=${encodeURIComponent(router.asPath)}`);
  removeMemberQueries(client);
  showErrorToast(OTHER_MEMBER_MESSAGE);
}
