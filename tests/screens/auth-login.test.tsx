import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useToastStore } from '@/stores/toast-store';
import { expectToast } from '@/tests/setup/toast';
import { PASSWORD } from '../setup/api';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

async function submitLogin(email: string, password: string, form: ReturnType<typeof within> = screen) {
  await user.type(form.getByLabelText('メールアドレス'), email);
  await user.type(form.getByLabelText('パスワード'), password);
  await user.click(form.getByRole('button', { name: 'ログイン' }));
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

  it('goes to the vacancy list after a login without a redirect target', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login');
    await submitLogin(member.email, PASSWORD);
    await screen.findByText('ログインしました。');
    expect(router.current.asPath).toBe('/vacancy/');
  });

  it('says that the session has ended and the input is kept when it interrupts an application', async () => {
    await site.open('/auth/login/?redirect=%2Fvacancy%2F12%2Fconfirm%2F');
    expect(screen.getByText(/入力した内容は、このブラウザーに残っています。/)).toBeVisible();
  });

  it('goes to the vacancy list when the redirect target is on another site', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login/?redirect=//evil.example/vacancy/');
    await submitLogin(member.email, PASSWORD);
    await screen.findByText('ログインしました。');
    expect(router.current.asPath).toBe('/vacancy/');
  });

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
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    await waitFor(() => expect(screen.getByLabelText('メールアドレス')).toBeInvalid());
    expect(screen.getByLabelText('パスワード')).toBeInvalid();
    await user.click(screen.getByRole('link', { name: 'パスワードを入力してください。' }));
    expect(screen.getByLabelText('パスワード')).toHaveFocus();
  });

  it('shows the server’s reason as a toast when the login is rejected with 403', async () => {
    const error = 'このアカウントは現在ご利用を停止しています。';
    site.use(http.post('*/login/', () => HttpResponse.json({ error }, { status: 403 })));
    await site.open('/auth/login/');
    await submitLogin('suspended@example.com', PASSWORD);
    await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2));
  });

  it('goes to the error page on a 500 response and keeps the email address for the way back', async () => {
    site.use(http.post('*/login/', () => HttpResponse.json({ error: '障害' }, { status: 500 })));
    const router = await site.open('/auth/login/');
    await submitLogin('taro@example.com', PASSWORD);
    await screen.findByRole('heading', { name: 'ページを表示できません' });
    expect(router.current.asPath).toBe('/custom-404/');
    await user.click(screen.getByRole('button', { name: '前のページに戻る' }));
    expect(await screen.findByLabelText('メールアドレス')).toHaveValue('taro@example.com');
    expect(screen.getByLabelText('パスワード')).toHaveValue('');
  });

  it('redirects to the target when the visitor is already logged in', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/auth/login/?redirect=/mypage/');
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('redirects a member to the vacancy list when the target is longer than a header may be', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open(`/auth/login/?redirect=/mypage/?next=${'x'.repeat(2_000)}`);
    expect(router.current.asPath).toBe('/vacancy/');
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
