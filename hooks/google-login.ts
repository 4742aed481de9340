import { useMutation } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { loginWithGoogle, resetGoogle } from '@/api/account';
import { invalidateMember } from '@/api/members';
import { GOOGLE_LOGIN_ERROR_TOAST_MS } from '@/lib/business-constants';
import { GOOGLE_NONCE_COOKIE } from '@/lib/cookies';
import { errorMessage, UNEXPECTED_ERROR_MESSAGE } from '@/lib/errors/api-call-error';
import { toSameOriginPath } from '@/lib/urls';
import type { GoogleLogin } from '@/schemas/account';
import {
  GOOGLE_ACCESS_DENIED,
  type GoogleLoginErrorCode,
  isGoogleLoginErrorCode,
} from '@/schemas/account-codes';
import { showErrorToast, showToast } from '@/stores/toast-store';
import { completeLogin } from './auth';
import { consumeRedirectPath } from './navigation/redirect-target';

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

const showLoginErrorToast = (message: string) => showErrorToast(message, GOOGLE_LOGIN_ERROR_TOAST_MS);

function handleLoginError(
  code: GoogleLoginErrorCode,
  message: string | null | undefined,
  onMismatch?: () => void,
) {
  showLoginErrorToast(message ?? UNEXPECTED_ERROR_MESSAGE);
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
    onError: (error) => showLoginErrorToast(errorMessage(error)),
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
    onError: (error) => showErrorToast(errorMessage(error)),
  });

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * Binds Google's ID token to this browser (decision 0026). Google signs the digest of a secret, and the API compares it
 * with the cookie that holds the secret, so that a token that was seen elsewhere is of no use in another browser.
 * @returns `nonce` for Google's button: undefined until it is computed, null when the browser cannot compute it, as on a
 * page that is neither HTTPS nor local; and `bind`, to call before a token is sent
 */
export function useGoogleNonce(): { nonce: string | null | undefined; bind: () => void } {
  const [secret] = useState(() => uuid());
  const [nonce, setNonce] = useState<string | null>();
  useEffect(() => {
    let isMounted = true;
    void sha256(secret)
      .catch(() => null)
      .then((digest) => isMounted && setNonce(digest));
    return () => {
      isMounted = false;
    };
  }, [secret]);
  // Another tab with a button of its own may have replaced the cookie, so it is written right before the token is sent.
  const bind = () =>
    void Cookies.set(GOOGLE_NONCE_COOKIE, secret, {
      sameSite: 'strict',
      secure: window.location.protocol === 'https:',
    });
  return { nonce, bind };
}
