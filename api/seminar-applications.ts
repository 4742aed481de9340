import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { lazyImport } from '@/lib/lazy-import';
import type { SeminarApplication } from '@/schemas/seminar-applications';
import { httpOf } from './http';
import { read } from './read';

const schemas = () => lazyImport(() => import('@/schemas/seminar-applications'));

/** Spec §9: seminar applications are polled every 60 s with a stale time of 5 minutes. */
const polled = { refetchInterval: 60_000, staleTime: 5 * 60_000 } as const;

export const seminarApplicationQueries = {
  all: () => ['seminar-applications'] as const,
  appliedAll: () => ['seminar-applied'] as const,
  appliedSummariesAll: () => ['seminar-applied-summaries'] as const,
  /** All of the member's applications: lists and details join with it. */
  list: () =>
    queryOptions({
      queryKey: [...seminarApplicationQueries.all(), 'list'],
      queryFn: (context) =>
        read(
          context,
          '/applications/',
          schemas().then((module) => module.seminarApplicationsSchema),
        ),
      ...polled,
    }),
  applied: () =>
    queryOptions({
      queryKey: [...seminarApplicationQueries.appliedAll(), 'list'],
      queryFn: (context) =>
        read(
          context,
          '/applied/',
          schemas().then((module) => module.seminarAppliedSchema),
        ),
      ...polled,
    }),
  appliedSummaries: () =>
    queryOptions({
      queryKey: [...seminarApplicationQueries.appliedSummariesAll(), 'list'],
      queryFn: (context) =>
        read(
          context,
          '/seminar-applied-summaries/',
          schemas().then((module) => module.seminarAppliedSummariesSchema),
        ),
    }),
};

/** What reads the reply is loaded first: a write that took effect must not fail for the lack of it. */
async function write(
  client: QueryClient,
  send: (http: AxiosInstance) => Promise<{ data: unknown }>,
): Promise<SeminarApplication> {
  const [{ seminarApplicationSchema }, http] = await Promise.all([schemas(), httpOf(client)]);
  const { data } = await send(http);
  return seminarApplicationSchema.parse(data);
}

/** Applies; a repeat answers the application that is already there. @param seminar its id */
export const applyToSeminar = (client: QueryClient, seminar: number) =>
  write(client, (http) => http.post('/applications/', { seminar }));

/** @param id the application's */
export const cancelSeminarApplication = (client: QueryClient, id: number) =>
  write(client, (http) => http.post(`/applications/${id}/cancel/`));

/** @param id the application's */
export const reapplyToSeminar = (client: QueryClient, id: number) =>
  write(client, (http) => http.patch(`/applications/${id}/reapplication/`));
