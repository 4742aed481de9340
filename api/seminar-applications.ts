import { queryOptions } from '@tanstack/react-query';
import { SEMINAR_APPLICATIONS_POLLING_MS, STALE_MS } from '@/lib/business-constants';
import {
  appliedSeminarSummariesReply,
  appliedSeminarsReply,
  seminarApplicationsReply,
  seminarApplyRequest,
} from '@/schemas/application-fields';
import { requestOf } from '@/schemas/request-fields';
import { optional } from './client';
import { send } from './transport/http-client';
import { readAll, readWholeList } from './transport/read';

/** Spec §9. */
const polling = { refetchInterval: SEMINAR_APPLICATIONS_POLLING_MS, staleTime: STALE_MS } as const;

export const seminarApplicationQueries = {
  all: () => ['seminar-applications'] as const,
  appliedAll: () => ['seminar-applied'] as const,
  appliedSummariesAll: () => ['seminar-applied-summaries'] as const,
  /** All of the member's applications. Lists and detail pages look up their seminars in it. */
  list: () =>
    queryOptions({
      queryKey: [...seminarApplicationQueries.all(), 'list'],
      queryFn: (context) => readAll(context, '/applications/', seminarApplicationsReply),
      // Seminars are shown without them.
      meta: optional,
      ...polling,
    }),
  applied: () =>
    queryOptions({
      queryKey: [...seminarApplicationQueries.appliedAll(), 'list'],
      queryFn: (context) => readWholeList(context, '/applied/', appliedSeminarsReply),
      ...polling,
    }),
  appliedSummaries: () =>
    queryOptions({
      queryKey: [...seminarApplicationQueries.appliedSummariesAll(), 'list'],
      queryFn: (context) => readAll(context, '/seminar-applied-summaries/', appliedSeminarSummariesReply),
    }),
};

/**
 * Applies to a seminar. When the request is repeated, the reference API returns the existing application; an existing API
 * may refuse it as a duplicate. Rejects for a seminar that is full, closed or cancelled.
 * @param seminar the seminar's id
 */
export async function applyToSeminar(seminar: number): Promise<void> {
  await send('post', '/applications/', requestOf(seminarApplyRequest, { seminar }));
}

/** Cancels an application. @param id the application's id */
export async function cancelSeminarApplication(id: number): Promise<void> {
  await send('post', `/applications/${id}/cancel/`);
}

/** Reopens a cancelled application. @param id the application's id */
export async function reapplyToSeminar(id: number): Promise<void> {
  await send('patch', `/applications/${id}/reapplication/`);
}
