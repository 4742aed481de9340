import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { type MouseEvent, useEffect } from 'react';
import {
  applyToSeminar,
  cancelSeminarApplication,
  reapplyToSeminar,
  seminarApplicationQueries,
} from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import type { SeminarDisplayStatus } from '@/lib/seminar-text';
import { consumePendingSeminarId, usePendingSeminarStore } from '@/stores/pending-seminar-store';
import { showToast, type ToastRequest } from '@/stores/toast-store';
import { useSeminarApplications } from './seminar-applications';
import { useLoginPrompt } from './session/login-prompt';
import { useIsLoggedIn } from './session/login-status';

/** Spec §4: after apply, cancel and reapply these lists are refreshed. */
const invalidateApplications = (client: QueryClient) =>
  Promise.all(
    [
      seminarQueries.all(),
      seminarApplicationQueries.all(),
      seminarApplicationQueries.appliedAll(),
      seminarApplicationQueries.appliedSummariesAll(),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/**
 * Any of the three steps. Spec §8: no error handler; where the step was taken says why it failed, and shows the newest
 * state. @param send takes the id that the step is about
 */
const useApplicationMutation = (
  send: (client: QueryClient, id: number) => Promise<void>,
  successToast: ToastRequest,
) =>
  useMutation({
    mutationFn: (id: number, { client }) => send(client, id),
    onSuccess: (_data, _id, _result, { client }) => {
      showToast(successToast);
      return invalidateApplications(client);
    },
    onError: (_thrown, _id, _result, { client }) => invalidateApplications(client),
  });

const APPLIED_MESSAGE = 'セミナーへの申し込みが完了しました。';

/** Gives the seat of the application with that id back. */
export const useCancelSeminarApplication = () =>
  useApplicationMutation(cancelSeminarApplication, { message: 'セミナーの申し込みをキャンセルしました。' });

/** Takes a cancelled application up again; spec §8: its toast stays for 5 s. */
export const useReapplyToSeminar = () =>
  useApplicationMutation(reapplyToSeminar, { message: APPLIED_MESSAGE, duration: 5000 });

/**
 * Applying, from a list or from the seminar's page. Who is asked to log in on the way comes back to where they stood,
 * and goes on from there by themselves (decision 0030).
 */
export function useApplyToSeminar(id: number, displayStatus: SeminarDisplayStatus) {
  const isLoggedIn = useIsLoggedIn();
  const isReady = useSeminarApplications().data !== undefined && isLoggedIn;
  const { mutate, isPending, isSuccess, error } = useApplicationMutation(applyToSeminar, {
    message: APPLIED_MESSAGE,
  });
  const prompt = useLoginPrompt(useRouter().asPath, 'セミナーのお申し込みにはログインが必要です。');

  useEffect(() => {
    if (isReady && consumePendingSeminarId(id) && displayStatus === 'open') mutate(id);
  }, [isReady, id, displayStatus, mutate]);

  const handleLoginClick = (event: MouseEvent) => {
    usePendingSeminarStore.getState().setPendingSeminarId(id);
    prompt.onClick(event);
  };
  return {
    isLoggedIn,
    apply: () => mutate(id),
    isPending,
    isSuccess,
    error,
    loginPrompt: { href: prompt.href, onClick: handleLoginClick },
  };
}
