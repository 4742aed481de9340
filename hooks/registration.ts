import { useMutation } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { useRouter } from 'next/router';
import { v4 as uuid } from 'uuid';
import { register, setPassword } from '@/api/auth';
import type { Registration, SetPassword } from '@/schemas/auth';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { useWelcomeStore } from '@/stores/welcome-store';
import { takeLoginTarget } from './login';

/** Spec §4: registration success. @param isModal the form stands in a modal, which closes */
export function useRegister({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: Registration, { client }) => register(client, payload),
    retry: false,
    onSuccess: async (_data, { email }) => {
      Cookies.set('email.token', uuid(), { expires: 1, sameSite: 'lax' });
      useRegistrationStore.getState().rememberEmail(email);
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
    onSuccess: async ({ waiting }, _payload, _result, { client }) => {
      if (waiting) {
        await router.replace('/auth/register/waiting/');
        return;
      }
      await client.invalidateQueries({ refetchType: 'none' });
      // The address holds the token: not even a used one stays in the history.
      await router.replace(takeLoginTarget());
      // Greets 500 ms later, after what has to be settled first (hooks/greetings.ts).
      useWelcomeStore.getState().expect();
    },
  });
}
