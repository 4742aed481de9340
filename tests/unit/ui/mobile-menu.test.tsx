// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { MobileMenu } from '@/components/shell/MainHeader';
import { useMenuStore } from '@/stores/menu-store';
import '@/tests/setup/jsdom-polyfills';

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

describe('MobileMenu (spec §2)', () => {
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

  it('closes on a press outside', async () => {
    render(menu);
    await userEvent.click(summary());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and returns the focus to its summary', async () => {
    render(menu);
    await userEvent.click(summary());
    screen.getByRole('link', { name: 'ログイン' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(summary()).toHaveFocus();
  });

  it('closes when a link inside is followed', async () => {
    render(menu);
    await userEvent.click(summary());
    await userEvent.click(screen.getByRole('link', { name: 'セミナー' }));
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus moves out of it', async () => {
    render(menu);
    await userEvent.click(summary());
    screen.getByRole('link', { name: 'ログイン' }).focus();
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('button', { name: '外のボタン' }).focus());
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
