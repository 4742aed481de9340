import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getRuntime, type Runtime, setRuntime } from '@/gateway/runtime';
import { importColumn } from '@/server/columns/import';
import { createOpenVacancy } from '@/tests/setup/applications';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { eventually } from '@/tests/setup/eventually';
import { buildColumn, insertSeminarSamples, insertVacancySamples, PAST_DATES } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, user } from '@/tests/setup/user';

const site = setUpSite();
describe('/', () => {
  it('shows the open seminars and omits past ones', async () => {
    const [id] = await insertSeminarSamples(site.api.db, [
      { title: '収益認識の実務' },
      { ...PAST_DATES, title: '終わった回' },
    ]);
    await site.open('/');
    const link = screen.getByRole('link', { name: /収益認識の実務/ });
    expect(link).toHaveAttribute('href', `/seminar/${id}/`);
    expect(screen.queryByText('終わった回')).not.toBeInTheDocument();
  });

  it('shows interviews at #interview', async () => {
    const { id } = await importColumn(site.api.db, buildColumn({ title: '独立して三年' }));
    await importColumn(site.api.db, buildColumn({ title: '決算の話', tags: [132], people: [] }));
    await site.open('/');
    const section = within(document.getElementById('interview') as HTMLElement);
    expect(section.getByRole('link', { name: '独立して三年' })).toHaveAttribute('href', `/column/${id}/`);
    expect(section.queryByText('決算の話')).not.toBeInTheDocument();
  });

  it('shows quotes from the newest columns, but not of those who stand in the interviews', async () => {
    const body =
      '<p>春でした。</p><blockquote><p>&quot;選び直す&quot;と<em>考えました</em>。</p></blockquote>';
    await importColumn(site.api.db, buildColumn({ body: '<blockquote>三年でした。</blockquote>' }));
    const people = [{ name: '森下 千尋', title: '公認会計士' }];
    const { id } = await importColumn(
      site.api.db,
      buildColumn({ title: '選び直す春', body, tags: [132], people }),
    );
    await site.open('/');
    expect(screen.queryByText('三年でした。')).not.toBeInTheDocument();
    expect(screen.getByText('"選び直す"と考えました。')).toBeVisible();
    expectLink('森下 千尋さんの記事を読む', `/column/${id}/`);
  });

  it('shows the rest of the page when columns and seminars are unavailable', async () => {
    const id = await createOpenVacancy(site.api);
    site.use(http.get(/columns|tags|seminar/, () => new HttpResponse('{}', { status: 503 })));
    await site.open('/');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/vacancy/${id}/`);
    expect(document.getElementById('interview')).toBeVisible();
  });

  it('shows the answer when a question is opened', async () => {
    await site.open('/');
    const question = screen.getByText('登録や応募に費用はかかりますか。');
    expect(question.closest('details')).not.toHaveAttribute('open');
    await user.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it('has an og:image of 1280x600 (spec §9)', async () => {
    await site.open('/');
    const contentOf = (property: string) =>
      document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(contentOf('og:image')).toMatch(/\/images\/og\/default\.png$/);
    expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1280', '600']);
  });

  it('limits the scale of the viewport to 1.0 (spec §9)', async () => {
    await site.open('/');
    const viewport = document.head.querySelector('meta[name="viewport"]');
    expect(viewport?.getAttribute('content')).toMatch(/(^|, )maximum-scale=1\.0(,|$)/);
  });

  it('footer links members to the page about information modules, which says what is loaded', async () => {
    const { router } = await site.openAsNewMember('/');
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: '情報収集モジュール' });
    await router.current.push(link.getAttribute('href') ?? '');
    expect(await screen.findByRole('heading', { level: 1, name: '情報収集モジュール' })).toBeVisible();
    expect(screen.getByText(/使用していません/)).toBeVisible();
  });
});

describe('the figures of the market', () => {
  const LIST = '*/api/v3/public/vacancies/';

  /** The figures are kept for each runtime, so a new one starts without any. */
  beforeEach(() => setRuntime({ ...(getRuntime() as Runtime) }));
  afterEach(restoreEnv);

  const statOf = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

  describe('without vacancies', () => {
    beforeAll(() => site.api.pool.query('truncate vacancies cascade'));

    it('the home page shows no figures but what always holds', async () => {
      await site.open('/');
      expect([statOf('から働ける'), statOf('登録と応募')]).toEqual(['週1日〜', '無料']);
      expect(screen.queryByText('募集中の案件', { selector: 'dt' })).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: '稼働日数別の報酬' })).not.toBeInTheDocument();
    });
  });

  describe('with vacancies', () => {
    beforeAll(async () => {
      await site.api.pool.query('truncate vacancies cascade');
      const samples = Array.from({ length: 10 }, (_, index) => ({
        rewardUnit: 'month' as const,
        rewardMin: 500_000,
        rewardMax: 600_000,
        daysMin: 2,
        daysMax: 2,
        remote: index < 6 ? ('full' as const) : ('none' as const),
      }));
      await insertVacancySamples(site.api.db, samples);
    });

    it('the home page shows their number, the share of remote work and the median reward', async () => {
      await site.open('/');
      expect([statOf('募集中の案件'), statOf('リモート可'), statOf('週2日の報酬の中央値')]).toEqual([
        '10件',
        '60%',
        '55万円/月',
      ]);
      const section = screen.getByRole('heading', { name: '稼働日数別の報酬' }).closest('section');
      expect(section).toHaveTextContent('10件の中央値');
    });

    it('the page is complete without them when the list fails', async () => {
      site.use(http.get(LIST, () => new HttpResponse('{}', { status: 503 })));
      await site.open('/');
      expect(statOf('募集中の案件')).toBe('10件');
      expect(screen.queryByText('リモート可')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert', { name: /取得/ })).not.toBeInTheDocument();
    });

    it('the page does not wait for a slow list, and has the figures once they are there', async () => {
      const answer = site.hold('get', LIST);
      const before = Date.now();
      await site.open('/');
      expect(Date.now() - before).toBeLessThan(10_000);
      expect(screen.queryByText('リモート可')).not.toBeInTheDocument();
      await answer();
      await eventually(async () => {
        document.body.innerHTML = '';
        await site.open('/');
        expect(statOf('リモート可')).toBe('60%');
      });
    });

    it('are read once in ten minutes', async () => {
      changedEnv.PAGE_CACHE_MB = 64;
      const calls: string[] = [];
      site.use(
        http.get(LIST, ({ request }) => {
          calls.push(new URL(request.url).search);
          return site.answer(request);
        }),
      );
      await site.open('/');
      document.body.innerHTML = '';
      await site.open('/');
      expect(calls).toEqual(['?status=open&page=1&vacancy_page_size=100']);
    });
  });
});
