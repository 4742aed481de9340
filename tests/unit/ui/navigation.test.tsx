// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MainHeader, MobileMenu } from '@/components/shell/MainHeader';
import { MemberMenus } from '@/components/shell/MemberMenus';
import { useMenuStore } from '@/stores/menu-store';
import '@/tests/setup/jsdom-polyfills';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToString } from 'react-dom/server';
import { RouteProgress } from '@/components/shell/RouteProgress';

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

describe('MobileMenu (spec §2)', () => {
  const menu = (
    <>
      <MobileMenu
        items={[{ label: 'セミナー', href: '#seminar', active: false }]}
        accountLinks={[{ label: 'ログイン', href: '#login' }]}
      />
      <button type="button">外のボタン</button>
    </>
  );

  const summary = () => screen.getByLabelText('メニュー');
  const isOpen = () => summary().closest('details')?.open;

  afterEach(() => act(() => useMenuStore.getState().closeAll()));

  it('opens and closes with its summary, and shows all links', async () => {
    render(menu);
    expect(isOpen()).toBe(false);
    await userEvent.click(summary());
    expect(isOpen()).toBe(true);
    expect(useMenuStore.getState().openMenuId).toBe('menu');
    const navigation = screen.getByRole('navigation', { name: 'メイン' });
    expect(within(navigation).getByRole('link', { name: 'セミナー' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ログイン' })).toBeVisible();
    await userEvent.click(summary());
    expect(isOpen()).toBe(false);
    expect(useMenuStore.getState().openMenuId).toBeNull();
  });

  // What else closes it is the subject of dismiss.test.tsx.
  it('closes when a link inside is followed', async () => {
    render(menu);
    await userEvent.click(summary());
    await userEvent.click(screen.getByRole('link', { name: 'セミナー' }));
    expect(isOpen()).toBe(false);
  });

  it('closes when another menu opens and on navigation', async () => {
    render(menu);
    await userEvent.click(summary());
    act(() => useMenuStore.getState().setOpen('profile', true));
    expect(isOpen()).toBe(false);
    expect(useMenuStore.getState().openMenuId).toBe('profile');
    await userEvent.click(summary());
    act(() => useMenuStore.getState().closeAll());
    expect(isOpen()).toBe(false);
  });

  it('stays open when it was opened before the scripts were loaded, and closes on navigation', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(menu);
    summary().click();
    expect(isOpen()).toBe(true);
    render(menu, { container: page, hydrate: true });
    expect(isOpen()).toBe(true);
    useMenuStore.getState().closeAll();
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

describe('the progress of a navigation', () => {
  const TEXT = 'ページを読み込んでいます。';
  const events = mitt();

  beforeEach(() => {
    vi.useFakeTimers();
    const router = { events } as unknown as NextRouter;
    render(
      <RouterContext value={router}>
        <RouteProgress />
      </RouterContext>,
    );
  });
  afterEach(() => void vi.useRealTimers());

  const emit = (type: string, options: unknown = { shallow: false }) =>
    act(() =>
      events.emit(type, ...(type === 'routeChangeError' ? [new Error('failed')] : []), '/seminar/', options),
    );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const bar = () => document.querySelector('[aria-hidden="true"]');

  it('shows and announces that the next page is being loaded', () => {
    emit('routeChangeStart');
    wait(399);
    expect(bar()).toBeNull();
    wait(1);
    expect(bar()).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(TEXT);
    emit('routeChangeComplete');
    expect(bar()).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows nothing for a page that arrives soon, and for a change of the address alone', () => {
    emit('routeChangeStart');
    emit('routeChangeComplete');
    emit('routeChangeStart', { shallow: true });
    wait(10_000);
    expect(bar()).toBeNull();
  });

  it('ends when the page cannot be loaded, and stays for the page that replaces it', () => {
    emit('routeChangeStart');
    wait(400);
    emit('routeChangeError');
    expect(bar()).toBeNull();
    emit('routeChangeStart');
    wait(400);
    expect(bar()).toBeInTheDocument();
  });
});
