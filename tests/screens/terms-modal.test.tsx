import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import { expectToast } from '@/tests/setup/toast';
import { jsonOf } from '../setup/agent';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

async function openModal(member: Parameters<typeof site.api.createMember>[0] = {}) {
  const registered = await site.api.createMember({ termsAgreedAt: null, ...member });
  await site.logIn(registered);
  const router = await site.open('/vacancy/');
  const dialog = within(await screen.findByRole('dialog', { name: 'サービス利用規約' }));
  // The modal fetches the text when it opens.
  await dialog.findByText(/東京地方裁判所/);
  return { member: registered, router, dialog };
}

describe('terms modal (spec §2, §4)', () => {
  it('shows the full text when the terms are not agreed to; Escape does not close it', async () => {
    const { dialog } = await openModal();
    expect(
      dialog.getByText('サービスを引き続きご利用いただくには、利用規約への同意が必要です。'),
    ).toBeVisible();
    expect(dialog.getByText('閉じるとログアウトします')).toBeVisible();
    expect(dialog.getByText(/東京地方裁判所/)).toBeVisible();
    await user.keyboard('{Escape}{Escape}{Escape}');
    expect(screen.getByRole('dialog', { name: 'サービス利用規約' })).toBeVisible();
  });

  it('enables the agree button only after the text has loaded, and can reload it after a failure', async () => {
    const respondNotFound = () => HttpResponse.json({ error: '利用規約を読み込めません。' }, { status: 404 });
    site.use(http.get('*/api/content/terms', respondNotFound, { once: true }));
    const member = await site.api.createMember({ termsAgreedAt: null });
    await site.logIn(member);
    const router = await site.open('/vacancy/');
    const dialog = within(await screen.findByRole('dialog', { name: 'サービス利用規約' }));
    expect(await dialog.findByText('利用規約を表示できません。利用規約を読み込めません。')).toBeVisible();
    expect(dialog.getByRole('button', { name: '同意する' })).toHaveAttribute('aria-disabled', 'true');
    expect(router.current.asPath).toBe('/vacancy/');
    await user.click(dialog.getByRole('button', { name: '再読み込み' }));
    expect(await dialog.findByText(/東京地方裁判所/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '同意する' }));
    await expectToast('利用規約に同意しました。');
  });

  it('stores the agreement, shows a toast and closes', async () => {
    const { member, dialog } = await openModal();
    await user.click(dialog.getByRole('button', { name: '同意する' }));
    await expectToast('利用規約に同意しました。');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    expect(me.member.terms_of_use).toBe(true);
  });

  it('shows the invoice question next when it is not answered', async () => {
    const { dialog } = await openModal({ invoiceState: null });
    await user.click(dialog.getByRole('button', { name: '同意する' }));
    expect(await screen.findByRole('dialog', { name: 'インボイス制度についてのご確認' })).toBeVisible();
  });

  it('shows it also to a member who is not active yet', async () => {
    const { dialog } = await openModal({ invoiceState: null, activateAt: null });
    await user.click(dialog.getByRole('button', { name: '同意する' }));
    await expectToast('利用規約に同意しました。');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'サービス利用規約' })).not.toBeInTheDocument(),
    );
    const question = await screen.findByRole('dialog', { name: 'インボイス制度についてのご確認' });
    await user.click(within(question).getByRole('radio', { name: /免税事業者/ }));
    await user.click(within(question).getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for a login when the session has ended, then stores the agreement', async () => {
    const { member, dialog } = await openModal();
    site.cookies.delete('sessionid');
    await user.click(dialog.getByRole('button', { name: '同意する' }));
    const login = within(await screen.findByRole('dialog', { name: 'もう一度ログインしてください' }));
    expect(login.getByText(/ログインすると、利用規約への同意を送信します。/)).toBeVisible();
    await user.type(login.getByLabelText('パスワード'), member.password);
    await user.click(login.getByRole('button', { name: 'ログイン' }));
    await expectToast('利用規約に同意しました。');
    expect(useToastStore.getState().duration).toBe(5000);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes to the top page when it is closed after the session has ended', async () => {
    const { router, dialog } = await openModal();
    site.cookies.delete('sessionid');
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.current.asPath).toBe('/');
  });

  it('says that closing leads to the top page when another tab shows that the session has ended', async () => {
    const { dialog } = await openModal();
    const close = dialog.getByRole('button', { name: '閉じる' });
    expect(close).toHaveAccessibleDescription('閉じるとログアウトします');
    site.cookies.delete('sessionid');
    // The member returns from the other tab.
    act(() => focusManager.onFocus());
    const text =
      'ログインの有効期限が切れたか、別の画面でログアウトされました。閉じるとトップページに移動します';
    expect(await dialog.findByText(text)).toBeVisible();
    expect(close).toHaveAccessibleDescription(text);
    expect(dialog.queryByText('閉じるとログアウトします')).not.toBeInTheDocument();
  });

  it('says so too when the member does not log in again to agree', async () => {
    const { dialog } = await openModal();
    site.cookies.delete('sessionid');
    await user.click(dialog.getByRole('button', { name: '同意する' }));
    const login = within(await screen.findByRole('dialog', { name: 'もう一度ログインしてください' }));
    await user.click(login.getByRole('button', { name: '閉じる' }));
    await expectToast('ログインしてください。');
    expect(await dialog.findByText(/閉じるとトップページに移動します$/)).toBeVisible();
  });

  it('keeps its text when the member could not be asked about', async () => {
    const { dialog } = await openModal();
    let calls = 0;
    const respondUnavailable = () => {
      calls += 1;
      return HttpResponse.json({ error: '混み合っています。' }, { status: 429 });
    };
    site.use(http.get('*/api/v3/public/members/me/', respondUnavailable));
    act(() => focusManager.onFocus());
    await waitFor(() => expect(calls).toBe(1));
    expect(dialog.getByText('閉じるとログアウトします')).toBeVisible();
  });

  it('logs out when it is closed', async () => {
    const { router, dialog } = await openModal();
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await expectToast('ログアウトしました。');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.current.asPath).toBe('/');
    expect(site.cookies.has('sessionid')).toBe(false);
  });
});
