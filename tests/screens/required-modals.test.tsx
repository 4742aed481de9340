import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const INVOICE = 'インボイス制度についてのご確認';
const COMPLETE = '会員登録が完了しました。';

describe('dialogs after a page load (spec §4)', () => {
  it('opens the invoice question for an active member without an answer; Escape does not close it', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    await site.open('/vacancy/');
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    await user.keyboard('{Escape}{Escape}{Escape}');
    expect(dialog).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: '閉じる' })).not.toBeInTheDocument();
  });

  it('keeps the invoice question open after Back', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    const router = await site.open('/vacancy/');
    await screen.findByRole('dialog', { name: INVOICE });
    await act(() => router.current.push('/mypage/'));
    act(() => router.current.back());
    await waitFor(() => expect(router.current.asPath).toBe('/vacancy/'));
    expect(screen.getByRole('dialog', { name: INVOICE })).toBeVisible();
  });

  it('opens no dialog for a member who is not active yet', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null, activateAt: null }));
    await site.open('/vacancy/');
    await screen.findByLabelText('田中さんのメニュー');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the invoice question when it is answered, also for a member who is not active yet', async () => {
    useModalStore.getState().open('invoice', { persistent: true });
    await site.logIn(await site.api.createMember({ activateAt: null }));
    await site.open('/vacancy/');
    await screen.findByLabelText('田中さんのメニュー');
    await waitFor(() => expect(useModalStore.getState().queue).toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the terms before the invoice question', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null, termsAgreedAt: null }));
    await site.open('/vacancy/');
    const dialog = within(await screen.findByRole('dialog', { name: 'サービス利用規約' }));
    await dialog.findByText(/東京地方裁判所/);
    expect(dialog.getByRole('region', { name: '利用規約の全文' })).toHaveTextContent('第1条');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
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
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(useRegistrationCompleteStore.getState().isPending).toBe(false);
  });

  it('tells a member of today about the completed registration in the question when it was not seen before', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null, activateAt: new Date() }));
    await site.open('/vacancy/');
    expect(await screen.findByRole('dialog', { name: INVOICE })).toHaveTextContent(COMPLETE);
  });

  it('closes the registration-complete dialog after a logout', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/vacancy/');
    act(() => useRegistrationCompleteStore.getState().schedule());
    await screen.findByRole('dialog', { name: COMPLETE });
    site.cookies.clear();
    await act(() => router.current.push('/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes the dialogs on focus when they were answered in another tab', async () => {
    const member = await site.api.createMember({ invoiceState: null, termsAgreedAt: null });
    await site.logIn(member);
    await site.open('/vacancy/');
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
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    focusManager.setFocused(undefined);
  });

  it('closes all dialogs after a logout from the invoice question', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    const router = await site.open('/vacancy/');
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    await user.click(within(dialog).getByRole('button', { name: /ログアウト/ }));
    await screen.findByText('ログアウトしました。');
    expect(router.current.asPath).toBe('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
