// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/client';
import { useApiRecovery } from '@/hooks/errors/api-recovery';
import { ApiCallError } from '@/lib/errors/api-call-error';

const failedWith = (status: number) =>
  new ApiCallError(status >= 500 ? 'unavailable' : 'refused', { status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders a page whose data could not be fetched, as that of a column, which is not polled. */
async function openPage(error: unknown) {
  const read = vi.fn(async (): Promise<string> => {
    throw error;
  });
  const client = createQueryClient();
  const { result } = renderHook(
    () => ({
      hasRecovered: useApiRecovery(),
      query: useQuery({ queryKey: ['columns'], queryFn: read, retry: false }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  await wait(0);
  return { read, result, wait };
}

it.each([
  ['no reply', new ApiCallError('unavailable')],
  ['503', failedWith(503)],
  ['429', failedWith(429)],
])('shows the data of a page by itself once the API is back, after %s', async (_title, error) => {
  const { read, result, wait } = await openPage(error);
  await wait(60);
  expect(read).toHaveBeenCalledTimes(3);
  expect(result.current.hasRecovered).toBe(false);
  read.mockResolvedValue('コラム');
  await wait(30);
  expect(result.current).toMatchObject({ hasRecovered: true, query: { data: 'コラム' } });
  await wait(90);
  expect(read).toHaveBeenCalledTimes(4);
});

it('asks for nothing that the API has refused, and nothing in the background', async () => {
  const refused = await openPage(failedWith(403));
  await refused.wait(60);
  expect(refused.read).toHaveBeenCalledOnce();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const hidden = await openPage(failedWith(503));
  await hidden.wait(60);
  expect(hidden.read).toHaveBeenCalledOnce();
});
