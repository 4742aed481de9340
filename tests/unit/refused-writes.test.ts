// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmEmailChange } from '@/api/account';
import { login } from '@/api/auth';
import { send } from '@/api/transport/send';
import { type ApiCallError, errorMessage } from '@/lib/errors/api-call-error';

const answer = { body: {} as unknown, status: 200, headers: {} as Record<string, string> };
const server = setupServer(
  http.all('*/api/v3/public/*', ({ request }) => {
    const { status, body, headers } = answer;
    if (request.method === 'GET') return HttpResponse.json({});
    if (typeof body === 'string') return new HttpResponse(body, { status, headers });
    return HttpResponse.json(body as object, { status, headers });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'csrftoken=a';
  Object.assign(answer, { status: 200, headers: {} });
});

const save = (body: Record<string, unknown>) => send('patch', '/members/1/', { body });
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: ApiCallError) => thrown,
  );

describe('a write that is answered with 200', () => {
  it.each([
    [{ success: false, error: '受付は終了しました。' }, '受付は終了しました。'],
    [{ success: 0, message: '受付は終了しました。' }, '受付は終了しました。'],
    [{ success: 'False', detail: '受付は終了しました。' }, '受付は終了しました。'],
    [{ success: false }, undefined],
    [{ error: '受付は終了しました。' }, '受付は終了しました。'],
    [{ error: ['受付は', '終了しました。'] }, '受付は 終了しました。'],
    [{ error: { message: '受付は終了しました。' } }, '受付は終了しました。'],
    [{ non_field_errors: ['受付は終了しました。'] }, '受付は終了しました。'],
    [{ errors: { city: ['住所が違います。'] } }, '市区町村：住所が違います。'],
    [{ city: ['住所が違います。'] }, '市区町村：住所が違います。'],
  ])('and %j has failed', async (body, message) => {
    answer.body = body;
    expect(await errorOf(save({ city: '港区' }))).toMatchObject({ kind: 'refused', error: message });
  });

  it.each([
    [{ result: 'NG', message: '受付は終了しました。' }, '受付は終了しました。'],
    [{ profile: { zip: ['番号が違います。'] } }, '郵便番号：番号が違います。'],
  ])('and %j has failed too', async (body, message) => {
    answer.body = body;
    const error = await errorOf(save({ profile: { zip: '1' } }));
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

  // Which replies mean what is the subject of tests/unit/write-outcome.test.ts.
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
