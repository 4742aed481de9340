import { MutationObserver, onlineManager, type QueryClient, type QueryState } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { choiceQueries } from '@/api/choices';
import { createQueryClient, type FinalFailure, onFinalFailure } from '@/api/client';
import { columnQueries } from '@/api/columns';
import { pollingInterval } from '@/api/polling';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { sessionsQuery } from '@/api/sessions';
import { termsQueries } from '@/api/terms';
import { callError } from '@/api/transport/call-error';
import { bindHttp } from '@/api/transport/http-client';
import { read } from '@/api/transport/read';
import { vacancyQueries } from '@/api/vacancies';
import { SEMINAR_PAGE_SIZE, VACANCY_PAGE_SIZE, VACANCY_SUMMARY_PAGE_SIZE } from '@/lib/business-constants';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import { SHARED_PAGE_SECONDS, SHARED_RESPONSE_SECONDS } from '@/lib/shared-cache';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { abilitiesReply } from '@/schemas/choice-fields';

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
  const { queries } = createQueryClient().getDefaultOptions();

  it('data is stale after 5 minutes, and is not refetched on focus, reconnect or mount', () => {
    expect(queries).toMatchObject({
      staleTime: 5 * MINUTE,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: false,
    });
  });
});

const httpError = (status: number) => new ApiCallError(status >= 500 ? 'unavailable' : 'refused', { status });

const cases: [what: string, outcome: 'is retried' | 'is not retried', thrown: unknown][] = [
  ['no response', 'is retried', new ApiCallError('unavailable')],
  ['500', 'is retried', httpError(500)],
  ['503', 'is retried', httpError(503)],
  ['400', 'is not retried', httpError(400)],
  ['403', 'is not retried', httpError(403)],
  ['404', 'is not retried', httpError(404)],
  ['429', 'is not retried', httpError(429)],
  ['a response of another shape', 'is not retried', new ApiCallError('unreadable', { status: 200 })],
  ['a schema error', 'is not retried', z.string().safeParse(7).error],
  ['a defect', 'is not retried', new TypeError('x is not a function')],
];

describe('retries (spec §9, decision 0004)', () => {
  it.each(cases)('a query after %s %s', async (_what, outcome, thrown) => {
    let calls = 0;
    const queryFn = () => {
      calls += 1;
      return Promise.reject(thrown);
    };
    const client = createQueryClient();
    // Unlike an observer, fetchQuery does not retry by default.
    const { retry } = client.getDefaultOptions().queries ?? {};
    await client.fetchQuery({ queryKey: ['data'], queryFn, retry, retryDelay: 0 }).catch(() => undefined);
    expect(calls).toBe(outcome === 'is retried' ? 4 : 1);
  });

  it.each(cases)('a write after %s %s', async (_what, outcome, thrown) => {
    let calls = 0;
    const mutationFn = () => {
      calls += 1;
      return Promise.reject(thrown);
    };
    const observer = new MutationObserver(createQueryClient(), { mutationFn, retryDelay: 0 });
    await observer.mutate().catch(() => undefined);
    expect(calls).toBe(outcome === 'is retried' ? 3 : 1);
  });
});

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('a write is attempted at once and not repeated', async () => {
    onlineManager.setOnline(false);
    let calls = 0;
    const mutationFn = () => {
      calls += 1;
      return Promise.reject(new ApiCallError('unavailable'));
    };
    const observer = new MutationObserver(createQueryClient(), { mutationFn });
    await expect(observer.mutate()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toBe(1);
  });
});

describe('read', () => {
  const replyWith = (data: unknown) => {
    const client = createQueryClient();
    bindHttp(client, { get: async () => ({ data }) });
    const signal = new AbortController().signal;
    return read({ client, signal, meta: undefined }, '/abilities/', abilitiesReply);
  };

  it('returns a response of the agreed shape', async () => {
    expect(await replyWith([{ id: 1, name: 'a' }])).toMatchObject({ results: [{ id: 1, name: 'a' }] });
  });

  it.each([[{ status: 'ok' }], [7], [''], [[1]]])(
    'reports %j as a response that cannot be used',
    async (data) => {
      const thrown = await replyWith(data).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(ApiCallError);
      expect(thrown).toMatchObject({ kind: 'unreadable', status: 200, error: undefined });
      expect(errorMessage(thrown)).toContain('予期しないサーバーエラー');
    },
  );
});

describe('a failed query without data on screen (decision 0003)', () => {
  type Case = [name: string, fetch: (client: QueryClient) => Promise<void>];

  const listener = vi.fn<(failure: FinalFailure) => void>();
  let removeListener: () => void;

  function createFailingClient() {
    const client = createQueryClient({ onServer: true });
    const get = () => Promise.reject(new ApiCallError('unavailable', { status: 500 }));
    bindHttp(client, { get } as unknown as AxiosInstance);
    listener.mockReset();
    removeListener = onFinalFailure(listener);
    return client;
  }

  afterEach(() => removeListener());

  it.each<Case>([
    ['the interviews', (client) => client.prefetchQuery(columnQueries.interviews())],
    ['the testimonials', (client) => client.prefetchQuery(columnQueries.testimonials())],
    ['the preview of upcoming seminars', (client) => client.prefetchQuery(seminarQueries.upcoming())],
    ['the seminar in a dialog', (client) => client.prefetchQuery(seminarQueries.preview(1))],
    ['the active logins', (client) => client.prefetchQuery(sessionsQuery())],
    ['the terms of use', (client) => client.prefetchQuery(termsQueries.text())],
  ])('%s: does not redirect to the error page', async (_name, fetch) => {
    await fetch(createFailingClient());
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isBackground: true }));
  });

  it.each<Case>([
    ['the preview of vacancies', (client) => client.prefetchQuery(vacancyQueries.summaries())],
    ['the page of a seminar', (client) => client.prefetchQuery(seminarQueries.detail(1))],
  ])('%s: redirects to the error page', async (_name, fetch) => {
    await fetch(createFailingClient());
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isBackground: false }));
  });
});
