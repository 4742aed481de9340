import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { loginWithGoogle, resetGoogle } from '@/api/account';
import { memberQueries } from '@/api/members';
import type { GoogleLogin } from '@/schemas/account';
import { GOOGLE_ACCESS_DENIED, isGoogleRefusal } from '@/schemas/account-codes';
import { failureText, UNEXPECTED_ERROR } from '@/schemas/failures';
import { ownPath } from '@/schemas/own-path';
import { useModalStore } from '@/stores/modal-store';
import { showToast } from '@/stores/toast-store';
import { takeLoginTarget } from './login';

interface GoogleLoginOptions {
  /** The button stands in a modal, which closes. */
  isModal?: boolean;
  /** False keeps the person where they are after success (linking in the settings). */
  redirect?: boolean;
  /** Called for EMAIL_MISMATCH, after its toast. */
  onMismatch?: () => void;
}

/** Registration goes on at another page: nobody has logged in yet. */
const doneText = ({ is_login, is_SNS_Integration }: GoogleLogin): string | null => {
  if (is_SNS_Integration) return 'Googleアカウントを連携しました。';
  return is_login === false ? null : 'ログインしました。';
};

/** Spec §4: Google login, registration and linking, by response code. */
export function useGoogleLogin({ isModal = false, redirect = true, onMismatch }: GoogleLoginOptions = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: GoogleLogin, { client }) => loginWithGoogle(client, payload),
    retry: false,
    onSuccess: async ({ code, message, url }, request, _result, { client }) => {
      if (code === GOOGLE_ACCESS_DENIED) return;
      if (isGoogleRefusal(code)) {
        showToast({ message: message ?? UNEXPECTED_ERROR, type: 'error', duration: 3500 });
        if (code === 'EMAIL_MISMATCH') onMismatch?.();
        return;
      }
      if (isModal) useModalStore.getState().close('login');
      await client.invalidateQueries();
      if (redirect) await router.push(ownPath(url) ?? takeLoginTarget());
      const done = doneText(request);
      if (done) showToast({ message: done });
    },
    onError: (thrown) => showToast({ message: failureText(thrown), type: 'error', duration: 3500 }),
  });
}

/** Spec §8: releases the Google link. */
export const useResetGoogle = () =>
  useMutation({
    mutationFn: (_: undefined, { client }) => resetGoogle(client),
    onSuccess: async (_data, _variables, _result, { client }) => {
      await client.invalidateQueries({ queryKey: memberQueries.me().queryKey });
      showToast({ message: 'Googleアカウントとの連携を解除しました。' });
    },
    onError: (thrown) => showToast({ message: failureText(thrown), type: 'error', duration: 5000 }),
  });
