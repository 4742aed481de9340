import { type MutationFunction, type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useState } from 'react';
import { acceptIfDone } from '@/api/already-done';
import {
  applyToSeminar,
  cancelSeminarApplication,
  reapplyToSeminar,
  seminarApplicationQueries,
} from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { LONG_TOAST_MS } from '@/lib/business-constants';
import { seminarDisplayStatus } from '@/lib/seminars/seminar-text';
import type { SeminarApplication } from '@/schemas/application-fields';
import { consumePendingSeminarId, usePendingSeminarStore } from '@/stores/navigation-store';
import { showToast, type ToastRequest } from '@/stores/toast-store';
import { useLoginPrompt } from './session/login-prompt';
import { useIsLoggedIn } from './session/login-status';

/** The member's applications to seminars; fetched only when logged in (spec §6). */
export function useSeminarApplications() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...seminarApplicationQueries.list(), enabled });
}

/** The status of a seminar for this visitor, and their application, if there is one. */
export interface SeminarApplicationState {
  displayStatus: string;
  application: SeminarApplication | undefined;
}

/**
 * Returns the status of a seminar for this visitor.
 * @param applications the member's applications; undefined while they are loading and when logged out
 */
export function getSeminarApplicationState(
  { id, status }: { id: number; status: string },
  applications: readonly SeminarApplication[] | undefined,
): SeminarApplicationState {
  const application = applications?.find(({ seminar }) => seminar === id);
  return { displayStatus: seminarDisplayStatus(status, application), application };
}

/** Applied seminars with their applications (/mypage/seminar/). */
export function useAppliedSeminars() {
  const enabled = useIsLoggedIn();
  const query = useQuery({ ...seminarApplicationQueries.applied(), enabled });
  return { ...query, data: query.data?.rows, leftOut: query.data?.leftOut ?? 0 };
}

/** Spec §4: these lists are refetched after apply, cancel and reapply. */
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
 * Applies to a seminar or changes an application. Spec §8: it shows no error itself, because the component that starts
 * it does. A failure refetches the lists, so that the component shows the current status.
 * @param send takes the seminar's id for applying, and the application's id otherwise
 */
const useApplicationMutation = (send: MutationFunction<void, number>, successToast: ToastRequest) =>
  useMutation({
    mutationFn: send,
    onSuccess: (_data, _id, _result, { client }) => {
      showToast(successToast);
      return invalidateApplications(client);
    },
    onError: (_thrown, _id, _result, { client }) => invalidateApplications(client),
  });

/** Returns a change to the given status, which counts as done when it is refused because it has been made before. */
const changeTo =
  (status: string, send: (id: number) => Promise<void>): MutationFunction<void, number> =>
  (id, { client }) =>
    send(id).catch((error) => acceptIfDone(error, { id, status }, client, seminarApplicationQueries.list()));

const APPLIED_MESSAGE = 'セミナーへの申し込みが完了しました。';

/** Cancels an application by its id. */
export const useCancelSeminarApplication = () =>
  useApplicationMutation(changeTo('cancelled', cancelSeminarApplication), {
    message: 'セミナーの申し込みを取り消しました。',
  });

/** Reopens a cancelled application by its id. Spec §8: its toast is shown for 5 s. */
export const useReapplyToSeminar = () =>
  useApplicationMutation(changeTo('applied', reapplyToSeminar), {
    message: APPLIED_MESSAGE,
    duration: LONG_TOAST_MS,
  });

/**
 * Applies to a seminar, from a list or from the seminar's page, after a question. When a login is needed first, the visitor
 * returns to the same page after the login, where the question opens (decision 0030), because another person may have
 * logged in, or the login may come much later. A refusal is shown where the question is.
 */
export function useApplyToSeminar({ id }: { id: number }, displayStatus: string) {
  const isLoggedIn = useIsLoggedIn();
  const isReady = useSeminarApplications().data !== undefined && isLoggedIn;
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useApplicationMutation(applyToSeminar, {
    message: APPLIED_MESSAGE,
  });
  const prompt = useLoginPrompt(useRouter().asPath, 'セミナーのお申し込みにはログインが必要です。');

  useEffect(() => {
    if (isReady && consumePendingSeminarId(id) && displayStatus === 'open') setAsked(true);
  }, [isReady, id, displayStatus]);

  const handleLoginClick = (event: MouseEvent) => {
    usePendingSeminarStore.getState().setPendingSeminarId(id);
    prompt.onClick(event);
  };
  return {
    isLoggedIn,
    /** True while the question, or the reason of a refusal, is on the screen. */
    isAsking: isAsked || error !== null,
    ask: () => setAsked(true),
    close: () => {
      setAsked(false);
      reset();
    },
    apply: () => mutate(id, { onSuccess: () => setAsked(false) }),
    isPending,
    isSuccess,
    error,
    loginPrompt: { href: prompt.href, onClick: handleLoginClick },
  };
}
