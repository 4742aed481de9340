import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { MINUTE_MS } from '@/schemas/time';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { optional } from './client';
import { vacancyQueries } from './vacancies';

/** The number of concurrent calls, which leaves room for those of the page. */
const MAX_CONCURRENT = 4;

interface SavedVacancyStates {
  /** The vacancies that exist; null for those that are no longer published. Others could not be fetched. */
  vacancies: ReadonlyMap<number, Vacancy | null>;
  /** The failure after which no more were fetched; null when all were. */
  error: unknown;
  /** Milliseconds since the epoch. */
  fetchedAt: number;
}

/** Returns a vacancy, or null when it is no longer published. @throws the failure of the call */
async function fetchVacancy(client: QueryClient, id: number): Promise<Vacancy | null> {
  try {
    return await client.fetchQuery({ ...vacancyQueries.preview(id), staleTime: MINUTE_MS });
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The present state of up to 50 vacancies, which are fetched one by one, because the API has no call for several. After
 * the first failure the rest is omitted, so that an API in trouble gets no further calls.
 */
export const savedVacanciesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['saved-vacancies', ids],
    queryFn: async ({ client, signal }): Promise<SavedVacancyStates> => {
      const vacancies = new Map<number, Vacancy | null>();
      const waiting = [...ids];
      let error: unknown = null;
      const work = async () => {
        while (error === null && !signal.aborted) {
          const id = waiting.shift();
          if (id === undefined) return;
          try {
            vacancies.set(id, await fetchVacancy(client, id));
          } catch (failure) {
            error = failure;
          }
        }
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
      return { vacancies, error, fetchedAt: Date.now() };
    },
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    staleTime: MINUTE_MS,
    refetchOnMount: true,
    meta: optional,
  });
