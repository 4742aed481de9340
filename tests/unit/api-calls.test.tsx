// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmEmailChange } from '@/api/account';
import { login } from '@/api/auth';
import { createQueryClient } from '@/api/client';
import { send } from '@/api/transport/http-client';
import { useLogin } from '@/hooks/auth';
import { useConfirmEmailChange, useRequestEmailChange } from '@/hooks/email-change';
import { useApiRecovery } from '@/hooks/errors/api-failures';
import { useGoogleLogin } from '@/hooks/google-login';
import { useMe } from '@/hooks/members';
import { useRegister } from '@/hooks/registration';
import { useAppliedSeminars, useSeminarApplications } from '@/hooks/seminar-applications';
import { LoginStatusProvider } from '@/hooks/session/login-status';
import {
  useAppliedVacancies,
  useAppliedVacancySummaries,
  useVacancyApplications,
} from '@/hooks/vacancy-applications';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import { createHookEnvironment } from '@/tests/setup/hook-environment';

const answer = { body: {} as unknown, status: 200, headers: {} as Record<string, string> };
/** The writes that the API has received. */
const writes: string[] = [];
const server = setupServer(
  http.all('*/api/v3/public/*', ({ request }) => {
    const { status, body, headers } = answer;
    if (request.method === 'GET') return HttpResponse.json({});
    writes.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v3/public', '')}`);
    if (typeof body === 'string') return new HttpResponse(body, { status, headers });
    return HttpResponse.json(body as object, { status, headers });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'csrftoken=a';
  Object.assign(answer, { body: {}, status: 200, headers: {} });
  writes.length = 0;
});

const save = (body: Record<string, unknown>) => send('patch', '/members/1/', { body });
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: ApiCallError) => thrown,
  );

describe('a write that is answered with 200', () => {
  // Which replies mean what is the subject of tests/unit/write-outcome.test.ts, and their sentences that of error-bodies.test.ts.
  it.each([
    [{ success: 0, message: '受付は終了しました。' }, '受付は終了しました。'],
    [{ success: false }, undefined],
    [{ error: ['受付は', '終了しました。'] }, '受付は 終了しました。'],
    [{ errors: { city: ['住所が違います。'] } }, '市区町村：住所が違います。'],
    [{ profile: { zip: ['番号が違います。'] } }, '郵便番号：番号が違います。'],
  ])('and %j has failed', async (body, message) => {
    answer.body = body;
    const error = await errorOf(save({ city: '港区', profile: { zip: '1' } }));
    expect(error).toMatchObject({ kind: 'refused', isInputRefused: true, error: message });
  });

  it.each([
    ['<!-- a --><html></html>', 'unavailable', undefined],
    ['受付は終了しました。', 'unreadable', '受付は終了しました。'],
    ['OK', 'unreadable', undefined],
  ])('and the text %j has failed', async (body, kind, message) => {
    answer.body = body;
    const error = await errorOf(save({ city: '港区' }));
    expect(error).toMatchObject({ kind, isReplyLost: true, error: message });
  });

  it.each([{ id: 7, status: 'open', errors: [] }, ''])('and %j has succeeded', async (body) => {
    answer.body = body;
    expect(await save({ city: '港区' })).toMatchObject({ data: body });
  });

  it('is a result, and no failed call, for the change of an address', async () => {
    answer.body = { success: false, error: '期限が切れています。' };
    expect(await confirmEmailChange('token')).toEqual({ success: false, error: '期限が切れています。' });
    answer.body = { success: null, error: '' };
    expect(await confirmEmailChange('token')).toEqual({ success: true, error: undefined });
  });
});

it('a write that a proxy refuses for its size says what to do', async () => {
  Object.assign(answer, { status: 413, body: '<h1>413 Request Entity Too Large</h1>' });
  expect(errorMessage(await errorOf(save({ city: '港区' })))).toMatch(/^送信する内容が大きすぎます。/);
});

