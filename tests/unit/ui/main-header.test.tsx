// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MainHeader } from '@/components/shell/MainHeader';
import { MemberMenus } from '@/components/shell/MemberMenus';
import { useMenuStore } from '@/stores/menu-store';
import '@/tests/setup/jsdom-polyfills';

const renderHeader = (pathname = '/vacancy') => render(<MainHeader pathname={pathname} isLoggedIn={false} />);

const NONE = <p>お知らせはありません。</p>;

const wideNav = () => within(screen.getAllByRole('navigation', { name: 'メイン' })[0] as HTMLElement);

afterEach(() => useMenuStore.getState().closeAll());

describe('MainHeader (spec §2)', () => {
  it.each([
    ['/vacancy', true, true],
    ['/auth/login', false, true],
    ['/auth/register', false, false],
    ['/auth/register/sent', false, false],
  ])('on %s, shows login: %s, registration: %s', (pathname, login, register) => {
    renderHeader(pathname);
    expect(screen.queryAllByRole('link', { name: 'ログイン' }).length > 0).toBe(login);
    expect(screen.queryAllByRole('link', { name: '会員登録' }).length > 0).toBe(register);
  });

  it.each([
    ['/vacancy/[id]', '案件'],
    ['/vacancy/saved', '検討リスト'],
    ['/seminar', 'セミナー'],
    ['/', null],
  ])('marks the menu item of %s as current', (pathname, label) => {
    renderHeader(pathname);
    expect(wideNav().queryByRole('link', { current: true })?.textContent ?? null).toBe(label);
  });

  it('links to the interviews on the top page for visitors, and to the articles in a new tab for members', () => {
    renderHeader();
    expect(wideNav().getByRole('link', { name: '会計士インタビュー' })).toHaveAttribute(
      'href',
      '/#interview',
    );
  });

  it('opens one menu at a time and logs out from the profile menu', async () => {
    const onLogout = vi.fn();
    const menus = (
      <MemberMenus member={{ familyName: '佐藤' }} hasUnread notifications={NONE} onLogout={onLogout} />
    );
    render(<MainHeader pathname="/vacancy" isLoggedIn memberMenus={menus} />);
    const interviews = wideNav().getByRole('link', { name: '会計士インタビュー' });
    expect(interviews).toHaveAttribute('href', '/column/tag/133/');
    expect(interviews).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'ログイン' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByLabelText('お知らせ（未読あり）'));
    expect(screen.getByText('お知らせはありません。')).toBeVisible();
    await userEvent.click(screen.getByLabelText('応募管理'));
    expect(screen.getByText('お知らせはありません。')).not.toBeVisible();
    expect(screen.getByRole('link', { name: '応募した案件' })).toHaveAttribute('href', '/mypage/vacancy/');

    await userEvent.click(screen.getByLabelText('佐藤さんのメニュー'));
    expect(screen.getByRole('link', { name: '職務経歴・学歴' })).toHaveAttribute('href', '/mypage/#career');
    await userEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
    expect(onLogout).toHaveBeenCalledOnce();
    expect(useMenuStore.getState().openMenuId).toBeNull();
  });
});
