import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListKeysStore } from '@/stores/list-keys-store';
import { savedVacancyList } from '@/stores/saved-vacancies';
import { setUpSite } from '@/tests/setup/screen';
import { insertVacancySamples } from '@/tests/setup/vacancies';
import { stubWideWindow } from '@/tests/setup/wide-window';

const site = setUpSite();
const user = userEvent.setup({ delay: null });
Element.prototype.scrollIntoView = () => undefined;

let wordCount = 0;
async function openList() {
  wordCount += 1;
  const word = `鍵盤${wordCount}`;
  const ids = await insertVacancySamples(
    site.api.db,
    [1, 2, 3].map((number) => ({ title: `${word}-${number}`, companyProfile: word })),
  );
  const router = await site.open(`/vacancy/?search=${encodeURIComponent(word)}`);
  await screen.findByRole('button', { name: /^キーボード操作/ });
  const row = (number: number) => screen.getByRole('link', { name: `${word}-${number}` });
  return { ids, router, row };
}

beforeEach(() => useListKeysStore.setState({ isEnabled: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('keys on the list of vacancies', () => {
  it('j and k move the selection of the preview as a click does, and stop at both ends', async () => {
    stubWideWindow();
    const { row } = await openList();
    await waitFor(() => expect(row(1)).toHaveAttribute('aria-current'));
    for (const [key, number] of [
      ['j', 2],
      ['j', 3],
      ['j', 3],
      ['k', 2],
      ['k', 1],
      ['k', 1],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(row(number)).toHaveAttribute('aria-current'));
    }
  });

  it('j and k move the focus where there is no preview, and o opens the row with the focus', async () => {
    const { ids, router, row } = await openList();
    await user.keyboard('j');
    expect(row(1)).toHaveFocus();
    await user.keyboard('jjk');
    expect(row(2)).toHaveFocus();
    await user.keyboard('o');
    await waitFor(() => expect(router.current.asPath).toBe(`/vacancy/${ids[1]}/`));
  });

  it('o opens the page of the vacancy in the preview, and s saves it', async () => {
    stubWideWindow();
    const { ids, router, row } = await openList();
    await user.keyboard('j');
    await waitFor(() => expect(row(2)).toHaveAttribute('aria-current'));
    await user.keyboard('s');
    await waitFor(() => expect(savedVacancyList.read('visitor').map(({ id }) => id)).toEqual([ids[1]]));
    await user.keyboard('s');
    await waitFor(() => expect(savedVacancyList.read('visitor')).toEqual([]));
    await user.keyboard('o');
    await waitFor(() => expect(router.current.pathname).toBe('/vacancy/[id]'));
  });

  it('/ moves to the search field, and keys that are typed there do nothing else', async () => {
    const { row } = await openList();
    await user.keyboard('/');
    const field = screen.getByRole('searchbox', { name: '案件を検索' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.keyboard('jos?/');
    expect(field).toHaveValue('jos?/');
    expect(savedVacancyList.read('visitor')).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row(1)).toBeVisible();
  });

  it('keeps what is typed in the search field after Enter, while the results are still on their way', async () => {
    const { router } = await openList();
    const field = screen.getByRole('searchbox', { name: '案件を検索' });
    await user.clear(field);
    await user.type(field, '決{Enter}算');
    await waitFor(() => expect(router.current.query.search).toBe('決'));
    await screen.findByRole('link', { name: '「決」を外す' });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('決算');
    // The next search is what the field shows.
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.current.query.search).toBe('決算'));
    // Leaving the search out, by its chip or by Back, empties the field.
    await user.click(await screen.findByRole('link', { name: '「決算」を外す' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('shows the words that remain of a search when others have become filters, also when none remains', async () => {
    const { router } = await openList();
    const field = screen.getByRole('searchbox', { name: '案件を検索' });
    await user.clear(field);
    await user.type(field, 'リモート 週２日{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('リモート'));
    await user.click(await screen.findByRole('link', { name: '「リモート」を外す' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await user.type(screen.getByRole('searchbox'), '週３日{Enter}');
    await waitFor(() => expect(router.current.asPath).toMatch(/days=3/));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    // Text that has not been searched for stays when a filter changes.
    await user.type(screen.getByRole('searchbox'), '監査');
    await user.click(screen.getByRole('link', { name: '週3日を外す' }));
    await waitFor(() => expect(router.current.asPath).not.toMatch(/days=3/));
    expect(screen.getByRole('searchbox')).toHaveValue('監査');
  });

  it('leaves the search field after Enter on a touch screen, so that its keyboard closes', async () => {
    await openList();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const field = screen.getByRole('searchbox', { name: '案件を検索' });
    await user.type(field, '{Enter}');
    expect(field).not.toHaveFocus();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('does nothing with a modifier or during a composition', async () => {
    const { row } = await openList();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
      fireEvent.keyDown(document.body, { key: 'j', ...init });
    expect(row(1)).not.toHaveFocus();
  });

  it('? lists the keys and can switch them off, and they do nothing in the dialog', async () => {
    const { row } = await openList();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'キーボード操作' });
    expect(within(dialog).getByText('次の案件')).toBeVisible();
    await user.keyboard('j');
    expect(row(1)).not.toHaveFocus();
    await user.click(within(dialog).getByRole('checkbox', { name: '1文字のキーで操作する' }));
    await user.click(within(dialog).getByRole('button', { name: '閉じる' }));
    await user.keyboard('j');
    expect(row(1)).not.toHaveFocus();
    expect(localStorage.getItem('list-keys')).toContain('false');

    await user.click(screen.getByRole('button', { name: /^キーボード操作/ }));
    await user.click(await screen.findByRole('checkbox', { name: '1文字のキーで操作する' }));
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    await user.keyboard('j');
    expect(row(1)).toHaveFocus();
  });
});
