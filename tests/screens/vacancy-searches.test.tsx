import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { MAX_SAVED_SEARCHES, savedSearchQuery } from '@/lib/vacancies/saved-searches';
import { savedSearchList } from '@/stores/saved-searches';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';
import { daysFromNow, insertVacancySamples } from '@/tests/setup/vacancies';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

let wordCount = 0;
async function createSearch() {
  wordCount += 1;
  const word = `保存${wordCount}番`;
  const insert = (count: number, daysAgo: number) =>
    insertVacancySamples(
      site.api.db,
      Array.from({ length: count }, (_, at) => ({
        title: `${word}-${daysAgo}-${at}`,
        companyProfile: word,
        publishedAt: daysFromNow(-daysAgo),
      })),
    );
  const query = savedSearchQuery({ page: 1, days: [], status: [], search: word, categories: [] });
  return { word, query, path: `/vacancy/?${query}`, insert };
}
const openMenu = async () => user.click(await screen.findByRole('button', { name: /^保存した検索/ }));

describe('saved searches on the list of vacancies', () => {
  it('saves the conditions under a name, which must not be empty', async () => {
    const { word, query, path, insert } = await createSearch();
    const [id] = await insert(1, 3);
    await site.open(path);
    await openMenu();
    await user.click(screen.getByRole('button', { name: '今の条件を保存' }));
    const dialog = await screen.findByRole('dialog', { name: '検索を保存' });
    const name = within(dialog).getByRole('textbox', { name: '検索の名前' });
    expect(name).toHaveValue(`「${word}」`);
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: '保存する' }));
    expect(within(dialog).getByText('名前を入力してください。')).toBeVisible();
    await user.type(name, '週末に見る');
    await user.click(within(dialog).getByRole('button', { name: '保存する' }));
    await expectToast('検索を保存しました。');
    expect(screen.getByRole('button', { name: /^保存した検索/ })).toHaveFocus();
    expect(savedSearchList.read('visitor')).toEqual([
      { name: '週末に見る', query, seen: { newest: expect.any(String), ids: [id] } },
    ]);
    await openMenu();
    expect(screen.getByRole('link', { name: '週末に見る' })).toHaveAttribute('href', path);
    expect(screen.queryByRole('button', { name: '今の条件を保存' })).not.toBeInTheDocument();
  });

  it('says how many are new, until the search is opened', async () => {
    const { query, path, insert } = await createSearch();
    const [known = 0] = await insert(1, 5);
    await insert(2, 1);
    savedSearchList.write('visitor', [
      { name: '新着の試験', query, seen: { newest: daysFromNow(-5).toISOString(), ids: [known] } },
    ]);
    await site.open('/vacancy/');
    expect(await screen.findByText('（1件に新着）')).toBeVisible();
    await openMenu();
    expect(screen.getByText('新着 2件')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '新着の試験' }));
    await waitFor(() => expect(savedSearchList.read('visitor')[0]?.seen.ids).toHaveLength(3));
    expect(screen.queryByText(/件に新着/)).not.toBeInTheDocument();
    expect(path).toContain(query);
  });

  it('says 10件以上 for more than can be counted', async () => {
    const { query, insert } = await createSearch();
    await insert(12, 1);
    savedSearchList.write('visitor', [{ name: '多い', query, seen: { newest: '', ids: [] } }]);
    await site.open('/vacancy/');
    await openMenu();
    expect(await screen.findByText('新着 10件以上')).toBeVisible();
  });

  it('shows the searches without figures while the API fails for them', async () => {
    const { query } = await createSearch();
    savedSearchList.write('visitor', [{ name: '残る検索', query, seen: { newest: '', ids: [] } }]);
    await site.open('/vacancy/');
    site.use(
      http.get('*/api/v3/public/vacancies/', () =>
        HttpResponse.json({ error: '不調です。' }, { status: 400 }),
      ),
    );
    await openMenu();
    expect(screen.getByRole('link', { name: '残る検索' })).toBeVisible();
    expect(screen.queryByText(/^新着 /)).not.toBeInTheDocument();
  });

  it('links the feed of the conditions, and says when no more can be saved', async () => {
    const { query, path } = await createSearch();
    savedSearchList.write(
      'visitor',
      Array.from({ length: MAX_SAVED_SEARCHES }, (_, at) => ({
        name: `検索${at}`,
        query: `search=x${at}`,
        seen: { newest: '', ids: [] },
      })),
    );
    await site.open(path);
    await openMenu();
    expect(screen.getByRole('link', { name: '今の条件をRSSで購読' })).toHaveAttribute(
      'href',
      `/vacancy/feed.xml?${query}`,
    );
    expect(screen.getByText(/^保存できる検索は10件までです。/)).toBeVisible();
  });
});

describe('saved searches on /vacancy/saved/', () => {
  it('shows them with their conditions and feeds, and removes one', async () => {
    savedSearchList.write('visitor', [
      { name: '週2日の監査', query: 'days=2&search=%E7%9B%A3%E6%9F%BB', seen: { newest: '', ids: [] } },
    ]);
    await site.open('/vacancy/saved/');
    expect(await screen.findByText('「監査」・週2日')).toBeVisible();
    expect(screen.getByRole('link', { name: '週2日の監査をRSSで購読' })).toHaveAttribute(
      'href',
      '/vacancy/feed.xml?days=2&search=%E7%9B%A3%E6%9F%BB',
    );
    await user.click(screen.getByRole('button', { name: '週2日の監査を削除' }));
    expect(screen.getByText(/保存した検索はありません。/)).toBeVisible();
    expect(savedSearchList.read('visitor')).toEqual([]);
  });

  it('moves them into the list of the member at the login', async () => {
    const member = await site.api.createMember();
    savedSearchList.write('visitor', [{ name: '引き継ぐ', query: 'days=3', seen: { newest: '', ids: [] } }]);
    await site.logIn(member);
    await site.open('/vacancy/saved/');
    expect(await screen.findByRole('link', { name: '引き継ぐ' })).toBeVisible();
    expect(savedSearchList.read('visitor')).toEqual([]);
    expect(savedSearchList.read(member.id)).toHaveLength(1);
  });
});
