import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { login } from '@/api/auth';
import type { Credentials } from '@/schemas/auth';
import { useModalStore } from '@/stores/modal-store';
import { takeRedirectTarget } from '@/stores/navigation-store';
import { showToast } from '@/stores/toast-store';

/** Spec §9: the default route after login. */
const AFTER_LOGIN = '/vacancy/';

/** Where a person who has just become a member goes (spec §4). */
export const takeLoginTarget = (): string => takeRedirectTarget() ?? AFTER_LOGIN;

/** Spec §4: login success. @param isModal the form stands in a modal, which closes */
export function useLogin({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (credentials: Credentials, { client }) => login(client, credentials),
    retry: false,
    onSuccess: async (_data, _credentials, _result, { client }) => {
      if (isModal) useModalStore.getState().close('login');
      await client.invalidateQueries();
      const target = takeLoginTarget();
      // Who logs in over a page and stays on it keeps their place.
      await router.push(target, undefined, { scroll: target !== router.asPath });
      showToast({ message: 'ログインしました。' });
    },
  });
}
