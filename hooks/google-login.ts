import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { loginWithGoogle, resetGoogle } from '@/api/account';
import { invalidateMember } from '@/api/members';
import { errorMessage, UNEXPECTED_ERROR_MESSAGE } from '@/lib/api-failure';
import { toSameOriginPath } from '@/lib/same-origin-path';
import type { GoogleLogin } from '@/schemas/account';
import {
  GOOGLE_ACCESS_DENIED,
  type GoogleLoginErrorCode,
  isGoogleLoginErrorCode,
} from '@/schemas/account-codes';
import { showToast } from '@/stores/toast-store';
import { completeLogin, consumeRedirectPath } from './auth';

interface GoogleLoginOptions {
  /** True for a button in a modal, which closes after success. */
  isModal?: boolean;
  /** False stays on the page after success (linking in the settings). */
  shouldRedirect?: boolean;
  /** Called for EMAIL_MISMATCH, after its toast. */
  onMismatch?: () => void;
}

/** Returns whether the request is a login. The same endpoint also registers and links. */
const isLogin = ({ is_login, is_SNS_Integration }: GoogleLogin): boolean =>
  is_login !== false && !is_SNS_Integration;

/** Returns the path of a returned `url`. An API that builds absolute addresses returns that of this site. */
function getOwnPath(url: string | null): string | undefined {
  const { origin } = window.location;
  return toSameOriginPath(url?.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}

const showErrorToast = (message: string) => showToast({ message, type: 'error', duration: 3500 });

function handleLoginError(
  code: GoogleLoginErrorCode,
  message: string | null | undefined,
  onMismatch?: () => void,
) {
  showErrorToast(message ?? UNEXPECTED_ERROR_MESSAGE);
  if (code === 'EMAIL_MISMATCH') onMismatch?.();
}

/** Spec §4: Google login, registration and linking, by the code of the reply. */
export function useGoogleLogin({
  isModal = false,
  shouldRedirect = true,
  onMismatch,
}: GoogleLoginOptions = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: loginWithGoogle,
    retry: false,
    onSuccess: async ({ code, message, url }, request, _result, { client }) => {
      if (code === GOOGLE_ACCESS_DENIED) return;
      if (isGoogleLoginErrorCode(code)) return handleLoginError(code, message, onMismatch);
      // Without a redirect, the current page is requested again, because its props contain the login status.
      const target = shouldRedirect ? getOwnPath(url) : router.asPath;
      if (isLogin(request)) return completeLogin({ client, router, isModal, target });
      await client.invalidateQueries();
      // Registration continues on another page, and nobody is logged in yet.
      if (shouldRedirect) await router.push(target ?? consumeRedirectPath());
      if (request.is_SNS_Integration) showToast({ message: 'Googleアカウントを連携しました。' });
    },
    onError: (error) => showErrorToast(errorMessage(error)),
  });
}

/** Spec §8: unlinks the Google account. */
export const useResetGoogle = () =>
  useMutation({
    mutationFn: resetGoogle,
    onSuccess: async (_data, _variables, _result, { client }) => {
      await invalidateMember(client);
      showToast({ message: 'Googleアカウントとの連携を解除しました。' });
    },
    onError: (error) => showToast({ message: errorMessage(error), type: 'error', duration: 5000 }),
  });
