import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { accountQueries, cancelEmailChange, confirmEmailChange, requestEmailChange } from '@/api/account';
import { optional } from '@/api/client';
import { fetchMemberAgain, getMember, invalidateMember } from '@/api/members';
import { EMAIL_CHANGE_ERROR_TOAST_MS, LONG_TOAST_MS } from '@/lib/business-constants';
import { errorMessage } from '@/lib/errors/api-call-error';
import { EMAIL_CHANGE_EXPIRED_MESSAGE } from '@/schemas/account-codes';
import { type Me, readMe } from '@/schemas/member-fields';
import { useEmailChangeStore } from '@/stores/email-change-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { showErrorToast, showToast } from '@/stores/toast-store';
import { useIsMounted } from './browser/rendering';
import { useIsLoggedIn } from './session/login-status';

const SETTINGS_PATH = '/mypage/system/';

/** A change of the address that waits for its link. */
export interface PendingEmailChange {
  email: string;
  /** Until when the link works; null when the API does not return it. */
  expiresAt: string | null;
  /** False for an API that does not tell what is pending: it cannot cancel either, and only this browser knows. */
  canCancel: boolean;
}

/** Returns the member's pending change as the API tells it, or else as this browser remembers it (decision 0084). */
export function usePendingEmailChange({ member, django_user }: Me): PendingEmailChange | null {
  const request = useEmailChangeStore((state) => state.request);
  const { email_change: pending } = member;
  if (pending) return { email: pending.email, expiresAt: pending.expires_at, canCancel: true };
  const isRemembered =
    pending === undefined && request?.memberId === member.id && request.email !== django_user.email;
  return isRemembered ? { email: request.email, expiresAt: null, canCancel: false } : null;
}

/** Spec §4, §8: requests the verification mail, then goes to the settings. */
export function useRequestEmailChange(memberId: number) {
  const router = useRouter();
  const isMounted = useIsMounted();
  return useMutation({
    mutationFn: requestEmailChange,
    retry: false,
    onSuccess: async (_data, { email }, _result, { client }) => {
      const isToldByApi = getMember(client)?.email_change !== undefined;
      useEmailChangeStore.getState().remember(memberId, email, { isToldByApi });
      await invalidateMember(client);
      if (isMounted.current) await router.replace(SETTINGS_PATH, undefined, { scroll: false });
      showToast({ message: '認証用のメールが送信されました。', icon: 'mail' });
    },
  });
}

/** The email change that belongs to a mailed token. Disabled without a token. */
export const useEmailChangeRequest = (token: string | undefined) =>
  useQuery({ ...accountQueries.emailChange(token ?? ''), enabled: Boolean(token) });

/**
 * Confirms an email change. The address that the member has now shows that it has happened after all: the reply was lost, or
 * the browser has then repeated the request by itself, which the API refuses.
 */
async function confirmOnce(token: string, client: QueryClient): ReturnType<typeof confirmEmailChange> {
  const confirmation = confirmEmailChange(token);
  const result = await confirmation.catch(() => null);
  const email = client.getQueryData(accountQueries.emailChange(token).queryKey)?.email;
  if (result?.success || !email) return confirmation;
  const sent = await fetchMemberAgain(client, 'email change', { retry: false }).catch(() => null);
  const isChanged = sent && readMe(sent).django_user.email === email;
  return isChanged ? { success: true, error: undefined } : confirmation;
}

/**
 * Spec §4: confirms an email change by its token. A reply, with success or not, leads to the settings; a failed
 * call, whatever its status, leads to the settings with isExpired=true (spec §8).
 */
export function useConfirmEmailChange() {
  const router = useRouter();
  const isLoggedIn = useIsLoggedIn();
  return useMutation({
    mutationFn: (token: string, { client }) => confirmOnce(token, client),
    retry: false,
    meta: optional,
    onSuccess: async ({ success, error }, token, _result, { client }) => {
      const email = client.getQueryData(accountQueries.emailChange(token).queryKey)?.email;
      // The settings lead to the login then, whose form must know the new address.
      if (success && !isLoggedIn)
        useRegistrationStore.getState().setEmail(email || null, { isEmailChanged: true });
      if (success) useEmailChangeStore.getState().forget();
      await invalidateMember(client);
      showToast(
        success
          ? { message: 'メールアドレスが変更されました。', duration: LONG_TOAST_MS }
          : {
              message: error ?? EMAIL_CHANGE_EXPIRED_MESSAGE,
              type: 'error',
              duration: EMAIL_CHANGE_ERROR_TOAST_MS,
            },
      );
      await router.replace(SETTINGS_PATH);
    },
    onError: async (error) => {
      showErrorToast(errorMessage(error, '予期せぬエラー'), EMAIL_CHANGE_ERROR_TOAST_MS);
      await router.replace(`${SETTINGS_PATH}?isExpired=true`);
    },
  });
}

/** Cancels the member's pending change, so that its link no longer works. */
export function useCancelEmailChange() {
  return useMutation({
    mutationFn: cancelEmailChange,
    meta: optional,
    onSuccess: async (_data, _variables, _result, { client }) => {
      useEmailChangeStore.getState().forget();
      await invalidateMember(client);
      showToast({ message: 'メールアドレスの変更を取り消しました。' });
    },
    onError: (error) => showErrorToast(errorMessage(error)),
  });
}
