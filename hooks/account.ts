import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import {
  agreeToTerms,
  changePassword,
  issuePasswordToken,
  updatePassword,
  type WithdrawalRequest,
  withdraw,
} from '@/api/account';
import { logout } from '@/api/auth';
import { fetchMemberAgain, getMember, invalidateMember, memberQueries } from '@/api/members';
import { termsQueries } from '@/api/terms';
import { LONG_TOAST_MS } from '@/lib/business-constants';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import { isSessionRefusal } from '@/lib/member-refusal';
import { useEmailChangeStore } from '@/stores/email-change-store';
import { recordLogout } from '@/stores/last-logout';
import { useModalStore } from '@/stores/modal-store';
import { showErrorToast, showToast } from '@/stores/toast-store';
import { clearMemberData, useLogout } from './auth';
import { useIsMounted } from './browser/rendering';
import { rememberMailedLink, restoreMailedTarget } from './navigation/redirect-target';

const SETTINGS_PATH = '/mypage/system/';

/** Spec §4, §8: changes the password, then goes to the settings, after a login when the API has ended the session. */
export function useChangePassword() {
  const router = useRouter();
  const isMounted = useIsMounted();
  return useMutation({
    mutationFn: changePassword,
    onSuccess: async (_data, _payload, _result, { client }) => {
      useEmailChangeStore.getState().forgetRevoked();
      await invalidateMember(client);
      // Without `update_session_auth_hash`, Django ends this session too.
      if (isSessionRefusal(client.getQueryState(memberQueries.me().queryKey)?.error))
        await router.replace(`/auth/login/?redirect=${encodeURIComponent(SETTINGS_PATH)}`);
      // The form is a section of the settings, so the scroll position must not change when it closes.
      else if (isMounted.current) await router.replace(SETTINGS_PATH, undefined, { scroll: false });
      showToast({ message: 'パスワードが変更されました。' });
    },
  });
}

/** Spec §4: requests the mail, then goes to /auth/reset/complete/. */
export function useIssuePasswordToken() {
  const router = useRouter();
  return useMutation({
    mutationFn: issuePasswordToken,
    onSuccess: async (_data, { email }) => {
      rememberMailedLink(email);
      await router.push('/auth/reset/complete/');
    },
  });
}

/** Spec §4, §8: sets the new password, then goes to the login page. */
export function useUpdatePassword() {
  const router = useRouter();
  return useMutation({
    mutationFn: updatePassword,
    onSuccess: async (_data, _payload, _result, { client }) => {
      // The API has ended every session of the member, including this browser's.
      await client.invalidateQueries({ refetchType: 'none' });
      restoreMailedTarget();
      useEmailChangeStore.getState().forgetRevoked();
      // The URL contains the token, so it is removed from the history even though the token has been used.
      await router.replace('/auth/login/');
      showToast({ message: 'パスワードの再設定が完了しました。', duration: LONG_TOAST_MS });
    },
  });
}

/** The full terms of use, for the modal that asks for agreement. */
export const useTermsText = () => useQuery(termsQueries.text());

/**
 * Spec §4: agrees to the terms. The modal closes, and the invoice modal opens when the question is unanswered. After
 * an error the member is read again, because the session may have ended, which the modal then says.
 */
export const useAgreeToTerms = () =>
  useMutation({
    mutationFn: agreeToTerms,
    onSuccess: async (_data, _variables, _result, { client }) => {
      await invalidateMember(client);
      showToast({ message: '利用規約に同意しました。', duration: LONG_TOAST_MS });
      const modals = useModalStore.getState();
      const member = getMember(client);
      if (member && !member.invoice_establishment) modals.open('invoice', { persistent: true });
      modals.close('terms');
    },
    onError: (error, _variables, _result, { client }) => {
      showErrorToast(errorMessage(error));
      return invalidateMember(client);
    },
  });

/** Spec §4: closing the terms logs the member out, and the modal closes after the logout. */
export function useDeclineTerms() {
  const { mutate: logout, isPending } = useLogout();
  const decline = () => logout(undefined, { onSuccess: () => useModalStore.getState().close('terms') });
  return { decline, isPending };
}

/**
 * Withdraws. After a lost reply, a session that has ended shows that it has happened: a repeated request would ask for a login,
 * which could never succeed.
 */
async function withdrawOnce(request: WithdrawalRequest, client: QueryClient): Promise<void> {
  try {
    await withdraw(request);
  } catch (error) {
    if (!(error instanceof ApiCallError && error.isReplyLost)) throw error;
    const refusal = await fetchMemberAgain(client, 'withdrawal', { retry: false }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!isSessionRefusal(refusal)) throw error;
  }
}

/**
 * Spec §4: withdraws, goes to /delete-complete/ and removes the member's data from this browser. An existing API may leave the
 * session open, and /delete-complete/ redirects members, so the session is ended first.
 */
export function useWithdraw() {
  const router = useRouter();
  return useMutation({
    mutationFn: (request: WithdrawalRequest, { client }) => withdrawOnce(request, client),
    onSuccess: async (_data, _request, _result, { client }) => {
      await logout().catch(() => undefined);
      recordLogout();
      await router.replace('/delete-complete/');
      clearMemberData(client);
    },
  });
}
