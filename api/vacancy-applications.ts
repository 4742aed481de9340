import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import type { ApplyRequest } from '@/schemas/vacancy-applications';
import { httpOf } from './http';
import { read } from './read';

const schemas = () => lazyImport(() => import('@/schemas/vacancy-applications'));

export const vacancyApplicationQueries = {
  all: () => ['vacancy-applications'] as const,
  appliedAll: () => ['vacancy-applied'] as const,
  appliedSummariesAll: () => ['vacancy-applied-summaries'] as const,
  /** All of the member's applications: lists and details join with it. */
  list: () =>
    queryOptions({
      queryKey: [...vacancyApplicationQueries.all(), 'list'],
      queryFn: (context) =>
        read(
          context,
          '/vacancy-applications/',
          schemas().then((module) => module.vacancyApplicationsSchema),
        ),
    }),
  applied: () =>
    queryOptions({
      queryKey: [...vacancyApplicationQueries.appliedAll(), 'list'],
      queryFn: (context) =>
        read(
          context,
          '/vacancy-applied/',
          schemas().then((module) => module.vacancyAppliedSchema),
        ),
    }),
  appliedSummaries: () =>
    queryOptions({
      queryKey: [...vacancyApplicationQueries.appliedSummariesAll(), 'list'],
      queryFn: (context) =>
        read(
          context,
          '/vacancy-applied-summaries/',
          schemas().then((module) => module.vacancyAppliedSummariesSchema),
        ),
    }),
};

/** Applies; a repeat answers the application that is already there. */
export async function applyToVacancy(client: QueryClient, request: ApplyRequest): Promise<void> {
  await (await httpOf(client)).post('/vacancy-applications/', request);
}

/** @param id the application's */
export async function cancelVacancyApplication(client: QueryClient, id: number): Promise<void> {
  await (await httpOf(client)).post(`/vacancy-applications/${id}/cancel/`);
}

/** @param id the application's */
export async function reapplyToVacancy(client: QueryClient, id: number): Promise<void> {
  await (await httpOf(client)).patch(`/vacancy-applications/${id}/reapplication/`);
}
