import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { issuePasswordToken, updatePassword } from '@/api/account';
import type { IssuePasswordToken, UpdatePassword } from '@/schemas/account';
import { showToast } from '@/stores/toast-store';

/** Spec §4: asks for the mail, then goes to /auth/reset/complete/. */
export function useIssuePasswordToken() {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: IssuePasswordToken, { client }) => issuePasswordToken(client, payload),
    onSuccess: async () => {
      await router.push('/auth/reset/complete/');
    },
  });
}

/** Spec §4, §8: sets the new password, then goes to the login. */
export function useUpdatePassword() {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: UpdatePassword, { client }) => updatePassword(client, payload),
    onSuccess: async (_data, _payload, _result, { client }) => {
      // Every session of the member has ended, this browser's too.
      await client.invalidateQueries({ refetchType: 'none' });
      // The address holds the token: not even a used one stays in the history.
      await router.replace('/auth/login/');
      showToast({ message: 'パスワードの再設定が完了しました。', duration: 5000 });
    },
  });
}
