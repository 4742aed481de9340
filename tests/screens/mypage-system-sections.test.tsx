import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const SETTINGS_PATH = '/mypage/system/';

// The test router does not update window.location. A test that types a hash sets it there.
beforeEach(() => window.history.replaceState(null, '', SETTINGS_PATH));
afterEach(() => window.history.replaceState(null, '', '/'));

async function open(path: string) {
  await site.logIn(await site.api.createMember());
  return site.open(path);
}

const getOpenFormNames = () => screen.queryAllByRole('form').map((form) => form.getAttribute('aria-label'));

describe('open section of the settings', () => {
  it('opens the section in the URL’s hash', async () => {
    await open(`${SETTINGS_PATH}#password-edit`);
    await screen.findByRole('form', { name: 'パスワードの変更' });
    expect(getOpenFormNames()).toEqual(['パスワードの変更']);
  });

  it('opens no section for an unknown hash', async () => {
    await open(`${SETTINGS_PATH}#elsewhere`);
    await screen.findByLabelText('田中さんのメニュー');
    expect(getOpenFormNames()).toEqual([]);
  });

  it('has no row for Google without a client id, and none in the menu', async () => {
    await open(`${SETTINGS_PATH}#sns-edit`);
    await user.click(await screen.findByLabelText('田中さんのメニュー'));
    expect(screen.getByRole('region', { name: 'パスワード' })).toBeVisible();
    expect(screen.queryByText('Googleアカウント連携')).not.toBeInTheDocument();
  });

  it('shows what is set in each row', async () => {
    await open(SETTINGS_PATH);
    expect(await screen.findByRole('region', { name: 'メール受信設定' })).toHaveTextContent('受け取らない');
    expect(screen.getByRole('region', { name: 'パスワード' })).toHaveTextContent('設定済み');
    expect(screen.getByRole('region', { name: '表示の明るさ' })).toHaveTextContent('端末に合わせる');
  });

  it('chooses the colour scheme in its row', async () => {
    await open(SETTINGS_PATH);
    await user.click(await screen.findByRole('link', { name: '表示の明るさ：変更' }));
    await user.click(screen.getByRole('radio', { name: '暗い' }));
    await user.click(screen.getByRole('link', { name: '閉じる' }));
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    localStorage.clear();
  });

  it('opens one section at a time, and Back opens the previous one again', async () => {
    const router = await open(`${SETTINGS_PATH}#password-edit`);
    await screen.findByRole('form', { name: 'パスワードの変更' });
    await user.click(screen.getByRole('link', { name: 'メールアドレス：変更' }));
    await screen.findByRole('form', { name: 'メールアドレスの変更' });
    expect(getOpenFormNames()).toEqual(['メールアドレスの変更']);
    act(() => router.current.back());
    await screen.findByRole('form', { name: 'パスワードの変更' });
    expect(getOpenFormNames()).toEqual(['パスワードの変更']);
  });

  it('opens the section when the hash is edited in the address bar', async () => {
    await open(SETTINGS_PATH);
    await screen.findByRole('link', { name: '退会：手続きへ' });
    act(() => {
      window.location.hash = '#withdrawal';
    });
    expect(await screen.findByRole('form', { name: '退会の手続き' })).toBeVisible();
  });

  it('keeps the focus on the section’s link when it is opened and closed', async () => {
    await open(SETTINGS_PATH);
    await user.click(await screen.findByRole('link', { name: 'パスワード：変更' }));
    const close = await screen.findByRole('link', { name: '閉じる' });
    expect(close).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'パスワード：変更' })).toHaveFocus();
  });

  it('closes the section after a save and moves the focus to its link', async () => {
    await open(`${SETTINGS_PATH}#email-notifications-edit`);
    await user.click(await screen.findByRole('checkbox', { name: '案件のお知らせ' }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await screen.findByText('メール受信設定が変更されました。');
    await waitFor(() => expect(screen.getByRole('link', { name: 'メール受信設定：変更' })).toHaveFocus());
  });
});

describe('pages about an account’s status', () => {
  it.each(['/delete-complete/', '/auth/register/waiting/'])(
    '%s redirects members, because its text does not apply to them',
    async (path) => {
      const router = await open(path);
      expect(router.current.asPath).toBe('/vacancy/');
    },
  );

  it('/delete-complete/ confirms the withdrawal to visitors and has the full footer', async () => {
    await site.open('/delete-complete/');
    expect(screen.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '企業の方へ' })).toBeVisible();
  });
});
