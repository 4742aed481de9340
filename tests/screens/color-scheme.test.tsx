import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyColorScheme } from '@/components/site/color-scheme-script';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const root = document.documentElement;

// The document, which tests of screens do not have, contains this script.
beforeAll(() => new Function(applyColorScheme)());
afterEach(() => {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  localStorage.clear();
});

const radio = async (name: string) =>
  within(await screen.findByRole('radiogroup', { name: 'この端末での表示' })).getByRole('radio', { name });

describe('表示の明るさ in the settings', () => {
  it('follows the device at first, and applies and stores a choice at once', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/system/#color-scheme');
    expect(await radio('端末に合わせる')).toBeChecked();
    await userEvent.click(await radio('暗い'));
    expect(await radio('暗い')).toBeChecked();
    expect(root).toHaveAttribute('data-color-scheme', 'dark');
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    await userEvent.click(await radio('端末に合わせる'));
    expect(root).not.toHaveAttribute('data-color-scheme');
    expect(localStorage.getItem('color-scheme')).toBeNull();
  });

  it('shows a choice that is made in another tab', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/system/');
    expect(await radio('端末に合わせる')).toBeChecked();
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'color-scheme', newValue: 'light' })),
    );
    expect(await radio('明るい')).toBeChecked();
  });

  it('is in the list of sections, also with an API that has no list of sessions', async () => {
    site.use(http.get('*/api/v3/public/sessions/', () => new HttpResponse(null, { status: 404 })));
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/system/');
    const nav = within(await screen.findByRole('navigation', { name: '設定の項目' }));
    expect(nav.getByRole('link', { name: '表示の明るさ' })).toHaveAttribute(
      'href',
      '/mypage/system/#color-scheme',
    );
    expect(nav.queryByRole('link', { name: 'ログイン中の端末' })).toBeNull();
  });
});
