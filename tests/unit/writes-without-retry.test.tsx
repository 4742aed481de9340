// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useLogin } from '@/hooks/auth';
import { useConfirmEmailChange, useRequestEmailChange } from '@/hooks/email-change';
import { useGoogleLogin } from '@/hooks/google-login';
import { useRegister } from '@/hooks/registration';
import { createHookEnvironment } from '@/tests/setup/hook-environment';

const calls: string[] = [];
const server = setupServer(
  http.all('*/api/v3/public/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname.replace('/api/v3/public', '')}`);
    return HttpResponse.json({}, { status: 503 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls.length = 0;
});
afterEach(() => sessionStorage.clear());
afterAll(() => server.close());

const email = 'member@example.com';

it.each([
  [
    'registration',
    'POST /members/',
    () => {
      const { mutateAsync } = useRegister();
      return () => mutateAsync({ email });
    },
  ],
  [
    'login',
    'POST /login/',
    () => {
      const { mutateAsync } = useLogin();
      return () => mutateAsync({ email, password: 'password-2026' });
    },
  ],
  [
    'Google login',
    'POST /login/google/',
    () => {
      const { mutateAsync } = useGoogleLogin();
      return () => mutateAsync({ token: 'id-token' });
    },
  ],
  [
    'request of an email change',
    'POST /change-email/',
    () => {
      const { mutateAsync } = useRequestEmailChange(1);
      return () => mutateAsync({ email, password: 'password-2026' });
    },
  ],
  [
    'confirmation of an email change',
    'PATCH /change-email/',
    () => {
      const { mutateAsync } = useConfirmEmailChange();
      return () => mutateAsync('token');
    },
  ],
])('a %s that fails is not sent again (spec §7)', async (_name, call, useWrite) => {
  const { wrapper } = createHookEnvironment();
  const { result } = renderHook<() => Promise<unknown>, unknown>(useWrite, { wrapper });
  await act(() => expect(result.current()).rejects.toThrow());
  expect(calls).toEqual([call]);
});
