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

/** Where a person who has just become a member goes (spec §4). */
export const consumeRedirectPath = (): string => consumeRedirectTarget() ?? DEFAULT_REDIRECT_PATH;

interface LoginCompletion {
  client: QueryClient;
  router: NextRouter;
  /** The form stands in a modal, which closes. */
  isModal: boolean;
  /** Own path that the API wants the person at, in place of where they were going. */
  target?: string;
}

/** Spec §4: login success, whichever way it was made. A login over a waiting save leads back to that save. */
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
  // Who logs in over a page and stays on it keeps their place.
  await router.push(destination, undefined, { scroll: destination !== router.asPath });
  showToast({ message: 'ログインしました。' });
}

/** @param isModal the form stands in a modal, which closes */
export function useLogin({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (credentials: Credentials, { client }) => login(client, credentials),
    retry: false,
    onSuccess: (_data, _credentials, _result, { client }) => completeLogin({ client, router, isModal }),
  });
}
