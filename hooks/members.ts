import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { memberQueries, updateCareerEducation } from '@/api/members';
import type { CareerEducation } from '@/schemas/career-education';
import { showToast } from '@/stores/toast-store';
import { useIsLoggedIn } from './login-status';

/** The current member, fetched on demand (spec §6); undefined when logged out. */
export function useMe() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...memberQueries.me(), enabled });
}

/** Saves the work history, then goes to /mypage/ (spec §4) or back to the form that asked for it. */
export function useUpdateCareerEducation({ next = '/mypage/' }: { next?: string } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (request: { memberId: number; payload: CareerEducation }, { client }) =>
      updateCareerEducation(client, request),
    onSuccess: async (_data, _request, _result, { client }) => {
      await client.invalidateQueries({ queryKey: memberQueries.me().queryKey });
      // In place of the editor: Back leads to where the person was before it.
      await router.replace(next);
      showToast({ message: '職務経歴・学歴等が変更されました。' });
    },
  });
}
