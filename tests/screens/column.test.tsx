import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { loadPageAt } from '@/tests/setup/page-loader';
import { buildColumn, insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();
const day = (date: number) => `2026-06-0${date}T09:00:00+09:00`;

let ids: number[];
beforeAll(async () => {
  const samples = [
    buildColumn({ title: '一人目', published_at: day(1) }),
    buildColumn({
      title: '二人目',
      published_at: day(2),
      body: '<h2>独立の春</h2><p>本文</p><h2>二年目</h2><table><tr><td>表の中</td></tr></table><script>x</script>',
    }),
    buildColumn({ title: '三人目', published_at: day(3) }),
    buildColumn({ title: '副業の手引き', tags: [131], people: [], published_at: day(4) }),
  ];
  ids = [];
  for (const sample of samples) ids.push((await importColumn(site.api.db, sample)).id);
});
const { IntersectionObserver: originalIntersectionObserver } = window;
afterEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('IntersectionObserver', originalIntersectionObserver);
});

/**
 * Replaces IntersectionObserver, because jsdom has no layout. @returns a function that reports, by id, which
 * headings are above the reading line
 */
function mockIntersectionObserver() {
  let report: IntersectionObserverCallback = () => undefined;
  class Observer {
    observe() {}
    disconnect() {}
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (passed: Record<string, boolean>) =>
    act(() => {
      const entries = Object.entries(passed).map(([id, isIntersecting]) => ({
        target: document.getElementById(id),
        isIntersecting,
      }));
      report(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
    });
}

const headings = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent);

describe('/column', () => {
  it('shows the newest columns first and a section for each tag with columns', async () => {
    await site.open('/column');
    expect(headings(1)).toEqual(['会計士のはたらき方']);
    expect(headings(2)).toEqual([
      '副業の手引き',
      '新着の記事',
      '会計士インタビュー',
      '独立会計士',
      '副業会計士',
    ]);
    expect(headings(3).slice(0, 3)).toEqual(['三人目', '二人目', '一人目']);
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/column/feed.xml');
  });

  it('header and footer link visitors to the registration and members to their own page', async () => {
    await site.open('/column');
    for (const frame of ['banner', 'contentinfo'])
      expect(within(screen.getByRole(frame)).getByRole('link', { name: '会員登録' })).toBeVisible();
    cleanup();
    await site.openAsNewMember('/column');
    for (const frame of ['banner', 'contentinfo']) {
      const links = within(screen.getByRole(frame));
      expect(links.getByRole('link', { name: 'マイページ' })).toHaveAttribute('href', '/mypage/');
      expect(links.queryByRole('link', { name: '会員登録' })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: '情報収集モジュール' })).toBeVisible();
  });

  it('page props contain the cards but not the texts of the columns', async () => {
    const { pageProps } = await loadPageAt('/column', site.cookies);
    expect(JSON.stringify(pageProps)).toContain('二人目');
    expect(JSON.stringify(pageProps)).not.toContain('独立の春');
  });
});

