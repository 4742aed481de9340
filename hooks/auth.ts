import { type QueryClient, useMutation } from '@tanstack/react-query';
import { type NextRouter, useRouter } from 'next/router';
import { login, logout } from '@/api/auth';
import { fetchMemberAgain, memberQueries } from '@/api/members';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import { isSessionRefusal } from '@/lib/member-refusal';
import { clearMemberLists } from '@/stores/browser-list';
import { useEmailChangeStore } from '@/stores/email-change-store';
import { recordLogout } from '@/stores/last-logout';
import { useModalStore, useReloginStore } from '@/stores/modal-store';
import { usePendingSeminarStore } from '@/stores/navigation-store';
import { useRegistrationCompleteStore, useRegistrationStore } from '@/stores/registration-store';
import { showErrorToast, showToast } from '@/stores/toast-store';
import { clearDrafts } from './forms/draft';
import { consumeRedirectPath } from './navigation/redirect-target';

interface LoginCompletion {
  client: QueryClient;
  router: NextRouter;
  /** True for a form in a modal, which closes. */
  isModal: boolean;
  /** Path of this site that the API has returned. It takes precedence over the stored target. */
  target?: string;
}

const NO_SESSION_MESSAGE =
  'ログインの状態を保てませんでした。ブラウザーの設定でこのサイトのCookieを許可してから、もう一度お試しください。';

/**
 * Asks whether somebody is logged in now. The browser may store no cookie, such as a `Secure` one of a plain HTTP site, and an
 * existing API may have set none.
 * @throws ApiCallError when nobody is
 */
async function requireSession(client: QueryClient): Promise<void> {
  const failure = await fetchMemberAgain(client, 'login', { retry: false }).catch(
    (thrown: unknown) => thrown,
  );
  if (isSessionRefusal(failure))
    throw new ApiCallError('session ended', { status: 401, error: NO_SESSION_MESSAGE });
}

/** Completes any kind of login (spec §4). When a save is waiting for the login, the save continues on the same page. */
export async function completeLogin({ client, router, isModal, target }: LoginCompletion): Promise<void> {
  const { isPrompting, resolve } = useReloginStore.getState();
  if (isModal && !isPrompting) useModalStore.getState().close('login');
  await client.invalidateQueries();
  const { email, isEmailChanged, setEmail } = useRegistrationStore.getState();
  // The notice of a changed address has done its work.
  if (isEmailChanged) setEmail(email);
  if (isPrompting) {
    showToast({ message: 'ログインしました。' });
    resolve(true);
    return;
  }
  const storedPath = consumeRedirectPath();
  const destination = target ?? storedPath;
  // A login dialog that stays on its page keeps the scroll position.
  await openForLogin(router, destination, { scroll: destination !== router.asPath });
  showToast({ message: 'ログインしました。' });
}

/** Logs in with email and password. @param isModal true for a form in a modal, which closes after success */
export function useLogin({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: login,
    retry: false,
    onSuccess: async (_data, { email }, _result, { client }) => {
      await requireSession(client);
      const { request, forget } = useEmailChangeStore.getState();
      // A login with the new address shows that the change was confirmed.
      if (request?.email === email) forget();
      await completeLogin({ client, router, isModal });
    },
  });
}

/** Removes what the API has answered for the member. */
export const removeMemberQueries = (client: QueryClient) => {
  for (const queryKey of [
    memberQueries.me().queryKey,
    vacancyApplicationQueries.all(),
    vacancyApplicationQueries.appliedAll(),
    vacancyApplicationQueries.appliedSummariesAll(),
    seminarApplicationQueries.all(),
    seminarApplicationQueries.appliedAll(),
    seminarApplicationQueries.appliedSummariesAll(),
  ])
    client.removeQueries({ queryKey });
};

/** Removes all data of the member from this browser, so that the next user of the computer cannot see it. */
export const clearMemberData = (client: QueryClient) => {
  removeMemberQueries(client);
  clearDrafts();
  clearMemberLists();
  usePendingSeminarStore.getState().clear();
  useRegistrationStore.getState().clearEmail();
  useEmailChangeStore.getState().forget();
  useRegistrationCompleteStore.getState().dismiss();
};

/**
 * Spec §4: logs out, and tells the other tabs. Navigates before it removes the member's data, because a header that
 * still shows the member would fetch the data again.
 */
export function useLogout() {
  const router = useRouter();
  return useMutation({
    mutationFn: logout,
    onSuccess: async (_data, _variables, _result, { client }) => {
      recordLogout();
      await openForLogin(router, '/');
      clearMemberData(client);
      showToast({ message: 'ログアウトしました。' });
      await Promise.all(
        [vacancyQueries.all(), vacancyQueries.summariesAll(), seminarQueries.all()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    // A toast shows the error because the menu cannot, and a failed logout must not go unnoticed.
    onError: (error) => showErrorToast(errorMessage(error)),
  });
}

const withoutHash = (path: string): string => path.replace(/#.*/s, '');

/**
 * Opens a path of this site after a login or a logout, with the page's props for the new login status. Next loads nothing
 * for an address of the same page with a hash, which would leave the page as it was. So the hash is dropped there first,
 * and then the page is loaded.
 */
async function openForLogin(
  router: NextRouter,
  target: string,
  { scroll = true }: { scroll?: boolean } = {},
): Promise<void> {
  const { asPath } = router;
  const isSamePage = withoutHash(target) === withoutHash(asPath);
  const path = isSamePage ? withoutHash(target) : target;
  await router.push(path, undefined, { scroll });
  if (isSamePage && asPath !== path) await router.replace(path, undefined, { scroll });
}
