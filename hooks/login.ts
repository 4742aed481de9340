import { type QueryClient, useMutation } from '@tanstack/react-query';
import { type NextRouter, useRouter } from 'next/router';
import { login } from '@/api/auth';
import type { Credentials } from '@/schemas/auth';
import { useModalStore } from '@/stores/modal-store';
import { takeRedirectTarget } from '@/stores/navigation-store';
import { useReloginStore } from '@/stores/relogin-store';
import { showToast } from '@/stores/toast-store';

/** Spec §9: the default route after login. */
const AFTER_LOGIN = '/vacancy/';

/** Where a person who has just become a member goes (spec §4). */
export const takeLoginTarget = (): string => takeRedirectTarget() ?? AFTER_LOGIN;

interface Arrival {
  client: QueryClient;
  router: NextRouter;
  /** The form stands in a modal, which closes. */
  isModal: boolean;
  /** Own path that the API wants the person at, in place of where they were going. */
  target?: string;
}

/** Spec §4: login success, whichever way it was made. A login over a waiting save leads back to that save. */
export async function enterAsMember({ client, router, isModal, target }: Arrival): Promise<void> {
  const { asking, settle } = useReloginStore.getState();
  if (isModal && !asking) useModalStore.getState().close('login');
  await client.invalidateQueries();
  if (asking) {
    showToast({ message: 'ログインしました。' });
    settle(true);
    return;
  }
  const stored = takeLoginTarget();
  const place = target ?? stored;
  // Who logs in over a page and stays on it keeps their place.
  await router.push(place, undefined, { scroll: place !== router.asPath });
  showToast({ message: 'ログインしました。' });
}

/** @param isModal the form stands in a modal, which closes */
export function useLogin({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (credentials: Credentials, { client }) => login(client, credentials),
    retry: false,
    onSuccess: (_data, _credentials, _result, { client }) => enterAsMember({ client, router, isModal }),
  });
}