describe('a refused login', () => {
  const WRONG_PASSWORD = 'メールアドレスまたはパスワードが正しくありません。';

  it.each([
    [401, { detail: 'Incorrect authentication credentials.' }, WRONG_PASSWORD],
    [403, { detail: 'Authentication credentials were not provided.' }, WRONG_PASSWORD],
    [403, { detail: '認証情報が正しくありません。' }, WRONG_PASSWORD],
    [403, { detail: 'You do not have permission to perform this action.' }, WRONG_PASSWORD],
    [
      401,
      { detail: { message: 'User inactive or deleted.', code: 'authentication_failed' } },
      WRONG_PASSWORD,
    ],
    [401, {}, WRONG_PASSWORD],
    [401, '<html><h1>Unauthorized</h1></html>', WRONG_PASSWORD],
    [403, '<html><h1>Account locked</h1></html>', expect.stringMatching(/上限に達した可能性/)],
    [403, { error: '利用停止中です。' }, '利用停止中です。'],
    [403, { detail: '利用停止中です。' }, '利用停止中です。'],
    [403, { detail: 'CSRF Failed: CSRF token missing.' }, expect.stringMatching(/再読み込み/)],
    [403, '<p>CSRF verification failed. Request aborted.</p>', expect.stringMatching(/再読み込み/)],
    [302, '', expect.stringMatching(/^予期しない/)],
  ])('with %i and %j is explained', async (status, body, message) => {
    const headers = typeof body === 'string' ? { 'Content-Type': 'text/html' } : {};
    Object.assign(answer, { status, body, headers });
    const error = await login({ email: 'a@example.com', password: 'a' }).catch((thrown: unknown) => thrown);
    expect(errorMessage(error)).toEqual(message);
  });
});

describe('a write that is sent twice', () => {
  const apply = (id: number) => send('post', '/apply/', { body: { id } });
  const upload = () => send('post', '/image/', { body: new FormData() });

  it('two equal writes at once are sent once, and both callers get the reply', async () => {
    answer.body = { id: 1 };
    const replies = await Promise.all([apply(1), apply(1)]);
    expect(writes).toHaveLength(1);
    expect(replies.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 1 }]);
  });

  it('two equal writes at once fail together', async () => {
    answer.status = 500;
    const results = await Promise.allSettled([apply(1), apply(1)]);
    expect(writes).toHaveLength(1);
    expect(results.map((result) => (result as PromiseRejectedResult).reason.status)).toEqual([500, 500]);
  });

  it.each([
    ['writes with another body', () => [apply(1), apply(2)]],
    ['uploads', () => [upload(), upload()]],
  ])('%s are all sent', async (_what, start) => {
    await Promise.all(start());
    expect(writes).toHaveLength(2);
  });

  it('a write that follows the reply is sent again', async () => {
    await apply(1);
    await apply(1);
    expect(writes).toHaveLength(2);
  });
});

describe('writes that are not sent again', () => {
  beforeEach(() => {
    answer.status = 503;
  });
  afterEach(() => sessionStorage.clear());

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
    expect(writes).toEqual([call]);
  });
});

describe('what belongs to a member (spec §6)', () => {
  it.each([
    ['the member', useMe],
    ['applications to vacancies', useVacancyApplications],
    ['applied vacancies', useAppliedVacancies],
    ['summaries of applied vacancies', () => useAppliedVacancySummaries({ enabled: true })],
    ['applications to seminars', useSeminarApplications],
    ['applied seminars', useAppliedSeminars],
  ])('%s: fetched for a member, not for a visitor', (_what, useData: () => { fetchStatus: string }) => {
    const getFetchStatus = (isLoggedIn: boolean) => {
      const { wrapper: Environment } = createHookEnvironment();
      const wrapper = ({ children }: { children: ReactNode }) => (
        <Environment>
          <LoginStatusProvider isLoggedIn={isLoggedIn}>{children}</LoginStatusProvider>
        </Environment>
      );
      return renderHook(() => useData().fetchStatus, { wrapper }).result.current;
    };
    expect([getFetchStatus(true), getFetchStatus(false)]).toEqual(['fetching', 'idle']);
  });
});

describe('the recovery of the API', () => {
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
});
