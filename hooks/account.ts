import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import {
  accountQueries,
  agreeToTerms,
  changePassword,
  confirmEmailChange,
  issuePasswordToken,
  requestEmailChange,
  updatePassword,
  withdraw,
} from '@/api/account';
import { optional } from '@/api/client';
import { memberQueries } from '@/api/members';
import { termsQueries } from '@/api/terms';
import { errorMessage } from '@/lib/api-failure';
import { EMAIL_CHANGE_EXPIRED_MESSAGE } from '@/schemas/account-codes';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { showToast } from '@/stores/toast-store';
import { clearMemberData, useLogout } from './auth';
import { useIsLoggedIn } from './session/login-status';

const SETTINGS_PATH = '/mypage/system/';

/** Spec §4, §8: changes the password, then goes to the settings. */
export function useChangePassword() {
  const router = useRouter();
  return useMutation({
    mutationFn: changePassword,
    onSuccess: async (_data, _payload, _result, { client }) => {
      await client.invalidateQueries({ queryKey: memberQueries.me().queryKey });
      // The form is a section of the settings, so the scroll position must not change when it closes.
      await router.replace(SETTINGS_PATH, undefined, { scroll: false });
      showToast({ message: 'パスワードが変更されました。' });
    },
  });
}

/** Spec §4, §8: requests the verification mail, then goes to the settings. */
export function useRequestEmailChange() {
  const router = useRouter();
  return useMutation({
    mutationFn: requestEmailChange,
    retry: false,
    onSuccess: async () => {
      await router.replace(SETTINGS_PATH, undefined, { scroll: false });
      showToast({ message: '認証用のメールが送信されました。', icon: 'mail' });
    },
  });
}

/** The email change that belongs to a mailed token. Disabled without a token. */
export const useEmailChangeRequest = (token: string | undefined) =>
  useQuery({ ...accountQueries.emailChange(token ?? ''), enabled: Boolean(token) });

/**
 * Spec §4: confirms an email change by its token. A response, with success or not, leads to the settings; a failed
 * call, whatever its status, leads to the settings with isExpired=true (spec §8).
 */
export function useConfirmEmailChange() {
  const router = useRouter();
  const isLoggedIn = useIsLoggedIn();
  return useMutation({
    mutationFn: confirmEmailChange,
    retry: false,
    meta: optional,
    onSuccess: async ({ success, error }, token, _result, { client }) => {
      const email = client.getQueryData(accountQueries.emailChange(token).queryKey)?.email;
      // The settings lead to the login then, whose form must know the new address.
      if (success && email && !isLoggedIn)
        useRegistrationStore.getState().setEmail(email, { isEmailChanged: true });
      await client.invalidateQueries({ queryKey: memberQueries.me().queryKey });
      showToast(
        success
          ? { message: 'メールアドレスが変更されました。', duration: 5000 }
          : { message: error ?? EMAIL_CHANGE_EXPIRED_MESSAGE, type: 'error', duration: 4000 },
      );
      await router.replace(SETTINGS_PATH);
    },
    onError: async (error) => {
      showToast({ message: errorMessage(error, '予期せぬエラー'), type: 'error', duration: 4000 });
      await router.replace(`${SETTINGS_PATH}?isExpired=true`);
    },
  });
}

/** Spec §4: requests the mail, then goes to /auth/reset/complete/. */
export function useIssuePasswordToken() {
  const router = useRouter();
  return useMutation({
    mutationFn: issuePasswordToken,
    onSuccess: async () => {
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
      // The URL contains the token, so it is removed from the history even though the token has been used.
      await router.replace('/auth/login/');
      showToast({ message: 'パスワードの再設定が完了しました。', duration: 5000 });
    },
  });
}

/** The full terms of use, for the modal that asks for agreement. */
export const useTermsText = () => useQuery(termsQueries.text());

/** Spec §4: agrees to the terms. The modal closes, and the invoice modal opens when the question is unanswered. */
export const useAgreeToTerms = () =>
  useMutation({
    mutationFn: agreeToTerms,
    onSuccess: async (_data, _variables, _result, { client }) => {
      const { queryKey } = memberQueries.me();
      await client.invalidateQueries({ queryKey });
      showToast({ message: '利用規約に同意しました。', duration: 5000 });
      const modals = useModalStore.getState();
      const member = client.getQueryData(queryKey)?.member;
      if (member && !member.invoice_establishment) modals.open('invoice', { persistent: true });
      modals.close('terms');
    },
    onError: (error) => showToast({ message: errorMessage(error), type: 'error', duration: 5000 }),
  });

/** Spec §4: closing the terms logs the member out, and the modal closes after the logout. */
export function useDeclineTerms() {
  const { mutate: logout, isPending } = useLogout();
  const decline = () => logout(undefined, { onSuccess: () => useModalStore.getState().close('terms') });
  return { decline, isPending };
}

/** Spec §4: withdraws, goes to /delete-complete/ and removes the member's data from this browser. */
export function useWithdraw() {
  const router = useRouter();
  return useMutation({
    mutationFn: withdraw,
    onSuccess: async (_data, _request, _result, { client }) => {
      await router.replace('/delete-complete/');
      clearMemberData(client);
    },
  });
}
