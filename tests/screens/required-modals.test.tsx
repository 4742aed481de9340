import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const INVOICE = 'インボイス制度についてのご確認';
const COMPLETE = '会員登録が完了しました。';

describe('what greets a member on load (spec §4)', () => {
  it('active without an answer to the invoice question: opens it, and Escape does not close it', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    await site.open('/vacancy/');
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    await user.keyboard('{Escape}{Escape}{Escape}');
    expect(dialog).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: '閉じる' })).not.toBeInTheDocument();
  });

  it('invoice question open, Back pressed: it stands over the page before, too', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    const router = await site.open('/vacancy/');
    await screen.findByRole('dialog', { name: INVOICE });
    await act(() => router.current.push('/mypage/'));
    act(() => router.current.back());
    await waitFor(() => expect(router.current.asPath).toBe('/vacancy/'));
    expect(screen.getByRole('dialog', { name: INVOICE })).toBeVisible();
  });

  it('not yet active: asks nothing', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null, activateAt: null }));
    await site.open('/vacancy/');
    await screen.findByRole('button', { name: '田中さんのメニュー' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('answered but not yet active: closes the invoice question', async () => {
    useModalStore.getState().open('invoice', { persistent: true });
    await site.logIn(await site.api.createMember({ activateAt: null }));
    await site.open('/vacancy/');
    await screen.findByRole('button', { name: '田中さんのメニュー' });
    await waitFor(() => expect(useModalStore.getState().queue).toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('terms not agreed and no invoice answer: the terms come first', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null, termsAgreedAt: null }));
    await site.open('/vacancy/');
    const dialog = within(await screen.findByRole('dialog', { name: 'サービス利用規約' }));
    await dialog.findByText(/東京地方裁判所/);
    expect(dialog.getByRole('region', { name: '利用規約の全文' })).toHaveTextContent('第1条');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('just registered: the welcome waits for the invoice answer, and survives a reload there', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    act(() => useRegistrationCompleteStore.getState().schedule());
    await site.open('/vacancy/');
    await screen.findByRole('dialog', { name: INVOICE });
    cleanup();
    await site.open('/vacancy/');
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    await user.click(within(dialog).getByRole('radio', { name: /免税事業者/ }));
    await user.click(within(dialog).getByRole('button', { name: '保存する' }));
    const welcome = await screen.findByRole('dialog', { name: COMPLETE });
    await user.click(within(welcome).getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(useRegistrationCompleteStore.getState().pendingSince).toBeNull();
  });

  it('answered in another tab: coming back to this one closes the question here', async () => {
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

  it('logged out from the invoice question: nothing stands over the page any more', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: null }));
    const router = await site.open('/vacancy/');
    const dialog = await screen.findByRole('dialog', { name: INVOICE });
    await user.click(within(dialog).getByRole('button', { name: /ログアウト/ }));
    await screen.findByText('ログアウトしました。');
    expect(router.current.asPath).toBe('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
