import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const SETTINGS_PATH = '/mypage/system/';

// The test's router knows no address bar; a hash that is typed stands there first.
beforeEach(() => window.history.replaceState(null, '', SETTINGS_PATH));
afterEach(() => window.history.replaceState(null, '', '/'));

async function open(path: string) {
  await site.logIn(await site.api.createMember());
  return site.open(path);
}

const navItem = (name: string) =>
  within(screen.getByRole('navigation', { name: '設定の項目' })).getByRole('link', { name });
const getOpenFormNames = () => screen.queryAllByRole('form').map((form) => form.getAttribute('aria-label'));

describe('which section of the settings is open', () => {
  it('deep link: that one is open and marked in the navigation', async () => {
    await open(`${SETTINGS_PATH}#password-edit`);
    await screen.findByRole('form', { name: 'パスワードの変更' });
    expect(navItem('パスワード')).toHaveAttribute('aria-current', 'true');
    expect(navItem('退会')).not.toHaveAttribute('aria-current');
  });

  it('unknown hash: none is open', async () => {
    await open(`${SETTINGS_PATH}#elsewhere`);
    await screen.findByRole('button', { name: '田中さんのメニュー' });
    expect(getOpenFormNames()).toEqual([]);
  });

  it('another item of the navigation followed, then Back: one at a time, and the one before again', async () => {
    const router = await open(`${SETTINGS_PATH}#password-edit`);
    await screen.findByRole('form', { name: 'パスワードの変更' });
    await user.click(navItem('メールアドレス'));
    await screen.findByRole('form', { name: 'メールアドレスの変更' });
    expect(getOpenFormNames()).toEqual(['メールアドレスの変更']);
    act(() => router.current.back());
    await screen.findByRole('form', { name: 'パスワードの変更' });
    expect(getOpenFormNames()).toEqual(['パスワードの変更']);
  });

  it('hash typed into the address: opens that section', async () => {
    await open(SETTINGS_PATH);
    await screen.findByRole('link', { name: '退会：手続きへ' });
    act(() => {
      window.location.hash = '#withdrawal';
    });
    expect(await screen.findByRole('form', { name: '退会の手続き' })).toBeVisible();
    expect(navItem('退会')).toHaveAttribute('aria-current', 'true');
  });

  it('opened and closed by its own link: the focus stays on it', async () => {
    await open(SETTINGS_PATH);
    await user.click(await screen.findByRole('link', { name: 'パスワード：変更' }));
    const close = await screen.findByRole('link', { name: '閉じる' });
    expect(close).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'パスワード：変更' })).toHaveFocus();
  });

  it('saved: the section closes and its link takes the focus that the form had', async () => {
    await open(`${SETTINGS_PATH}#email-notifications-edit`);
    await user.click(await screen.findByRole('checkbox', { name: '案件のお知らせ' }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await screen.findByText('メール受信設定が変更されました。');
    await waitFor(() => expect(screen.getByRole('link', { name: 'メール受信設定：変更' })).toHaveFocus());
  });
});

describe('pages that speak of an account', () => {
  it.each(['/delete-complete/', '/auth/register/waiting/'])(
    '%s opened by a member: leads on, since none of it is true of them',
    async (path) => {
      const router = await open(path);
      expect(router.current.asPath).toBe('/vacancy/');
    },
  );

  it('/delete-complete/ logged out: says that it is done, under the full footer', async () => {
    await site.open('/delete-complete/');
    expect(screen.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '企業の方へ' })).toBeVisible();
  });
});