describe('/column/tag/{id}', () => {
  it('shows only the columns of the tag, newest first', async () => {
    await site.open('/column/tag/133/');
    expect(headings(1)).toEqual(['会計士インタビュー']);
    expect(headings(2)).toEqual(['三人目', '二人目', '一人目']);
    const current = screen.getByRole('link', { name: 'インタビュー', current: 'page' });
    expect(current).toHaveAttribute('href', '/column/tag/133/');
  });

  it('says that a tag has no columns and links to the list of all columns', async () => {
    await site.open('/column/tag/126');
    expect(screen.getByText('CFO会計士の記事はありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'すべての記事を見る' })).toHaveAttribute('href', '/column');
  });

  it.each([124, 125, 126, 127, 128, 129, 130, 131, 132, 133])('tag %i returns 200', async (id) => {
    expect((await loadPageAt(`/column/tag/${id}`, site.cookies)).status).toBe(200);
  });

  it.each(['/column/tag/9/', '/column/tag/x/', '/column/99999/', '/column/0/', '/column/x'])(
    '%s shows the not-found page with status 404',
    async (path) => {
      expect((await loadPageAt(path, site.cookies)).status).toBe(404);
      await site.open(path);
      await waitFor(() => expect(headings(1)).toEqual(['ページが見つかりません']));
    },
  );
});

describe('/column/{id}/', () => {
  it('shows the text, the table of contents, the next column and links to its tags', async () => {
    await site.open(`/column/${ids[1]}/`);
    const [article] = screen.getAllByRole('article') as [HTMLElement];
    expect(headings(1)).toEqual(['二人目']);
    expect(within(article).getByText('高瀬 直人さん')).toBeVisible();
    for (const link of within(article).getAllByRole('link', { name: /^(会計士インタビュー|独立会計士)$/ }))
      expect(link.getAttribute('href')).toMatch(/^\/column\/tag\/\d+\/$/);
    const [contents] = screen.getAllByRole('navigation', { name: '目次' });
    const links = within(contents as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/column/2/#section-1',
      '/column/2/#section-2',
    ]);
    expect(document.getElementById('section-2')).toHaveTextContent('二年目');
    expect(screen.getByRole('region', { name: '表' })).toHaveTextContent('表の中');
    const around = screen.getByRole('navigation', { name: 'ほかの記事' });
    expect(within(around).getByRole('link', { name: '三人目' })).toHaveAttribute('rel', 'next');
    expect(article.innerHTML).not.toContain('<script');
  });

  it('marks only the section that is being read in the table of contents', async () => {
    const scroll = mockIntersectionObserver();
    await site.open(`/column/${ids[1]}/`);
    const contents = within(
      screen.getAllByRole('navigation', { name: '目次', hidden: true }).at(-1) as HTMLElement,
    );
    const marked = () =>
      contents
        .getAllByRole('link', { hidden: true })
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.textContent);
    expect(marked()).toEqual([]);
    scroll({ 'section-1': true, 'section-2': false });
    expect(marked()).toEqual(['独立の春']);
    scroll({ 'section-2': true });
    expect(marked()).toEqual(['二年目']);
    scroll({ 'section-2': false });
    expect(marked()).toEqual(['独立の春']);
  });

  it('has share links with the page’s URL and confirms that the link was copied', async () => {
    await site.open(`/column/${ids[0]}/`);
    const url = encodeURIComponent(`http://localhost:3000/column/${ids[0]}/`);
    for (const name of ['X', 'Facebook', 'LINE'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(url);
    await press('リンクをコピー');
    await expectToast('リンクをコピーしました。');
    expect(await navigator.clipboard.readText()).toContain(`/column/${ids[0]}/`);
  });

  it('shows the next column when its link is followed', async () => {
    const router = await site.open(`/column/${ids[0]}/`);
    await user.click(
      within(screen.getByRole('navigation', { name: 'ほかの記事' })).getByRole('link', { name: '二人目' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: '二人目' })).toBeVisible();
    expect(router.current.asPath).toBe(`/column/${ids[1]}/`);
  });
});

describe('next steps on /column/{id}', () => {
  const queryVacancies = () =>
    screen.queryByRole('heading', { level: 2, name: '週2日までの案件' })?.closest('section');

  it('ends with open vacancies that fit the tag of the column, and with the registration', async () => {
    const [, , fitting] = await insertVacancySamples(site.api.db, [
      { title: '週4日の案件', daysMin: 4, daysMax: 4 },
      { title: '終了した案件', daysMin: 1, daysMax: 2, closedAt: new Date() },
      { title: '週2日の案件', daysMin: 2, daysMax: 2 },
    ]);
    await site.open(`/column/${ids[3]}`);
    const section = within(queryVacancies() as HTMLElement);
    expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      '週2日の案件',
    ]);
    expectLink('週2日の案件', `/vacancy/${fitting}/`, section);
    expectLink('週2日までの案件をもっと見る', '/vacancy/?days=1&days=2&status=open', section);
    expect(section.getByRole('link', { name: '会員登録（無料）' })).toHaveAttribute('href', '/auth/register');
  });

  it('keeps the article without a notice when the vacancies cannot be fetched', async () => {
    const handleList = vi.fn(() => HttpResponse.json({ error: '読み込めません。' }, { status: 400 }));
    site.use(http.get('*/api/v3/public/vacancy-summaries/', handleList));
    await site.open(`/column/${ids[3]}`);
    expect(handleList).toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1, name: '副業の手引き' })).toBeVisible();
    expect(queryVacancies()).toBeUndefined();
    expect(screen.queryByText(/読み込めません|表示できません/)).not.toBeInTheDocument();
  });
});

const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title?.startsWith('監査役の記事'));

it('has pages of 24 columns, whose links keep the tag, and says so beyond the last one', async () => {
  onTestFinished(
    async () => void (await site.api.pool.query("delete from columns where title like '監査役%'")),
  );
  for (let number = 1; number <= 25; number += 1) {
    const sample = buildColumn({
      title: `監査役の記事${number}`,
      tags: [130],
      published_at: '2026-06-01T09:00:00+09:00',
    });
    await importColumn(site.api.db, sample);
  }
  await site.open('/column/tag/130/');
  expect(screen.getByText('25件の記事')).toBeVisible();
  expect(titles()).toHaveLength(24);
  await user.click(screen.getByRole('link', { name: '2ページ目' }));
  expect(await screen.findByRole('link', { name: '2ページ目', current: 'page' })).toHaveAttribute(
    'href',
    '/column/tag/130/?column_page=2',
  );
  expect(titles()).toEqual(['監査役の記事1']);
  expect(screen.getByText('25件の記事')).toBeVisible();

  await site.open('/column/tag/130/?column_page=9');
  expect(screen.getByText('このページに記事はありません。')).toBeVisible();
  expectLink('最後のページを見る', '/column/tag/130/?column_page=2');
});
