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
import type { SeminarState } from '@/schemas/seminar-text';
import { takeWanted, useSeminarStore } from '@/stores/seminar-store';
import { showToast, type ToastRequest } from '@/stores/toast-store';
import { useLoginPrompt } from './login-prompt';
import { useIsLoggedIn } from './login-status';
import { useSeminarApplications } from './seminar-applications';

/** Spec §4: after apply, cancel and reapply these lists are refreshed. */
const refresh = (client: QueryClient) =>
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
const useStep = (send: (client: QueryClient, id: number) => Promise<void>, done: ToastRequest) =>
  useMutation({
    mutationFn: (id: number, { client }) => send(client, id),
    onSuccess: (_data, _id, _result, { client }) => {
      showToast(done);
      return refresh(client);
    },
    onError: (_thrown, _id, _result, { client }) => refresh(client),
  });

const APPLIED = 'セミナーへの申し込みが完了しました。';

/** Gives the seat of the application with that id back. */
export const useCancelSeminarApplication = () =>
  useStep(cancelSeminarApplication, { message: 'セミナーの申し込みをキャンセルしました。' });

/** Takes a cancelled application up again; spec §8: its toast stays for 5 s. */
export const useReapplyToSeminar = () => useStep(reapplyToSeminar, { message: APPLIED, duration: 5000 });

/**
 * Applying, from a list or from the seminar's page. Who is asked to log in on the way comes back to where they stood,
 * and goes on from there by themselves (decision 0030).
 */
export function useApplyToSeminar(id: number, state: SeminarState) {
  const isLoggedIn = useIsLoggedIn();
  const isKnown = useSeminarApplications().data !== undefined && isLoggedIn;
  const { mutate, isPending, isSuccess, error } = useStep(applyToSeminar, { message: APPLIED });
  const prompt = useLoginPrompt(useRouter().asPath, 'セミナーのお申し込みにはログインが必要です。');

  useEffect(() => {
    if (isKnown && takeWanted(id) && state === 'open') mutate(id);
  }, [isKnown, id, state, mutate]);

  const handleLoginClick = (event: MouseEvent) => {
    useSeminarStore.getState().want(id);
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
