import { queryOptions } from '@tanstack/react-query';
import {
  appliedVacanciesReply,
  appliedVacancySummariesReply,
  vacancyApplicationsReply,
  vacancyApplyRequest,
} from '@/schemas/application-fields';
import type { VacancyApplyRequest } from '@/schemas/application-requests';
import { requestOf } from '@/schemas/request-fields';
import { optional } from './client';
import { send } from './transport/http-client';
import { readAll, readWholeList } from './transport/read';

export const vacancyApplicationQueries = {
  all: () => ['vacancy-applications'] as const,
  appliedAll: () => ['vacancy-applied'] as const,
  appliedSummariesAll: () => ['vacancy-applied-summaries'] as const,
  /** All of the member's applications. Lists and detail pages look up their vacancies in it. */
  list: () =>
    queryOptions({
      queryKey: [...vacancyApplicationQueries.all(), 'list'],
      queryFn: (context) => readAll(context, '/vacancy-applications/', vacancyApplicationsReply),
      // Vacancies are shown without them.
      meta: optional,
    }),
  applied: () =>
    queryOptions({
      queryKey: [...vacancyApplicationQueries.appliedAll(), 'list'],
      queryFn: (context) => readWholeList(context, '/vacancy-applied/', appliedVacanciesReply),
    }),
  appliedSummaries: () =>
    queryOptions({
      queryKey: [...vacancyApplicationQueries.appliedSummariesAll(), 'list'],
      queryFn: (context) => readAll(context, '/vacancy-applied-summaries/', appliedVacancySummariesReply),
    }),
};

/**
 * Applies to a vacancy. When the request is repeated, the reference API returns the existing application; an existing API
 * may refuse it as a duplicate. Rejects for a closed vacancy, and for a member without a work history.
 */
export async function applyToVacancy(request: VacancyApplyRequest): Promise<void> {
  await send('post', '/vacancy-applications/', requestOf(vacancyApplyRequest, request));
}

/** Cancels an application. @param id the application's id */
export async function cancelVacancyApplication(id: number): Promise<void> {
  await send('post', `/vacancy-applications/${id}/cancel/`);
}

/** Reopens a cancelled application. @param id the application's id */
export async function reapplyToVacancy(id: number): Promise<void> {
  await send('patch', `/vacancy-applications/${id}/reapplication/`);
}
