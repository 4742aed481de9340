import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { changePassword } from '@/api/account';
import { memberQueries } from '@/api/members';
import type { ChangePassword } from '@/schemas/account';
import { showToast } from '@/stores/toast-store';

/** Spec §4, §8: changes the password, then goes to the settings. */
export function useChangePassword() {
  const router = useRouter();
  return useMutation({
    mutationFn: (payload: ChangePassword, { client }) => changePassword(client, payload),
    onSuccess: async (_data, _payload, _result, { client }) => {
      await client.invalidateQueries({ queryKey: memberQueries.me().queryKey });
      // The form is a section of the settings, so the scroll position must not change when it closes.
      await router.replace('/mypage/system/', undefined, { scroll: false });
      showToast({ message: 'パスワードが変更されました。' });
    },
  });
}
