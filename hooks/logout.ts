import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { logout } from '@/api/auth';
import { memberQueries } from '@/api/members';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { errorMessage } from '@/lib/api-failure';
import { usePendingSeminarStore } from '@/stores/pending-seminar-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { showToast } from '@/stores/toast-store';
import { clearDrafts } from './forms/draft';

/** Removes all data of the member from this browser, so that the next user of the computer cannot see it. */
export const clearMemberData = (client: QueryClient) => {
  for (const queryKey of [
    memberQueries.me().queryKey,
    vacancyApplicationQueries.all(),
    vacancyApplicationQueries.appliedAll(),
    vacancyApplicationQueries.appliedSummariesAll(),
    seminarApplicationQueries.all(),
    seminarApplicationQueries.appliedAll(),
    seminarApplicationQueries.appliedSummariesAll(),
  ])
    client.removeQueries({ queryKey });
  clearDrafts();
  usePendingSeminarStore.getState().clear();
  useRegistrationStore.getState().clearEmail();
  useRegistrationCompleteStore.getState().dismiss();
};

/**
 * Spec §4: logs out. Navigates before it removes the member's data, because a header that still shows the member would
 * fetch the data again.
 */
export function useLogout() {
  const router = useRouter();
  return useMutation({
    mutationFn: (_: undefined, { client }) => logout(client),
    onSuccess: async (_data, _variables, _result, { client }) => {
      await router.push('/');
      clearMemberData(client);
      showToast({ message: 'ログアウトしました。' });
      await Promise.all(
        [vacancyQueries.all(), vacancyQueries.summariesAll(), seminarQueries.all()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    // A toast shows the error because the menu cannot, and a failed logout must not go unnoticed.
    onError: (error) => showToast({ message: errorMessage(error), type: 'error', duration: 5000 }),
  });
}
