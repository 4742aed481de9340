import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPageAt } from '@/tests/setup/page-loader';
import {
  createOpenSeminar,
  daysFromNow,
  insertSeminarSamples,
  insertVacancySamples,
  PAST_DATES,
} from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectNoDialog, findDialog, user } from '@/tests/setup/user';

const site = setUpSite();

describe('next steps on /seminar/{id}/', () => {
  const queryBlock = () => screen.queryByRole('region', { name: '受付中のセミナー' });

  it('shows seminars that accept applications when this one is full, and none when it is open', async () => {
    const full = await createOpenSeminar(site.api.db, {
      title: '満席の講座',
      startsAt: daysFromNow(3),
      capacity: 1,
      seatsTaken: 1,
    });
    const open = await createOpenSeminar(site.api.db, { title: '空席のある講座', startsAt: daysFromNow(4) });
    await site.open(`/seminar/${full}/`);
    const block = within(await screen.findByRole('region', { name: '受付中のセミナー' }));
    expect(block.getByRole('link', { name: '空席のある講座' })).toHaveAttribute('href', `/seminar/${open}/`);
    expect(block.queryByText('満席の講座')).not.toBeInTheDocument();
    expect(block.getByRole('link', { name: 'すべてのセミナー' })).toHaveAttribute('href', '/seminar/');
    cleanup();
    await site.open(`/seminar/${open}/`);
    expect(queryBlock()).not.toBeInTheDocument();
  });

  it('keeps the page without a notice when the list call fails', async () => {
    const full = await createOpenSeminar(site.api.db, { capacity: 1, seatsTaken: 1 });
    const handleList = vi.fn(() => HttpResponse.json({ error: '読み込めません。' }, { status: 400 }));
    site.use(http.get('*/api/v3/public/seminar-summaries/', handleList));
    const router = await site.open(`/seminar/${full}/`);
    expect(handleList).toHaveBeenCalled();
    expect(screen.getByText('このセミナーは満席です。')).toBeVisible();
    expect(queryBlock()).not.toBeInTheDocument();
    expect(screen.queryByText(/読み込めません|表示できません/)).not.toBeInTheDocument();
    expect(router.current.asPath).toBe(`/seminar/${full}/`);
  });
});

describe('the order of the seminars', () => {
  const DATES = [daysFromNow(20), daysFromNow(10), daysFromNow(-10), daysFromNow(-20)];

  beforeAll(async () => {
    await site.api.pool.query('truncate seminars cascade');
    for (const startsAt of DATES) await createOpenSeminar(site.api.db, { title: '順序の試験', startsAt });
  });

  it('names the order of the seminars', async () => {
    await site.open('/seminar/');
    expect(await screen.findByText(/1〜4件/)).toHaveTextContent('1〜4件 ・ 受付中から開催日の近い順');
  });

  it('names no order when an API lists the seminars in another one', async () => {
    site.use(
      http.get('*/seminar-summaries/', async ({ request }) => {
        const page = (await (await site.api.app.fetch(request)).json()) as { results: object[] };
        return HttpResponse.json({ ...page, results: page.results.reverse() });
      }),
    );
    await site.open('/seminar/');
    expect((await screen.findByText(/1〜4件/)).textContent).toMatch(/1〜4件$/);
  });
});

