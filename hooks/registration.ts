import { useMutation } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { useRouter } from 'next/router';
import { v4 as uuid } from 'uuid';
import { register, setPassword } from '@/api/auth';
import { optional } from '@/api/client';
import { memberQueries } from '@/api/members';
import { EMAIL_TOKEN_DAYS } from '@/lib/business-constants';
import { isSessionRefusal } from '@/lib/member-refusal';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { showToast } from '@/stores/toast-store';
import { consumeRedirectPath, rememberMailedLink, restoreMailedTarget } from './navigation/redirect-target';

/** Spec §4: requests a registration mail. @param isModal true for a form in a modal, which closes after success */
export function useRegister({ isModal = false } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: register,
    retry: false,
    onSuccess: async (_data, { email }) => {
      Cookies.set('email.token', uuid(), { expires: EMAIL_TOKEN_DAYS, sameSite: 'lax' });
      rememberMailedLink(email);
      if (isModal) useModalStore.getState().close('login');
      await router.push('/auth/register/sent/');
    },
  });
}

/**
 * Spec §4: completes the registration. Goes to the redirect target or /vacancy/, and the registration-complete modal
 * opens 500 ms later.
 */
export function useSetPassword() {
  const router = useRouter();
  return useMutation({
    mutationFn: setPassword,
    onSuccess: async ({ isPendingApproval }, _payload, _result, { client }) => {
      if (isPendingApproval) {
        await router.replace('/auth/register/waiting/');
        return;
      }
      await client.invalidateQueries({ refetchType: 'none' });
      restoreMailedTarget();
      // Before the next page, which would ask the invoice question first. The modal waits until a page has the new member
      // (hooks/session/required-modals.ts).
      useRegistrationCompleteStore.getState().schedule();
      // The URL contains the token, so it is removed from the history even though the token has been used.
      await router.replace(consumeRedirectPath());
      const me = client.fetchQuery({ ...memberQueries.me(), meta: optional });
      const isLoggedIn = await me.then(
        () => true,
        (error) => !isSessionRefusal(error),
      );
      // An API may leave the login to the new member. The modal follows it.
      if (!isLoggedIn) showToast({ message: '会員登録が完了しました。ログインしてください。' });
    },
  });
}
