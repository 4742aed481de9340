// @isolated, because the server reads once whether there is a tag manager.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteConfig } from '@/config/site';
import { useAnalyticsConsentStore } from '@/stores/analytics-consent-store';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

const getExternalScripts = () => [...document.querySelectorAll('script[src^="https://"]')];
const findConsentBanner = () => screen.findByRole('region', { name: 'アクセス解析についてのお知らせ' });
const queryConsentBanner = () => screen.queryByRole('region', { name: 'アクセス解析についてのお知らせ' });
/**
 * Returns the entries of window.dataLayer as plain objects, because commands are `arguments` objects there.
 */
const getDataLayer = () => (window.dataLayer ?? []).map((entry) => JSON.parse(JSON.stringify(entry)));

beforeEach(() => {
  siteConfig().tagManagerId = 'GTM-TEST123';
  useAnalyticsConsentStore.setState(useAnalyticsConsentStore.getInitialState());
});
afterEach(() => {
  siteConfig().tagManagerId = null;
  for (const script of getExternalScripts()) script.remove();
  delete window.dataLayer;
});

describe('tag manager', () => {
  it('shows no banner and loads no external script when no id is set', async () => {
    siteConfig().tagManagerId = null;
    useAnalyticsConsentStore.getState().setConsent('granted');
    await site.open('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(queryConsentBanner()).toBeNull();
    expect(getExternalScripts()).toEqual([]);
  });

  it('asks for consent with a link to the details, and loads nothing before the choice', async () => {
    await site.open('/terms');
    const link = within(await findConsentBanner()).getByRole('link', { name: '送信される情報' });
    expect(link).toHaveAttribute('href', '/information-modules');
    expect(getExternalScripts()).toEqual([]);
  });

  it('loads nothing and does not ask again after consent is denied', async () => {
    await site.open('/terms');
    await userEvent.click(within(await findConsentBanner()).getByRole('button', { name: '許可しない' }));
    expect(queryConsentBanner()).toBeNull();
    expect(getExternalScripts()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('tag-manager') ?? '')).toMatchObject({
      state: { consent: 'denied' },
    });
  });

  it('is loaded once after consent and receives only the path of each page', async () => {
    const router = await site.open('/terms?utm_source=mail');
    await userEvent.click(within(await findConsentBanner()).getByRole('button', { name: '許可する' }));
    expect(queryConsentBanner()).toBeNull();
    expect(getExternalScripts().map((script) => script.getAttribute('src'))).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
    ]);
    expect(getDataLayer()).toContainEqual({ event: 'page', page_path: '/terms' });
    expect(getDataLayer()).toContainEqual({
      0: 'set',
      1: { page_location: `${window.location.origin}/terms`, page_referrer: '' },
    });
    await act(() => router.current.push('/operator?from=terms'));
    await waitFor(() => expect(getDataLayer().at(-1)).toEqual({ event: 'page', page_path: '/operator' }));
    expect(getExternalScripts()).toHaveLength(1);
    expect(JSON.stringify(getDataLayer())).not.toMatch(/utm_source|from=/);
  });

  it('is not loaded on a page whose URL may contain a token, but on the next page', async () => {
    useAnalyticsConsentStore.getState().setConsent('granted');
    const router = await site.open('/auth/login/?redirect=%2Fmypage%2F');
    await screen.findByRole('heading', { level: 1 });
    expect(getExternalScripts()).toEqual([]);
    await act(() => router.current.push('/terms'));
    await waitFor(() => expect(getExternalScripts()).toHaveLength(1));
    expect(JSON.stringify(getDataLayer())).not.toContain('auth');
  });

  it('stores a choice and its change on the page about information modules', async () => {
    await site.open('/information-modules');
    expect(await screen.findByText(/選ぶまで、情報は送信されません/)).toBeVisible();
    const [denyButton] = await screen.findAllByRole('button', { name: '許可しない' });
    await userEvent.click(denyButton as HTMLElement);
    expect(screen.getByText('アクセス解析を許可していません。')).toBeVisible();
    expect(denyButton).toHaveAttribute('aria-disabled', 'true');
    expect(denyButton).toHaveFocus();
    const grantButton = screen.getByRole('button', { name: '許可する' });
    await userEvent.click(grantButton);
    expect(screen.getByText('アクセス解析を許可しています。')).toBeVisible();
    expect(grantButton).toHaveFocus();
    expect(denyButton).not.toHaveAttribute('aria-disabled');
    expect(getExternalScripts()).toHaveLength(1);
  });

  it('closes the banner when the choice was made in another tab', async () => {
    await site.open('/terms');
    await findConsentBanner();
    localStorage.setItem('tag-manager', JSON.stringify({ state: { consent: 'denied' }, version: 0 }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'tag-manager' }));
    });
    await waitFor(() => expect(queryConsentBanner()).toBeNull());
  });
});
