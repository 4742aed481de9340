import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeVacancy } from '@/server/vacancies/publishing';
import { insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { findDialog, press, user } from '@/tests/setup/user';

const site = setUpSite();

/** Simulates a window wide enough for list and detail side by side, until the test ends. */
const stubWideWindow = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: true, onchange: null }),
  );
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollTo', () => undefined);
});

/** Counts up, so that each test has a search word that only its own vacancies contain. */
let searchWordCount = 0;
async function createVacancies(count: number) {
  searchWordCount += 1;
  const word = `試験${searchWordCount}ばん`;
  const ids = await insertVacancySamples(
    site.api.db,
    Array.from({ length: count }, (_, at) => ({
      title: `${word}の${at + 1}件目`,
      companyProfile: word,
      description: `業務その${at + 1}です。`,
      daysMin: (at % 2) + 1,
      daysMax: (at % 2) + 1,
    })),
  );
  return { ids, word, path: `/vacancy/?search=${encodeURIComponent(word)}` };
}

const row = (name: string) => screen.getByRole('link', { name });
const findPreview = () => screen.findByRole('region', { name: '選択中の案件' });
const getResultCount = () => screen.getByText(/新着順/);

describe('/vacancy/ in a wide window', () => {
  it('previews the first vacancy when nothing is selected', async () => {
    stubWideWindow();
    const { word, path } = await createVacancies(2);
    const router = await site.open(path);
    expect(within(await findPreview()).getByRole('heading', { level: 2 })).toHaveTextContent(
      `${word}の1件目`,
    );
    expect(await screen.findByText('業務その1です。')).toBeVisible();
    expect(row(`${word}の1件目`)).toHaveAttribute('aria-current', 'true');
    expect(router.current.asPath).toBe(path);
  });

  it('selecting a row moves its preview, the focus and the URL; Escape returns the focus', async () => {
    stubWideWindow();
    const { ids, word, path } = await createVacancies(3);
    const router = await site.open(path);
    await findPreview();
    await user.click(row(`${word}の2件目`));
    const title = await within(await findPreview()).findByRole('heading', {
      level: 2,
      name: `${word}の2件目`,
    });
    await waitFor(() => expect(title).toHaveFocus());
    expect(router.current).toMatchObject({ asPath: `/vacancy/${ids[1]}/`, pathname: '/vacancy' });
    await waitFor(() => expect(document.title).toContain(`${word}の2件目`));
    expect(await screen.findByText('業務その2です。')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2, name: /件目/ })).toHaveLength(4);
    await user.keyboard('{Escape}');
    expect(row(`${word}の2件目`)).toHaveFocus();
    router.current.back();
    await waitFor(() => expect(row(`${word}の1件目`)).toHaveAttribute('aria-current', 'true'));
    expect(row(`${word}の2件目`)).not.toHaveAttribute('aria-current');
  });

  it('shows an error in the preview and keeps the list when the selected vacancy is no longer available', async () => {
    stubWideWindow();
    const { ids, word, path } = await createVacancies(2);
    site.respond('get', `*/api/v3/public/vacancies/${ids[1]}/`, 404, {
      error: 'この案件は公開されていません。',
    });
    const router = await site.open(path);
    await findPreview();
    await user.click(row(`${word}の2件目`));
    expect(await screen.findByText(/この案件は公開されていません。/)).toBeVisible();
    expect(router.current.pathname).toBe('/vacancy');
    expect(row(`${word}の1件目`)).toBeVisible();
  });
});

