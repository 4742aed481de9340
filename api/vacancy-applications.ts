import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { lazyImport } from '@/lib/lazy-import';
import type { ApplyRequest, VacancyApplication } from '@/schemas/vacancy-applications';
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

/** What reads the reply is loaded first: a write that took effect must not fail for the lack of it. */
async function write(
  client: QueryClient,
  send: (http: AxiosInstance) => Promise<{ data: unknown }>,
): Promise<VacancyApplication> {
  const [{ vacancyApplicationSchema }, http] = await Promise.all([schemas(), httpOf(client)]);
  const { data } = await send(http);
  return vacancyApplicationSchema.parse(data);
}

/** Applies; a repeat answers the application that is already there. */
export const applyToVacancy = (client: QueryClient, request: ApplyRequest) =>
  write(client, (http) => http.post('/vacancy-applications/', request));

/** @param id the application's */
export const cancelVacancyApplication = (client: QueryClient, id: number) =>
  write(client, (http) => http.post(`/vacancy-applications/${id}/cancel/`));

/** @param id the application's */
export const reapplyToVacancy = (client: QueryClient, id: number) =>
  write(client, (http) => http.patch(`/vacancy-applications/${id}/reapplication/`));
