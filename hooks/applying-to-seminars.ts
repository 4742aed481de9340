import { type QueryClient, useMutation } from '@tanstack/react-query';
import {
  applyToSeminar,
  cancelSeminarApplication,
  reapplyToSeminar,
  seminarApplicationQueries,
} from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { showToast } from '@/stores/toast-store';

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

/** Applies to the seminar with that id. Spec §8: no error handler; the panel says why, and shows the newest state. */
export const useApplyToSeminar = () =>
  useMutation({
    mutationFn: (seminar: number, { client }) => applyToSeminar(client, seminar),
    onSuccess: (_data, _seminar, _result, { client }) => {
      showToast({ message: 'セミナーへの申し込みが完了しました。' });
      return refresh(client);
    },
    onError: (_thrown, _seminar, _result, { client }) => refresh(client),
  });

/** Gives the seat of the application with that id back. */
export const useCancelSeminarApplication = () =>
  useMutation({
    mutationFn: (id: number, { client }) => cancelSeminarApplication(client, id),
    onSuccess: (_data, _id, _result, { client }) => {
      showToast({ message: 'セミナーの申し込みをキャンセルしました。' });
      return refresh(client);
    },
    onError: (_thrown, _id, _result, { client }) => refresh(client),
  });

/** Takes a cancelled application up again; spec §8: its toast stays for 5 s. */
export const useReapplyToSeminar = () =>
  useMutation({
    mutationFn: (id: number, { client }) => reapplyToSeminar(client, id),
    onSuccess: (_data, _id, _result, { client }) => {
      showToast({ message: 'セミナーへの申し込みが完了しました。', duration: 5000 });
      return refresh(client);
    },
    onError: (_thrown, _id, _result, { client }) => refresh(client),
  });
