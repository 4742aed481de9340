import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useToastStore } from '@/stores/toast-store';
import { PASSWORD } from '@/tests/setup/api';
import { storeCookies } from '@/tests/setup/browser-cookies';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();

async function submitLogin(email: string, password: string, form: ReturnType<typeof within> = screen) {
  await enter('メールアドレス', email, form);
  await enter('パスワード', password, form);
  await press('ログイン', form);
}

describe('/auth/login', () => {
  it('logs in with the right password, goes to the redirect target and shows a toast', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login/?redirect=/mypage/');
    await submitLogin(member.email, PASSWORD);
    await expectToast('ログインしました。');
    expect(useToastStore.getState().duration).toBe(2750);
    expect(router.current.asPath).toBe('/mypage/');
    expect(await screen.findByLabelText('田中さんのメニュー')).toBeVisible();
    expect(useNavigationStore.getState().redirectTarget).toBeNull();
  });

  it('logs in when the API no longer accepts the token of a page that was open for long', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login/?redirect=/mypage/');
    storeCookies(site.cookies, ['csrftoken=of.another.browser; path=/']);
    await submitLogin(member.email, PASSWORD);
    await expectToast('ログインしました。');
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('says that the session has ended and the input is kept when it interrupts an application', async () => {
    await site.open('/auth/login/?redirect=%2Fvacancy%2F12%2Fconfirm%2F');
    expect(screen.getByText(/入力した内容は、このブラウザーに残っています。/)).toBeVisible();
  });

  it.each(['', '?redirect=//evil.example/vacancy/'])(
    'goes to the vacancy list after a login at %j, which names no page of the site',
    async (query) => {
      const member = await site.api.createMember();
      const router = await site.open(`/auth/login/${query}`);
      await submitLogin(member.email, PASSWORD);
      await screen.findByText('ログインしました。');
      expect(router.current.asPath).toBe('/vacancy/');
    },
  );

  it('shows the error above the form and keeps the input when the password is wrong', async () => {
    await site.open('/auth/login/');
    await submitLogin('nobody@example.com', 'wrong-password');
    const message = await screen.findByText('メールアドレスまたはパスワードが正しくありません。');
    expect(message.closest('[role=alert]')?.parentElement).toHaveFocus();
    expect(screen.getByLabelText('メールアドレス')).toHaveValue('nobody@example.com');
    expect(screen.getByLabelText('パスワード')).toHaveValue('wrong-password');
  });

  it('marks both fields invalid when they are empty, and links from the summary to the fields', async () => {
    await site.open('/auth/login/');
    await press('ログイン');
    await waitFor(() => expect(screen.getByLabelText('メールアドレス')).toBeInvalid());
    expect(screen.getByLabelText('パスワード')).toBeInvalid();
    await user.click(screen.getByRole('link', { name: 'パスワードを入力してください。' }));
    expect(screen.getByLabelText('パスワード')).toHaveFocus();
  });

  it('shows the server’s reason as a toast when the login is rejected with 403', async () => {
    const error = 'このアカウントは現在ご利用を停止しています。';
    site.respond('post', '*/login/', 403, { error });
    await site.open('/auth/login/');
    await submitLogin('suspended@example.com', PASSWORD);
    await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2));
  });

  it('goes to the error page on a 500 response and keeps the email address for the way back', async () => {
    site.respond('post', '*/login/', 500, { error: '障害' });
    const router = await site.open('/auth/login/');
    await submitLogin('taro@example.com', PASSWORD);
    await screen.findByRole('heading', { name: 'ページを表示できません' });
    expect(router.current.asPath).toBe('/custom-404/');
    await press('前のページに戻る');
    expect(await screen.findByLabelText('メールアドレス')).toHaveValue('taro@example.com');
    expect(screen.getByLabelText('パスワード')).toHaveValue('');
  });

  it.each([
    ['/mypage/', '/mypage/'],
    // Longer than a header may be.
    [`/mypage/?next=${'x'.repeat(2_000)}`, '/vacancy/'],
  ])('redirects a member who is logged in already with the target %s', async (target, path) => {
    const { router } = await site.openAsNewMember(`/auth/login/?redirect=${target}`);
    expect(router.current.asPath).toBe(path);
  });

  it('returns to the previous page after a login through the header’s link', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/vacancy/?days=2');
    const header = within(screen.getByRole('banner'));
    await user.click(header.getAllByRole('link', { name: 'ログイン' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'ログイン' });
    await submitLogin(member.email, PASSWORD);
    await screen.findByText('ログインしました。');
    expect(router.current.asPath).toBe('/vacancy/?days=2');
  });
});

describe('login as a modal', () => {
  it('closes and goes to the saved redirect target after a successful login', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/vacancy/');
    act(() => {
      useNavigationStore.getState().saveRedirectTarget('/mypage/');
      useModalStore.getState().open('login');
    });
    const dialog = await screen.findByRole('dialog', { name: 'ログイン' });
    await submitLogin(member.email, PASSWORD, within(dialog));
    await expectToast('ログインしました。');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('closes when its link to the registration page is followed', async () => {
    await site.open('/vacancy/');
    act(() => useModalStore.getState().open('login'));
    const dialog = await screen.findByRole('dialog', { name: 'ログイン' });
    await user.click(within(dialog).getByRole('link', { name: '会員登録（無料）' }));
    await screen.findByRole('heading', { name: '会員登録' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('refusals of the login', () => {
  afterEach(() => vi.restoreAllMocks());

  describe('a login that another implementation of the API refuses', () => {
    // Every other form of an error is in tests/unit/error-bodies.test.ts.
    it.each([
      ['404 with detail', { detail: 'ユーザーが存在しません。' }, 404, {}, 'ユーザーが存在しません。'],
      ['400 with a field', { email: ['登録されていません。'] }, 400, {}, '登録されていません。'],
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
      const leave = vi.fn();
      router.current.events.on('routeChangeStart', leave);
      await submitLogin('hanako@example.jp', 'correct-horse');
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expect(screen.getByLabelText('メールアドレス')).toHaveValue('hanako@example.jp');
      // The error page would be on its way by now.
      expect(leave).not.toHaveBeenCalled();
    });
  });

  it('a login after which nobody is logged in is said to have failed, and keeps the address', async () => {
    // As an API that answers with a token, or whose cookie the browser does not store.
    site.respond('post', '*/api/v3/public/login/', 200, { key: '9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b' });
    const router = await site.open('/auth/login/?redirect=/mypage/');
    await submitLogin('hanako@example.jp', 'correct-horse');
    expect(await screen.findByText(/^ログインの状態を保てませんでした。/)).toBeVisible();
    expect(screen.getByLabelText('メールアドレス')).toHaveValue('hanako@example.jp');
    expect(router.current.asPath).toBe('/auth/login/?redirect=/mypage/');
    expect(useToastStore.getState().message).not.toContain('ログインしました。');
  });

  it('a login in a browser that blocks cookies is told so, and not to reload the page', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    // Without the cookie the API refuses every write, also the second try with the cookie of the reply.
    site.respond('post', '*/api/v3/public/login/', 403, {
      detail: 'CSRF Failed: CSRF cookie not set.',
      error: '画面の有効期限が切れました。',
      code: 'csrf_failed',
    });
    await site.open('/auth/login');
    await submitLogin('hanako@example.jp', 'correct-horse');
    expect((await screen.findAllByText(/このサイトのCookieを許可してから/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/有効期限/)).not.toBeInTheDocument();
  });
});
