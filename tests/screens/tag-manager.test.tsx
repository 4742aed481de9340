import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteConfig } from '@/config/site';
import { useTagManagerStore } from '@/stores/tag-manager-store';
import { setUpSite } from '../setup/screen';

const site = setUpSite();

const outsideScripts = () => [...document.querySelectorAll('script[src^="https://"]')];
const notice = () => screen.findByRole('region', { name: 'アクセス解析についてのお知らせ' });
const noticeNow = () => screen.queryByRole('region', { name: 'アクセス解析についてのお知らせ' });
/** What was told, as plain objects: commands are `arguments` objects there. */
const told = () => (window.dataLayer ?? []).map((entry) => JSON.parse(JSON.stringify(entry)));

beforeEach(() => {
  siteConfig().tagManagerId = 'GTM-TEST123';
  useTagManagerStore.setState(useTagManagerStore.getInitialState());
});
afterEach(() => {
  siteConfig().tagManagerId = null;
  for (const script of outsideScripts()) script.remove();
  delete window.dataLayer;
});

describe('the tag manager', () => {
  it('no id set: no question, and no program of others', async () => {
    siteConfig().tagManagerId = null;
    useTagManagerStore.getState().choose('granted');
    await site.open('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(noticeNow()).toBeNull();
    expect(outsideScripts()).toEqual([]);
  });

  it('an id set and nothing chosen: asks, with the way to what is sent, and loads nothing', async () => {
    await site.open('/terms');
    const link = within(await notice()).getByRole('link', { name: '送信される情報' });
    expect(link).toHaveAttribute('href', '/information-modules');
    expect(outsideScripts()).toEqual([]);
  });

  it('refused: nothing is loaded, the question goes and does not come back', async () => {
    await site.open('/terms');
    await userEvent.click(within(await notice()).getByRole('button', { name: '許可しない' }));
    expect(noticeNow()).toBeNull();
    expect(outsideScripts()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('tag-manager') ?? '')).toMatchObject({
      state: { choice: 'denied' },
    });
  });

  it('agreed: is loaded once, and told of each page by its path alone', async () => {
    const router = await site.open('/terms?utm_source=mail');
    await userEvent.click(within(await notice()).getByRole('button', { name: '許可する' }));
    expect(noticeNow()).toBeNull();
    expect(outsideScripts().map((script) => script.getAttribute('src'))).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
    ]);
    expect(told()).toContainEqual({ event: 'page', page_path: '/terms' });
    expect(told()).toContainEqual({
      0: 'set',
      1: { page_location: `${window.location.origin}/terms`, page_referrer: '' },
    });
    await act(() => router.current.push('/operator?from=terms'));
    await waitFor(() => expect(told().at(-1)).toEqual({ event: 'page', page_path: '/operator' }));
    expect(outsideScripts()).toHaveLength(1);
    expect(JSON.stringify(told())).not.toMatch(/utm_source|from=/);
  });

  it('agreed before, on the page of a mailed link: neither loaded nor told; on the next page it is', async () => {
    useTagManagerStore.getState().choose('granted');
    const router = await site.open('/auth/login/?redirect=%2Fmypage%2F');
    await screen.findByRole('heading', { level: 1 });
    expect(outsideScripts()).toEqual([]);
    await act(() => router.current.push('/terms'));
    await waitFor(() => expect(outsideScripts()).toHaveLength(1));
    expect(JSON.stringify(told())).not.toContain('auth');
  });

  it('on the page about modules, the choice can be made and changed', async () => {
    await site.open('/information-modules');
    expect(await screen.findByText(/選ぶまで、情報は送信されません/)).toBeVisible();
    const [refuse] = await screen.findAllByRole('button', { name: '許可しない' });
    await userEvent.click(refuse as HTMLElement);
    expect(screen.getByText('アクセス解析を許可していません。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '許可する' }));
    expect(screen.getByText('アクセス解析を許可しています。')).toBeVisible();
    expect(outsideScripts()).toHaveLength(1);
  });

  it('chosen in another tab: the question goes here too', async () => {
    await site.open('/terms');
    await notice();
    localStorage.setItem('tag-manager', JSON.stringify({ state: { choice: 'denied' }, version: 0 }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'tag-manager' }));
    });
    await waitFor(() => expect(noticeNow()).toBeNull());
  });
});
