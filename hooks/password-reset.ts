import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { issuePasswordToken, updatePassword } from '@/api/account';
import type { IssuePasswordToken, UpdatePassword } from '@/schemas/account';
import { showToast } from '@/stores/toast-store';

/** Spec §4: requests the mail, then goes to /auth/reset/complete/. */
export function useIssuePasswordToken() {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: IssuePasswordToken, { client }) => issuePasswordToken(client, payload),
    onSuccess: async () => {
      await router.push('/auth/reset/complete/');
    },
  });
}

/** Spec §4, §8: sets the new password, then goes to the login page. */
export function useUpdatePassword() {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: UpdatePassword, { client }) => updatePassword(client, payload),
    onSuccess: async (_data, _payload, _result, { client }) => {
      // The API has ended every session of the member, including this browser's.
      await client.invalidateQueries({ refetchType: 'none' });
      // The URL contains the token, so it is removed from the history even though the token has been used.
      await router.replace('/auth/login/');
      showToast({ message: 'パスワードの再設定が完了しました。', duration: 5000 });
    },
  });
}
