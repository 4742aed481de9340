import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
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
  it('with the right password: goes to the address that asked for the login and says so', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login/?redirect=/mypage/');
    await submitLogin(member.email, PASSWORD);
    expect(await screen.findByText('ログインしました。')).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/');
    expect(await screen.findByRole('button', { name: '田中さんのメニュー' })).toBeVisible();
    expect(useNavigationStore.getState().redirectTarget).toBeNull();
  });

  it('without a target: goes to the vacancies', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login');
    await submitLogin(member.email, PASSWORD);
    await screen.findByText('ログインしました。');
    expect(router.current.asPath).toBe('/vacancy/');
  });

  it('with a target on another site: goes to the vacancies', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login/?redirect=//evil.example/vacancy/');
    await submitLogin(member.email, PASSWORD);
    await screen.findByText('ログインしました。');
    expect(router.current.asPath).toBe('/vacancy/');
  });

  it('with a wrong password: tells the reason above the form and keeps what was typed', async () => {
    await site.open('/auth/login/');
    await submitLogin('nobody@example.com', 'wrong-password');
    const summary = (await screen.findByText('メールアドレスまたはパスワードが正しくありません。')).closest(
      '[role=alert]',
    );
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText('メールアドレス')).toHaveValue('nobody@example.com');
    expect(screen.getByLabelText('パスワード')).toHaveValue('wrong-password');
  });

  it('left empty: names both fields, and its links lead to them', async () => {
    await site.open('/auth/login/');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByLabelText('メールアドレス')).toBeInvalid();
    expect(screen.getByLabelText('パスワード')).toBeInvalid();
    await user.click(screen.getByRole('link', { name: 'パスワードを入力してください。' }));
    expect(screen.getByLabelText('パスワード')).toHaveFocus();
  });

  it('refused with 403: shows the server’s reason as a toast', async () => {
    const error = 'このアカウントは現在ご利用を停止しています。';
    site.use(http.post('*/login/', () => HttpResponse.json({ error }, { status: 403 })));
    await site.open('/auth/login/');
    await submitLogin('suspended@example.com', PASSWORD);
    await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2));
  });

  it('answered with 500: leads to the error page, and the way back still knows the address', async () => {
    site.use(http.post('*/login/', () => HttpResponse.json({ error: '障害' }, { status: 500 })));
    const router = await site.open('/auth/login/');
    await submitLogin('taro@example.com', PASSWORD);
    await screen.findByRole('heading', { name: 'ページを表示できません' });
    expect(router.current.asPath).toBe('/custom-404/');
    await user.click(screen.getByRole('button', { name: '前のページに戻る' }));
    expect(await screen.findByLabelText('メールアドレス')).toHaveValue('taro@example.com');
    expect(screen.getByLabelText('パスワード')).toHaveValue('');
  });

  it('opened while logged in: leads on to the target', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/auth/login/?redirect=/mypage/');
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('reached by the header’s link: leads back to the page where the link stood', async () => {
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
  it('with the right password: closes and goes where the caller said', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/vacancy/');
    act(() => {
      useNavigationStore.getState().saveRedirectTarget('/mypage/');
      useModalStore.getState().open('login');
    });
    const dialog = await screen.findByRole('dialog', { name: 'ログイン' });
    await submitLogin(member.email, PASSWORD, within(dialog));
    expect(await screen.findByText('ログインしました。')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('left for registration: does not stay open over the next page', async () => {
    await site.open('/vacancy/');
    act(() => useModalStore.getState().open('login'));
    const dialog = await screen.findByRole('dialog', { name: 'ログイン' });
    await user.click(within(dialog).getByRole('link', { name: '会員登録（無料）' }));
    await screen.findByRole('heading', { name: '会員登録' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
