import { type QueryClient, useMutation } from '@tanstack/react-query';
import { vacancyQueries } from '@/api/vacancies';
import {
  applyToVacancy,
  cancelVacancyApplication,
  reapplyToVacancy,
  vacancyApplicationQueries,
} from '@/api/vacancy-applications';
import { failureText } from '@/schemas/failures';
import type { ApplyRequest } from '@/schemas/vacancy-applications';
import { showToast } from '@/stores/toast-store';

/** Spec §8: said when a cancellation fails without a reason (Japanese wording: decision 0002). */
const UNEXPECTED = '予期しないエラーが発生しました。';

const APPLIED = '案件への応募が完了しました。';

/** Spec §4: after apply, cancel and reapply these lists are refreshed. */
const refresh = (client: QueryClient) =>
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
    mutationFn: (request: ApplyRequest, { client }) => applyToVacancy(client, request),
    onSuccess: (_data, _request, _result, { client }) => {
      showToast({ message: APPLIED });
      return refresh(client);
    },
  });

/** A step after that; a failure shows the server's reason for 5 s (spec §8), and what holds now. */
const useStep = (send: (client: QueryClient, id: number) => Promise<void>, message: string) =>
  useMutation({
    mutationFn: (id: number, { client }) => send(client, id),
    onSuccess: (_data, _id, _result, { client }) => {
      showToast({ message });
      return refresh(client);
    },
    onError: (thrown, _id, _result, { client }) => {
      showToast({ message: failureText(thrown, UNEXPECTED), type: 'error', duration: 5000 });
      return refresh(client);
    },
  });

/** Cancels the application with that id. */
export const useCancelVacancyApplication = () =>
  useStep(cancelVacancyApplication, '案件への応募を取り消しました。');

/** Applies again after a cancellation, with what was written the first time. */
export const useReapplyToVacancy = () => useStep(reapplyToVacancy, APPLIED);
