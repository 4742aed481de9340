import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

afterEach(() => vi.restoreAllMocks());

describe('a login that another implementation of the API refuses', () => {
  it('shows the reason of a 404 in the form, and no error page', async () => {
    const body = { detail: 'ユーザーが存在しません。' };
    site.use(http.post('*/api/v3/public/login/', () => HttpResponse.json(body, { status: 404 })));
    const router = await site.open('/auth/login');
    await user.type(screen.getByLabelText('メールアドレス'), 'hanako@example.jp');
    await user.type(screen.getByLabelText('パスワード'), 'correct-horse');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect((await screen.findAllByText(body.detail)).length).toBeGreaterThan(0);
    const toErrorPage = vi.waitFor(() => expect(router.current.asPath).toBe('/custom-404/'));
    await expect(toErrorPage).rejects.toThrow();
  });

  it.each([
    ['401 with detail', { detail: '認証に失敗しました。' }, 401, {}, '認証に失敗しました。'],
    [
      '400 with errors of the whole input',
      { non_field_errors: ['組み合わせが違います。'] },
      400,
      {},
      '組み合わせが違います。',
    ],
    ['400 with a field', { email: ['登録されていません。'] }, 400, {}, '登録されていません。'],
    ['400 with a list', ['ログインできません。'], 400, {}, 'ログインできません。'],
    ['403 with a list', { error: ['利用停止中です。'] }, 403, {}, '利用停止中です。'],
    [
      '429',
      { detail: 'Request was throttled. Expected available in 90 seconds.' },
      429,
      { 'Retry-After': '90' },
      '操作の回数が上限に達しました。2分後にもう一度お試しください。',
    ],
  ])('says why and keeps the input: %s', async (_title, body, status, headers, message) => {
    site.use(http.post('*/api/v3/public/login/', () => HttpResponse.json(body, { status, headers })));
    const router = await site.open('/auth/login');
    await user.type(screen.getByLabelText('メールアドレス'), 'hanako@example.jp');
    await user.type(screen.getByLabelText('パスワード'), 'correct-horse');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('メールアドレス')).toHaveValue('hanako@example.jp');
    expect(router.current.asPath).toBe('/auth/login');
  });
});

it('a login in a browser that blocks cookies is told so, and not to reload the page', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  // Without the cookie the API refuses every write, also the second try with the cookie of the reply.
  site.use(
    http.post('*/api/v3/public/login/', () =>
      HttpResponse.json(
        {
          detail: 'CSRF Failed: CSRF cookie not set.',
          error: '画面の有効期限が切れました。',
          code: 'csrf_failed',
        },
        { status: 403 },
      ),
    ),
  );
  await site.open('/auth/login');
  await user.type(screen.getByLabelText('メールアドレス'), 'hanako@example.jp');
  await user.type(screen.getByLabelText('パスワード'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  expect((await screen.findAllByText(/このサイトのCookieを許可してから/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/有効期限/)).not.toBeInTheDocument();
});