describe('/conference', () => {
  it('shows upcoming sessions with their speaker and omits past ones', async () => {
    await insertSeminarSamples(site.api.db, [
      { title: '連結の実務' },
      { ...PAST_DATES, title: '終わった回' },
    ]);
    await site.open('/conference');
    expect(screen.getByRole('heading', { level: 4, name: '連結の実務' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '青木 健' })).toBeVisible();
    expect(screen.queryByText('終わった回')).not.toBeInTheDocument();
  });

  it('does not count speakers that the API does not name', async () => {
    await insertSeminarSamples(site.api.db, [{ title: '税務の実務' }]);
    site.deviate({ missingFields: ['speakers'] });
    await site.open('/conference');
    expect(screen.getByText('セッション', { selector: 'dt' })).toBeVisible();
    expect(screen.queryByText('登壇者', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('shows all upcoming sessions by month when the API returns them on several pages', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ title: `連続講座 第${at + 1}回` }));
    await insertSeminarSamples(site.api.db, many);
    await site.open('/conference');
    const shown = screen.getAllByRole('heading', { level: 4, name: /^連続講座/ });
    expect(new Set(shown.map((heading) => heading.textContent)).size).toBe(101);
    expect(screen.getAllByRole('heading', { level: 3, name: /^\d{4}年\d+月/ }).length).toBeGreaterThan(0);
  });

  it('returns 503 and keeps the heading when the API is unavailable', async () => {
    const respondUnavailable = () => new Response('{"error":"障害"}', { status: 503 });
    vi.spyOn(site.api.app, 'fetch').mockImplementation(respondUnavailable);
    expect((await loadPageAt('/conference', site.cookies)).status).toBe(503);
    await site.open('/conference');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('会計士カンファレンス');
    expect(screen.queryByText('開催予定のセッションはありません。')).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('opens the details of the selected session with their own URL and a link to the application', async () => {
    const id = await createOpenSeminar(site.api.db, {
      title: '税効果の実務',
      description: '回収可能性を扱います。',
    });
    const router = await site.open('/conference');
    await user.click(screen.getAllByRole('link', { name: '税効果の実務' })[0] as HTMLElement);
    const dialog = await findDialog('税効果の実務');
    expect(await dialog.findByText('回収可能性を扱います。')).toBeVisible();
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('税効果の実務');
    expect(dialog.getByRole('heading', { level: 3, name: '開催概要' })).toBeVisible();
    expect(dialog.getByRole('link', { name: '申し込みに進む' })).toHaveAttribute('href', `/seminar/${id}/`);
    expect(router.current.asPath).toBe(`/conference?session=${id}`);

    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await expectNoDialog();
    expect(router.current.asPath).toBe('/conference');
  });

  it('opens the session in the URL, reports an unknown id and ignores an invalid one', async () => {
    const id = await createOpenSeminar(site.api.db, { title: '内部統制の実務' });
    const router = await site.open(`/conference?session=${id}`);
    await findDialog('内部統制の実務');
    await router.current.push('/conference?session=999999');
    expect(await screen.findByText(/このセッションは見つかりません/)).toBeVisible();
    await router.current.push('/conference?session=abc');
    await expectNoDialog();
  });
});

describe('pages of lists', () => {
  const ROWS = 30;
  const numbered = (noun: string) =>
    Array.from({ length: ROWS }, (_, index) => ({ title: `${noun}その${index + 1}` }));

  beforeAll(async () => {
    await site.api.pool.query('truncate vacancies, seminars cascade');
    await insertVacancySamples(site.api.db, numbered('案件'));
    await insertSeminarSamples(site.api.db, numbered('セミナー'));
  });

  const LISTS: [string, (page: number) => string][] = [
    ['案件', (page) => `/vacancy/?vacancy_page=${page}`],
    ['セミナー', (page) => `/seminar/?seminar_page=${page}`],
  ];

  const shownRows = (noun: string) => screen.getAllByRole('link', { name: new RegExp(`^${noun}その`) });
  const pages = (noun: string) => screen.getByRole('navigation', { name: `${noun}一覧のページ` });

  describe.each(LISTS)('the list of %s', (noun, path) => {
    // Which rows a page has is the subject of tests/unit/reply-lists.test.ts.
    it('reaches each page of an API with pages of its own size', async () => {
      site.deviate({ fixedPageSize: 10, notFoundPastEnd: true });
      await site.open(path(3));
      expect(shownRows(noun)).toHaveLength(10);
      expect(screen.getByText(/21〜30件/)).toBeVisible();
      const links = within(pages(noun)).getAllByRole('link', { name: /^\d+ページ目?$|^\d+$/ });
      expect(links.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
    });

    it('leads to the last page from a page past the end that the API answers with 404', async () => {
      site.deviate({ notFoundPastEnd: true });
      await site.open(path(5));
      expect(await screen.findByText(`このページに${noun}はありません。`)).toBeVisible();
      expect(screen.getByText('一覧は2ページまであります。')).toBeVisible();
      expect(screen.getByRole('link', { name: '最後のページを見る' })).toHaveAttribute('href', path(2));
    });

    it('leads to the next page when the API returns neither count nor next', async () => {
      site.deviate({ missingFields: ['count', 'next', 'previous'] });
      await site.open(path(1));
      expect(shownRows(noun)).toHaveLength(24);
      expect(within(pages(noun)).getByRole('link', { name: '次のページ' })).toBeVisible();
      expect(screen.getByText(/1〜24件/)).not.toHaveTextContent('25');
    });

    it('ends at a page that is not full when the API returns neither count nor next', async () => {
      site.deviate({ missingFields: ['count', 'next', 'previous'] });
      await site.open(path(2));
      expect(shownRows(noun)).toHaveLength(6);
      expect(within(pages(noun)).queryByRole('link', { name: '次のページ' })).toBeNull();
      expect(within(pages(noun)).getByRole('link', { name: '前のページ' })).toBeVisible();
    });
  });
});
