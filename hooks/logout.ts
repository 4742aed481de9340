import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { logout } from '@/api/auth';
import { memberQueries } from '@/api/members';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { failureText } from '@/schemas/failures';
import { useRegistrationStore } from '@/stores/registration-store';
import { useSeminarStore } from '@/stores/seminar-store';
import { showToast } from '@/stores/toast-store';
import { useWelcomeStore } from '@/stores/welcome-store';
import { clearDrafts } from './draft';

/** Everything that belongs to the member who has left: whoever sits down next finds none of it. */
export const forgetMember = (client: QueryClient) => {
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
  useSeminarStore.getState().forget();
  useRegistrationStore.getState().forgetEmail();
  useWelcomeStore.getState().done();
};

/** Spec §4: logout. The page changes first: a header that still shows the member must not ask for them again. */
export function useLogout() {
  const router = useRouter();
  return useMutation({
    mutationFn: (_: undefined, { client }) => logout(client),
    onSuccess: async (_data, _variables, _result, { client }) => {
      await router.push('/');
      forgetMember(client);
      showToast({ message: 'ログアウトしました。' });
      await Promise.all(
        [vacancyQueries.all(), vacancyQueries.summariesAll(), seminarQueries.all()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    // A menu has no place to say it, and nobody must believe that they have left when they have not.
    onError: (thrown) => showToast({ message: failureText(thrown), type: 'error', duration: 5000 }),
  });
}
