import { useMutation } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { useRouter } from 'next/router';
import { v4 as uuid } from 'uuid';
import { register, setPassword } from '@/api/auth';
import type { Registration, SetPassword } from '@/schemas/auth';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { consumeRedirectPath } from './login';

/** Spec §4: registration success. @param isModal the form stands in a modal, which closes */
export function useRegister({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: Registration, { client }) => register(client, payload),
    retry: false,
    onSuccess: async (_data, { email }) => {
      Cookies.set('email.token', uuid(), { expires: 1, sameSite: 'lax' });
      useRegistrationStore.getState().setEmail(email);
      if (isModal) useModalStore.getState().close('login');
      await router.push('/auth/register/sent/');
    },
  });
}

/** Spec §4: set password: the redirect target or /vacancy/, and 500 ms later the registration-complete modal. */
export function useSetPassword() {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: SetPassword, { client }) => setPassword(client, payload),
    onSuccess: async ({ isPendingApproval }, _payload, _result, { client }) => {
      if (isPendingApproval) {
        await router.replace('/auth/register/waiting/');
        return;
      }
      await client.invalidateQueries({ refetchType: 'none' });
      // The address holds the token: not even a used one stays in the history.
      await router.replace(consumeRedirectPath());
      // Greets 500 ms later, after what has to be settled first (hooks/session/required-modals.ts).
      useRegistrationCompleteStore.getState().schedule();
    },
  });
}
