import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { useToastStore } from '@/stores/toast-store';
import { jsonOf } from '@/tests/setup/agent';
import { setUpSite } from '@/tests/setup/screen';
import { expectNoDialog, expectToast, findDialog, user } from '@/tests/setup/user';

const site = setUpSite();
const INVOICE = 'インボイス制度についてのご確認';
const COMPLETE = '会員登録が完了しました。';

describe('dialogs after a page load (spec §4)', () => {
  it('opens the invoice question for an active member without an answer; Escape does not close it', async () => {
    await site.openAsNewMember('/vacancy/', { invoiceState: null });
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    await user.keyboard('{Escape}{Escape}{Escape}');
    expect(dialog).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: '閉じる' })).not.toBeInTheDocument();
  });

  it('keeps the invoice question open after Back', async () => {
    const { router } = await site.openAsNewMember('/vacancy/', { invoiceState: null });
    await screen.findByRole('dialog', { name: INVOICE });
    await act(() => router.current.push('/mypage/'));
    act(() => router.current.back());
    await waitFor(() => expect(router.current.asPath).toBe('/vacancy/'));
    expect(screen.getByRole('dialog', { name: INVOICE })).toBeVisible();
  });

  it('opens no dialog for a member who is not active yet', async () => {
    await site.openAsNewMember('/vacancy/', { invoiceState: null, activateAt: null });
    await screen.findByLabelText('田中さんのメニュー');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the invoice question when it is answered, also for a member who is not active yet', async () => {
    useModalStore.getState().open('invoice', { persistent: true });
    await site.openAsNewMember('/vacancy/', { activateAt: null });
    await screen.findByLabelText('田中さんのメニュー');
    await waitFor(() => expect(useModalStore.getState().queue).toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the registration-complete dialog before the invoice question, also after a reload', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    act(() => useRegistrationCompleteStore.getState().schedule());
    await site.open('/vacancy/');
    await screen.findByRole('dialog', { name: COMPLETE });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    cleanup();
    await site.open('/vacancy/');
    const completeDialog = await screen.findByRole('dialog', { name: COMPLETE });
    await user.click(within(completeDialog).getByRole('button', { name: '閉じる' }));
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    expect(dialog).not.toHaveTextContent(COMPLETE);
    await user.click(within(dialog).getByRole('radio', { name: /免税事業者/ }));
    await user.click(within(dialog).getByRole('button', { name: '保存する' }));
    await expectNoDialog();
    expect(useRegistrationCompleteStore.getState().isPending).toBe(false);
  });

  it('tells a member of today about the completed registration in the question when it was not seen before', async () => {
    await site.openAsNewMember('/vacancy/', { invoiceState: null, activateAt: new Date() });
    expect(await screen.findByRole('dialog', { name: INVOICE })).toHaveTextContent(COMPLETE);
  });

  it('closes the registration-complete dialog after a logout', async () => {
    const { router } = await site.openAsNewMember('/vacancy/');
    act(() => useRegistrationCompleteStore.getState().schedule());
    await screen.findByRole('dialog', { name: COMPLETE });
    site.cookies.clear();
    await act(() => router.current.push('/'));
    await expectNoDialog();
  });

  it('closes the dialogs on focus when they were answered in another tab', async () => {
    const { member } = await site.openAsNewMember('/vacancy/', { invoiceState: null, termsAgreedAt: null });
    await screen.findByRole('dialog', { name: 'サービス利用規約' });
    const otherTab = await site.api.logInAs(member);
    await otherTab.post('/agree-terms/', {});
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await screen.findByRole('dialog', { name: INVOICE });
    await otherTab.patch(`/members/${member.id}/`, {
      invoice_establishment: { state: '3', organizations_number: null },
    });
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await expectNoDialog();
    focusManager.setFocused(undefined);
  });

  it('closes all dialogs after a logout from the invoice question', async () => {
    const { router } = await site.openAsNewMember('/vacancy/', { invoiceState: null });
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    await user.click(within(dialog).getByRole('button', { name: /ログアウト/ }));
    await screen.findByText('ログアウトしました。');
    expect(router.current.asPath).toBe('/');
    await expectNoDialog();
  });
});

async function openModal(member: Parameters<typeof site.api.createMember>[0] = {}) {
  const { member: registered, router } = await site.openAsNewMember('/vacancy/', {
    termsAgreedAt: null,
    ...member,
  });
  const dialog = await findDialog('サービス利用規約');
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
    const { router } = await site.openAsNewMember('/vacancy/', { termsAgreedAt: null });
    const dialog = await findDialog('サービス利用規約');
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
    await expectNoDialog();
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    expect(me.member.terms_of_use).toBe(true);
  });

  it('shows the invoice question next when it is not answered', async () => {
    const { dialog } = await openModal({ invoiceState: null });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
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
    await expectNoDialog();
  });

  it('asks for a login when the session has ended, then stores the agreement', async () => {
    const { member, dialog } = await openModal();
    site.cookies.delete('sessionid');
    await user.click(dialog.getByRole('button', { name: '同意する' }));
    const login = await findDialog('もう一度ログインしてください');
    expect(login.getByText(/ログインすると、利用規約への同意を送信します。/)).toBeVisible();
    await user.type(login.getByLabelText('パスワード'), member.password);
    await user.click(login.getByRole('button', { name: 'ログイン' }));
    await expectToast('利用規約に同意しました。');
    expect(useToastStore.getState().duration).toBe(5000);
    await expectNoDialog();
  });

  it('goes to the top page when it is closed after the session has ended', async () => {
    const { router, dialog } = await openModal();
    site.cookies.delete('sessionid');
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await expectNoDialog();
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
    const login = await findDialog('もう一度ログインしてください');
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
    await expectNoDialog();
    expect(router.current.asPath).toBe('/');
    expect(site.cookies.has('sessionid')).toBe(false);
  });
});
