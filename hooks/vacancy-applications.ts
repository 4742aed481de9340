import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { acceptIfDone } from '@/api/already-done';
import { vacancyQueries } from '@/api/vacancies';
import {
  applyToVacancy,
  cancelVacancyApplication,
  reapplyToVacancy,
  vacancyApplicationQueries,
} from '@/api/vacancy-applications';
import { errorMessage } from '@/lib/errors/api-call-error';
import type { ApplicationEntry } from '@/schemas/vacancy-applications';
import { showErrorToast, showToast } from '@/stores/toast-store';
import { useVacancyEntryDraft } from './forms/draft';
import { useIsLoggedIn } from './session/login-status';

/** The member's applications; fetched only when logged in (spec §6). */
export function useVacancyApplications() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...vacancyApplicationQueries.list(), enabled });
}

/** The member's application to one vacancy, or undefined. */
export const useVacancyApplication = (vacancyId: number) =>
  useVacancyApplications().data?.find((application) => application.vacancy === vacancyId);

/** Applied vacancies with their applications (/mypage/vacancy/). */
export function useAppliedVacancies() {
  const enabled = useIsLoggedIn();
  const query = useQuery({ ...vacancyApplicationQueries.applied(), enabled });
  return { ...query, data: query.data?.rows, leftOut: query.data?.leftOut ?? 0 };
}

/** Summaries of applied vacancies, for the header's menu. */
export function useAppliedVacancySummaries({ enabled }: { enabled: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({ ...vacancyApplicationQueries.appliedSummaries(), enabled: enabled && isLoggedIn });
}

/** Spec §8: shown when a change of an application fails without a message from the API (Japanese wording: decision 0002). */
const CHANGE_FAILED_MESSAGE = '予期しないエラーが発生しました。';

const APPLIED_MESSAGE = '案件への応募が完了しました。';

/** Spec §4: these lists are refetched after apply, cancel and reapply. */
const invalidateApplications = (client: QueryClient) =>
  Promise.all(
    [
      vacancyQueries.all(),
      vacancyQueries.summariesAll(),
      vacancyApplicationQueries.all(),
      vacancyApplicationQueries.appliedAll(),
      vacancyApplicationQueries.appliedSummariesAll(),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/**
 * Applies to a vacancy. Spec §8: the form shows the error, so there is no message here. The lists are fetched again,
 * because the API may have accepted the application although its reply was lost: a repeated request is then refused
 * as a duplicate. What was typed is forgotten once they contain the application.
 */
export function useApplyToVacancy(vacancyId: number) {
  const { clear } = useVacancyEntryDraft(vacancyId);
  return useMutation({
    mutationFn: (entry: ApplicationEntry) => applyToVacancy({ vacancy: vacancyId, ...entry }),
    onSuccess: async (_data, _entry, _result, { client }) => {
      showToast({ message: APPLIED_MESSAGE });
      await invalidateApplications(client);
      clear();
    },
    // Not awaited: the error is shown at once.
    onError: (_error, _entry, _result, { client }) => void invalidateApplications(client),
  });
}

/** Changes an application. A failure shows the API's message for 5 s (spec §8) and refetches the lists. */
const useApplicationMutation = (send: (id: number) => Promise<void>, status: string, message: string) =>
  useMutation({
    mutationFn: ({ id }: { id: number }, { client }) =>
      send(id).catch((error) =>
        acceptIfDone(error, { id, status }, client, vacancyApplicationQueries.list()),
      ),
    onSuccess: (_data, _variables, _result, { client }) => {
      showToast({ message });
      return invalidateApplications(client);
    },
    onError: (error, _variables, _result, { client }) => {
      showErrorToast(errorMessage(error, CHANGE_FAILED_MESSAGE));
      return invalidateApplications(client);
    },
  });

/** Cancels an application by its id. */
export const useCancelVacancyApplication = () =>
  useApplicationMutation(cancelVacancyApplication, 'cancelled', '案件への応募を取り消しました。');

/** Reopens a cancelled application by its id. It keeps the content of the first application. */
export const useReapplyToVacancy = () => useApplicationMutation(reapplyToVacancy, 'applied', APPLIED_MESSAGE);
