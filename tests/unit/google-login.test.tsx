// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberQueries } from '@/api/members';
import { useGoogleLogin } from '@/hooks/google-login';
import { useToastStore } from '@/stores/toast-store';
import { createHookEnvironment } from '@/tests/setup/hook-environment';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  useToastStore.setState(useToastStore.getInitialState());
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Logs in with a reply of the API. @returns what has happened when the login has ended */
async function logIn(reply: object, options: { shouldRedirect?: boolean } = {}) {
  server.use(http.post('*/api/v3/public/login/google/', () => HttpResponse.json(reply)));
  const { client, visited, wrapper } = createHookEnvironment('/seminar/');
  const { queryKey } = memberQueries.me();
  client.setQueryData(queryKey, {} as never);
  const onMismatch = vi.fn();
  const { result } = renderHook(() => useGoogleLogin({ onMismatch, ...options }), { wrapper });
  await act(() => result.current.mutateAsync({ token: 'id-token' }));
  const { visible, message, type, duration } = useToastStore.getState();
  return {
    toast: visible ? { message, type, duration } : null,
    visited,
    isMismatchCalled: onMismatch.mock.calls.length > 0,
    hasRefetched: client.getQueryState(queryKey)?.isInvalidated,
  };
}

const REFUSED = { visited: [], hasRefetched: false };

describe('a Google login by the code of the reply (spec §4)', () => {
  it.each([
    ['NO_LINKED_ACCOUNT', false],
    ['EMAIL_ALREADY_REGISTERED', false],
    ['EMAIL_MISMATCH', true],
  ])('%s: shows the message for 3500 ms and stays; calls onMismatch: %s', async (code, isMismatchCalled) => {
    const toast = { message: '理由です。', type: 'error', duration: 3500 };
    expect(await logIn({ code, message: '理由です。' })).toEqual({ ...REFUSED, toast, isMismatchCalled });
  });

  it('ACCESS_DENIED: does nothing', async () => {
    expect(await logIn({ code: 'ACCESS_DENIED', message: '拒否されました。' })).toEqual({
      ...REFUSED,
      toast: null,
      isMismatchCalled: false,
    });
  });

  it.each([
    ['goes to the default page of a login', { code: 'SUCCESS' }, {}, '/vacancy/'],
    ['goes to the returned url', { code: 'SUCCESS', url: '/mypage/' }, {}, '/mypage/'],
    [
      'stays on the page when the redirect is disabled',
      { code: 'SUCCESS', url: '/mypage/' },
      { shouldRedirect: false },
      '/seminar/',
    ],
  ])('any other code: fetches all data again and %s', async (_where, reply, options, path) => {
    expect(await logIn(reply, options)).toEqual({
      toast: { message: 'ログインしました。', type: 'success', duration: 2750 },
      visited: [path],
      isMismatchCalled: false,
      hasRefetched: true,
    });
  });
});
