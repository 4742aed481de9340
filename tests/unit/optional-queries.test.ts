import type { QueryClient } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, type FinalFailure, onFinalFailure } from '@/api/client';
import { columnQueries } from '@/api/columns';
import { seminarQueries } from '@/api/seminars';
import { sessionsQuery } from '@/api/sessions';
import { termsQueries } from '@/api/terms';
import { bindHttp } from '@/api/transport/http-client';
import { vacancyQueries } from '@/api/vacancies';
import { ApiCallError } from '@/lib/errors/api-call-error';

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

describe('a failed query without data on screen (decision 0003)', () => {
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
