import { type QueryClient, useMutation } from '@tanstack/react-query';
import { type NextRouter, useRouter } from 'next/router';
import { login } from '@/api/auth';
import type { Credentials } from '@/schemas/auth';
import { useModalStore } from '@/stores/modal-store';
import { consumeRedirectTarget } from '@/stores/navigation-store';
import { useReloginStore } from '@/stores/relogin-store';
import { showToast } from '@/stores/toast-store';

/** Spec §9: the default route after login. */
const DEFAULT_REDIRECT_PATH = '/vacancy/';

/** Returns the path to go to after a login or registration (spec §4), and clears the stored target. */
export const consumeRedirectPath = (): string => consumeRedirectTarget() ?? DEFAULT_REDIRECT_PATH;

interface LoginCompletion {
  client: QueryClient;
  router: NextRouter;
  /** True for a form in a modal, which closes. */
  isModal: boolean;
  /** Path of this site that the API has returned. It takes precedence over the stored target. */
  target?: string;
}

/** Completes any kind of login (spec §4). When a save is waiting for the login, the save continues on the same page. */
export async function completeLogin({ client, router, isModal, target }: LoginCompletion): Promise<void> {
  const { isPrompting, resolve } = useReloginStore.getState();
  if (isModal && !isPrompting) useModalStore.getState().close('login');
  await client.invalidateQueries();
  if (isPrompting) {
    showToast({ message: 'ログインしました。' });
    resolve(true);
    return;
  }
  const storedPath = consumeRedirectPath();
  const destination = target ?? storedPath;
  // A login dialog that stays on its page keeps the scroll position.
  await router.push(destination, undefined, { scroll: destination !== router.asPath });
  showToast({ message: 'ログインしました。' });
}

/** Logs in with email and password. @param isModal true for a form in a modal, which closes after success */
export function useLogin({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (credentials: Credentials, { client }) => login(client, credentials),
    retry: false,
    onSuccess: (_data, _credentials, _result, { client }) => completeLogin({ client, router, isModal }),
  });
}
