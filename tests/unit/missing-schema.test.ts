import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmEmailChange, loginWithGoogle } from '@/api/account';
import { createQueryClient } from '@/api/client';
import { cancelSeminarApplication } from '@/api/seminar-applications';
import { createHttp } from '@/api/transport/create-http';
import { vacancyQueries } from '@/api/vacancies';
import { applyToVacancy } from '@/api/vacancy-applications';
import { LazyImportError } from '@/lib/lazy-import';

// The mocks simulate schema scripts that cannot be loaded.
const lost = vi.hoisted(() => () => {
  throw new Error('Failed to load chunk');
});
vi.mock('@/schemas/replies/vacancies', lost);
vi.mock('@/schemas/replies/vacancy-applications', lost);
vi.mock('@/schemas/replies/seminar-applications', lost);
// The queries of the account load this script; what its writes need is part of their own.
vi.mock('@/schemas/replies/readers', lost);

const send = vi.fn();
vi.mock('@/api/transport/browser-http', () => ({
  createBrowserHttp: () =>
    createHttp({
      adapter: async (config) => {
        send(config.url);
        return { data: {}, status: 200, statusText: 'OK', headers: {}, config };
      },
    }),
}));

beforeEach(() => {
  send.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

async function outcome(call: Promise<unknown>) {
  const settled = call.catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

describe('when the script with the response schema cannot be loaded', () => {
  it.each([
    ['applying', () => applyToVacancy({ vacancy: 1 } as never)],
    ['cancelling', () => cancelSeminarApplication(1)],
    ['changing the address', () => confirmEmailChange('token')],
    ['logging in with Google', () => loginWithGoogle({ token: 'x' } as never)],
  ])('%s is sent once and succeeds, because a write needs no schema', async (_name, call) => {
    expect(await outcome(call())).not.toBeInstanceOf(Error);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('a query fails immediately without retries', async () => {
    const client = createQueryClient();
    const query = vacancyQueries.categories();
    // fetchQuery does not retry by default.
    const retry = client.getDefaultOptions().queries?.retry;
    expect(await outcome(client.fetchQuery({ ...query, retry }))).toBeInstanceOf(LazyImportError);
    expect(client.getQueryState(query.queryKey)?.fetchFailureCount).toBe(1);
  });
});