describe('/vacancy/ on a phone', () => {
  it('selecting a row goes to the page of the vacancy', async () => {
    const { ids, word, path } = await createVacancies(2);
    const router = await site.open(path);
    await user.click(row(`${word}の2件目`));
    expect(await screen.findByRole('heading', { level: 1, name: `${word}の2件目` })).toBeVisible();
    expect(router.current.asPath).toBe(`/vacancy/${ids[1]}/`);
  });

  it('the filter sheet shows the number of results first and applies all filters in one history entry', async () => {
    const { word, path } = await createVacancies(3);
    const router = await site.open(path);
    expect(getResultCount()).toHaveTextContent('3 件中 1〜3件');
    await user.click(screen.getByRole('link', { name: '絞り込み' }));
    const sheet = await findDialog('絞り込み');
    await user.click(sheet.getByRole('checkbox', { name: '週1日' }));
    await user.click(sheet.getByRole('checkbox', { name: '募集中' }));
    await user.click(await sheet.findByRole('button', { name: '2件を表示' }));
    await waitFor(() => expect(getResultCount()).toHaveTextContent('2 件中 1〜2件'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.current.asPath).toContain('days=1&status=open');
    expect(screen.getByRole('link', { name: '絞り込み（2）' })).toBeVisible();
    expect(screen.queryByText(`${word}の2件目`)).not.toBeInTheDocument();
    router.current.back();
    await waitFor(() => expect(getResultCount()).toHaveTextContent('3 件中'));
  });

  it('the filter sheet changes nothing when it is cleared and then closed', async () => {
    const { path } = await createVacancies(3);
    const router = await site.open(`${path}&days=1`);
    await user.click(screen.getByRole('link', { name: '絞り込み（1）' }));
    const sheet = await findDialog('絞り込み');
    await user.click(sheet.getByRole('button', { name: 'すべて外す' }));
    expect(sheet.getByRole('checkbox', { name: '週1日' })).not.toBeChecked();
    expect(await sheet.findByRole('button', { name: '3件を表示' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: '閉じる' }));
    expect(router.current.asPath).toBe(`${path}&days=1`);
  });
});

describe('/vacancy/ in any window', () => {
  it('ignores days=abc, status=maybe and vacancy_page=x and shows the first page', async () => {
    const { path } = await createVacancies(1);
    await site.open(`${path}&days=abc&status=maybe&vacancy_page=x`);
    expect(getResultCount()).toHaveTextContent('1 件中 1〜1件');
    expect(screen.getByRole('link', { name: '絞り込み' })).toBeVisible();
  });

  it('links to the last page of the same list when the page number is too high', async () => {
    const { word, path } = await createVacancies(1);
    await site.open(`${path}&vacancy_page=9999`);
    expect(await screen.findByText('このページに案件はありません。')).toBeVisible();
    const link = screen.getByRole('link', { name: '最後のページを見る' });
    expect(link).toHaveAttribute('href', `/vacancy/?${new URLSearchParams({ search: word })}`);
  });

  it('shows an error and no stale rows when another search gets no response', async () => {
    const { word, path } = await createVacancies(2);
    await site.open(path);
    site.use(http.get('*/api/v3/public/vacancies/', () => HttpResponse.error()));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '別の言葉{Enter}');
    expect(await screen.findByText(/案件を表示できません。サーバーに接続できませんでした。/)).toBeVisible();
    expect(screen.queryByText(`${word}の1件目`)).not.toBeInTheDocument();
    expect(screen.queryByText(/新着順/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '再読み込み' })).toBeVisible();
  });

  it('shows neither rows nor dates of the previous search until the answer to the new one has arrived', async () => {
    const { word, path } = await createVacancies(2);
    await site.open(path);
    const answer = site.hold('get', '*/api/v3/public/vacancies/');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '別の言葉{Enter}');
    await waitFor(() => expect(screen.queryAllByText(`${word}の1件目`)).toHaveLength(0));
    expect(screen.queryByText(/^あと\d+日$/)).not.toBeInTheDocument();
    await answer();
    expect(await screen.findByText('条件に合う案件はありません。')).toBeVisible();
  });

  it('offers to leave each condition out when there are no results', async () => {
    await site.open('/vacancy/?search=どこにもない言葉');
    expect(await screen.findByText('条件に合う案件はありません。')).toBeVisible();
    const chosen = within(screen.getByRole('list', { name: '選んだ条件' }));
    expect(chosen.getByRole('link', { name: 'どこにもない言葉を外す' })).toHaveAttribute('href', '/vacancy/');
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(/0 件$/);
  });

  it('updates rows after 10 s, also in a hidden window, but adds new rows only on request', async () => {
    const { ids, word, path } = await createVacancies(2);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await site.open(path);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await closeVacancy(site.api.db, ids[0] as number);
    await insertVacancySamples(site.api.db, [
      { title: `${word}の新着`, companyProfile: word, publishedAt: new Date() },
    ]);
    await vi.advanceTimersByTimeAsync(9_900);
    const first = within(row(`${word}の1件目`).closest('li') as HTMLElement);
    expect(first.getByText(/^(あと\d+日|本日まで)$/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    hidden.mockRestore();
    expect(await first.findByText('募集終了')).toBeVisible();
    expect(screen.queryByText(`${word}の新着`)).not.toBeInTheDocument();
    await press(/最新を表示/);
    expect(screen.getByText(`${word}の新着`)).toBeVisible();
  });
});

describe('the search field of /vacancy/', () => {
  const openSearch = async () => site.open((await createVacancies(1)).path);

  it('keeps what is typed in the search field after Enter, while the results are still on their way', async () => {
    const router = await openSearch();
    const field = screen.getByRole('searchbox', { name: '案件を検索' });
    await user.clear(field);
    await user.type(field, '決{Enter}算');
    await waitFor(() => expect(router.current.query.search).toBe('決'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('決算');
    // The next search is what the field shows.
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.current.query.search).toBe('決算'));
    // Leaving the search out, by the link or by Back, empties the field.
    await user.click(await screen.findByRole('link', { name: '条件をすべて外す' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('shows the words that remain of a search when others have become filters, also when none remains', async () => {
    const router = await openSearch();
    const field = screen.getByRole('searchbox', { name: '案件を検索' });
    await user.clear(field);
    await user.type(field, 'リモート 週２日{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('リモート'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(router.current.query.search).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await user.type(screen.getByRole('searchbox'), '週３日{Enter}');
    await waitFor(() => expect(router.current.asPath).toMatch(/days=3/));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    // Text that has not been searched for stays when a filter changes.
    await user.type(screen.getByRole('searchbox'), '監査');
    await user.click(screen.getByRole('checkbox', { name: '週3日', hidden: true }));
    await waitFor(() => expect(router.current.asPath).not.toMatch(/days=3/));
    expect(screen.getByRole('searchbox')).toHaveValue('監査');
  });

  it('leaves the search field after Enter on a touch screen, so that its keyboard closes', async () => {
    await openSearch();
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
});

it('leaves all conditions out with one link, which then goes', async () => {
  const { path } = await createVacancies(1);
  const router = await site.open(`${path}&days=1&vacancy_page=1`);
  await user.click(screen.getByRole('link', { name: '条件をすべて外す' }));
  await waitFor(() => expect(router.current.asPath).toBe('/vacancy/'));
  expect(screen.queryByRole('link', { name: '条件をすべて外す' })).not.toBeInTheDocument();
});
