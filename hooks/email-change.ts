import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { accountQueries, confirmEmailChange, requestEmailChange } from '@/api/account';
import { memberQueries } from '@/api/members';
import { errorMessage } from '@/lib/api-failure';
import type { ChangeEmail } from '@/schemas/account';
import { EMAIL_CHANGE_EXPIRED_MESSAGE } from '@/schemas/account-codes';
import { showToast } from '@/stores/toast-store';

const SETTINGS_PATH = '/mypage/system/';

/** Spec §4, §8: requests the verification mail, then goes to the settings. */
export function useRequestEmailChange() {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: ChangeEmail, { client }) => requestEmailChange(client, payload),
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
 * call leads to the settings with isExpired=true.
 */
export function useConfirmEmailChange() {
  const router = useRouter();
  return useMutation({
    mutationFn: (token: string, { client }) => confirmEmailChange(client, token),
    retry: false,
    onSuccess: async ({ success, error }, _token, _result, { client }) => {
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
