import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteConfig } from '@/config/site';
import { useAnalyticsConsentStore } from '@/stores/tag-manager-store';
import { setUpSite } from '../setup/screen';

const site = setUpSite();

const getExternalScripts = () => [...document.querySelectorAll('script[src^="https://"]')];
const findConsentBanner = () => screen.findByRole('region', { name: 'アクセス解析についてのお知らせ' });
const queryConsentBanner = () => screen.queryByRole('region', { name: 'アクセス解析についてのお知らせ' });
/** What was told, as plain objects: commands are `arguments` objects there. */
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

describe('the tag manager', () => {
  it('no id set: no question, and no program of others', async () => {
    siteConfig().tagManagerId = null;
    useAnalyticsConsentStore.getState().setConsent('granted');
    await site.open('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(queryConsentBanner()).toBeNull();
    expect(getExternalScripts()).toEqual([]);
  });

  it('an id set and nothing chosen: asks, with the way to what is sent, and loads nothing', async () => {
    await site.open('/terms');
    const link = within(await findConsentBanner()).getByRole('link', { name: '送信される情報' });
    expect(link).toHaveAttribute('href', '/information-modules');
    expect(getExternalScripts()).toEqual([]);
  });

  it('refused: nothing is loaded, the question goes and does not come back', async () => {
    await site.open('/terms');
    await userEvent.click(within(await findConsentBanner()).getByRole('button', { name: '許可しない' }));
    expect(queryConsentBanner()).toBeNull();
    expect(getExternalScripts()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('tag-manager') ?? '')).toMatchObject({
      state: { consent: 'denied' },
    });
  });

  it('agreed: is loaded once, and told of each page by its path alone', async () => {
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

  it('agreed before, on the page of a mailed link: neither loaded nor told; on the next page it is', async () => {
    useAnalyticsConsentStore.getState().setConsent('granted');
    const router = await site.open('/auth/login/?redirect=%2Fmypage%2F');
    await screen.findByRole('heading', { level: 1 });
    expect(getExternalScripts()).toEqual([]);
    await act(() => router.current.push('/terms'));
    await waitFor(() => expect(getExternalScripts()).toHaveLength(1));
    expect(JSON.stringify(getDataLayer())).not.toContain('auth');
  });

  it('on the page about modules, the choice can be made and changed', async () => {
    await site.open('/information-modules');
    expect(await screen.findByText(/選ぶまで、情報は送信されません/)).toBeVisible();
    const [refuse] = await screen.findAllByRole('button', { name: '許可しない' });
    await userEvent.click(refuse as HTMLElement);
    expect(screen.getByText('アクセス解析を許可していません。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '許可する' }));
    expect(screen.getByText('アクセス解析を許可しています。')).toBeVisible();
    expect(getExternalScripts()).toHaveLength(1);
  });

  it('chosen in another tab: the question goes here too', async () => {
    await site.open('/terms');
    await findConsentBanner();
    localStorage.setItem('tag-manager', JSON.stringify({ state: { consent: 'denied' }, version: 0 }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'tag-manager' }));
    });
    await waitFor(() => expect(queryConsentBanner()).toBeNull());
  });
});
