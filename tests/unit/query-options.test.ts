import type { QueryState } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { choiceQueries } from '@/api/choices';
import { createQueryClient } from '@/api/client';
import { pollingInterval } from '@/api/polling';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { callError } from '@/api/transport/call-error';
import { vacancyQueries } from '@/api/vacancies';
import { SEMINAR_PAGE_SIZE, VACANCY_PAGE_SIZE, VACANCY_SUMMARY_PAGE_SIZE } from '@/lib/business-constants';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { SHARED_PAGE_SECONDS, SHARED_RESPONSE_SECONDS } from '@/lib/shared-cache';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const filters = parseVacancyFilters({}, 'page');

describe('spec §9: polling', () => {
  it.each([
    ['vacancy list', vacancyQueries.list(filters)],
    ['vacancy detail', vacancyQueries.detail(1)],
  ])('%s: polls every 10 s, also in the background', (_name, query) => {
    expect(query).toMatchObject({ refetchInterval: pollingInterval, refetchIntervalInBackground: true });
  });

  it.each([
    ['seminar list', seminarQueries.list(1)],
    ['seminar detail', seminarQueries.detail(1)],
  ])('%s: polls every 10 s, but not in the background', (_name, query) => {
    expect(query).toMatchObject({ refetchInterval: pollingInterval });
    expect(query).not.toHaveProperty('refetchIntervalInBackground');
  });

  it('is every 10 s, and earlier once for data that came with a page, which may be 6 s old', () => {
    const intervalAfter = (updates: number, failures = 0) =>
      pollingInterval({ state: { dataUpdateCount: updates, errorUpdateCount: failures } as QueryState });
    expect([intervalAfter(1), intervalAfter(2), intervalAfter(3)]).toEqual([4_000, 10_000, 10_000]);
    // A failed first poll does not make the next ones more frequent.
    expect(intervalAfter(1, 1)).toBe(10_000);
    expect(intervalAfter(1) + (SHARED_PAGE_SECONDS + SHARED_RESPONSE_SECONDS) * SECOND).toBe(10 * SECOND);
  });

  it.each([
    ['after the seconds of Retry-After', 429, '120', 120 * SECOND],
    ['after five minutes when the API asks for a day', 429, '86400', 5 * MINUTE],
    ['as usual when the API asks for less', 429, '3', 10 * SECOND],
    ['as usual when the API does not say how long it refuses', 429, undefined, 10 * SECOND],
    ['as usual after any other failure', 503, '120', 10 * SECOND],
  ])('of a call that has failed is %s', (_when, status, retryAfter, expected) => {
    const reply = { status, data: {}, headers: { 'retry-after': retryAfter } };
    const error = callError(reply, { method: 'get', path: '/vacancies/' });
    const state = { dataUpdateCount: 1, errorUpdateCount: 1, error: error as Error } as QueryState;
    expect(pollingInterval({ state })).toBe(expected);
  });

  it.each([
    ['of lists and details', seminarApplicationQueries.list()],
    ['of the applied list', seminarApplicationQueries.applied()],
  ])('seminar applications %s: poll every 60 s, stale after 5 minutes', (_name, query) => {
    expect(query).toMatchObject({ refetchInterval: MINUTE, staleTime: 5 * MINUTE });
  });

  it('pages have 24 entries, previews have 4', () => {
    expect([VACANCY_PAGE_SIZE, SEMINAR_PAGE_SIZE, VACANCY_SUMMARY_PAGE_SIZE]).toEqual([24, 24, 4]);
  });
});

describe('spec §9: reference data', () => {
  it.each([
    ['certifications', choiceQueries.certifications()],
    ['hoped-for work styles', choiceQueries.hopeWorkstyles()],
    ['current work styles', choiceQueries.currentWorkstyles()],
    ['regions', choiceQueries.regions()],
    ['reasons for withdrawal', choiceQueries.withdrawReasons()],
    ['skills', choiceQueries.skills()],
    ['abilities', choiceQueries.abilities()],
    ['categories', vacancyQueries.categories()],
  ])('%s: never stale, cached for 24 h', (_name, query) => {
    expect(query).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, gcTime: 24 * 60 * MINUTE });
  });
});

describe('spec §9: the default cache', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const lostReply = new ApiCallError('unavailable');
  const errorResponse = (status: number) =>
    new ApiCallError(status >= 500 ? 'unavailable' : 'refused', { status });
  const shouldRetry = (retry: unknown, failures: number, thrown: unknown) =>
    (retry as (failures: number, thrown: unknown) => boolean)(failures, thrown);

  it('data is stale after 5 minutes, and is not refetched on focus, reconnect or mount', () => {
    expect(queries).toMatchObject({
      staleTime: 5 * MINUTE,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: false,
    });
  });

  it.each([
    ['queries', queries?.retry, 3],
    ['mutations', mutations?.retry, 2],
  ])('%s: lost responses and server errors are retried up to the limit', (_name, retry, times) => {
    for (const thrown of [lostReply, errorResponse(500), errorResponse(503)]) {
      expect(shouldRetry(retry, times - 1, thrown)).toBe(true);
      expect(shouldRetry(retry, times, thrown)).toBe(false);
    }
  });

  it('a 4xx response is not retried (decision 0004)', () => {
    for (const status of [400, 403, 404, 409, 429])
      expect(shouldRetry(queries?.retry, 0, errorResponse(status))).toBe(false);
  });
});
