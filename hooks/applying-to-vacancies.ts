import { type QueryClient, useMutation } from '@tanstack/react-query';
import { vacancyQueries } from '@/api/vacancies';
import {
  applyToVacancy,
  cancelVacancyApplication,
  reapplyToVacancy,
  vacancyApplicationQueries,
} from '@/api/vacancy-applications';
import { errorMessage } from '@/lib/api-failure';
import type { VacancyApplyRequest } from '@/schemas/vacancy-applications';
import { showToast } from '@/stores/toast-store';

/** Spec §8: said when a cancellation fails without a reason (Japanese wording: decision 0002). */
const UNEXPECTED_ERROR_MESSAGE = '予期しないエラーが発生しました。';

const APPLIED_MESSAGE = '案件への応募が完了しました。';

/** Spec §4: after apply, cancel and reapply these lists are refreshed. */
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

/** Applies; spec §8: no error handler of its own, the form shows the reason. */
export const useApplyToVacancy = () =>
  useMutation({
    mutationFn: (request: VacancyApplyRequest, { client }) => applyToVacancy(client, request),
    onSuccess: (_data, _request, _result, { client }) => {
      showToast({ message: APPLIED_MESSAGE });
      return invalidateApplications(client);
    },
  });

/** A step after that; a failure shows the server's reason for 5 s (spec §8), and what holds now. */
const useApplicationMutation = (send: (client: QueryClient, id: number) => Promise<void>, message: string) =>
  useMutation({
    mutationFn: (id: number, { client }) => send(client, id),
    onSuccess: (_data, _id, _result, { client }) => {
      showToast({ message });
      return invalidateApplications(client);
    },
    onError: (error, _id, _result, { client }) => {
      showToast({ message: errorMessage(error, UNEXPECTED_ERROR_MESSAGE), type: 'error', duration: 5000 });
      return invalidateApplications(client);
    },
  });

/** Cancels the application with that id. */
export const useCancelVacancyApplication = () =>
  useApplicationMutation(cancelVacancyApplication, '案件への応募を取り消しました。');

/** Applies again after a cancellation, with what was written the first time. */
export const useReapplyToVacancy = () => useApplicationMutation(reapplyToVacancy, APPLIED_MESSAGE);
