import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { createOpenVacancy } from '@/tests/setup/applications';
import { buildColumn } from '@/tests/setup/columns';
import { setUpSite } from '@/tests/setup/screen';
import { insertSeminarSamples, PAST_DATES } from '@/tests/setup/seminars';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

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
    expect(screen.getByRole('link', { name: '森下 千尋さんの記事を読む' })).toHaveAttribute(
      'href',
      `/column/${id}/`,
    );
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

  it('has structured data of the organization and an og:image', async () => {
    await site.open('/');
    const block = document.head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
      '@type': 'Organization',
      name: 'カイケイリンク',
    });
    const picture = document.head.querySelector('meta[property="og:image"]');
    expect(picture?.getAttribute('content')).toMatch(/\/images\/og\/default\.png$/);
  });

  it('limits the scale of the viewport to 1.0 (spec §9)', async () => {
    await site.open('/');
    const viewport = document.head.querySelector('meta[name="viewport"]');
    expect(viewport?.getAttribute('content')).toMatch(/(^|, )maximum-scale=1\.0(,|$)/);
  });

  it('footer links members to the page about information modules, which says what is loaded', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/');
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: '情報収集モジュール' });
    await router.current.push(link.getAttribute('href') ?? '');
    expect(await screen.findByRole('heading', { level: 1, name: '情報収集モジュール' })).toBeVisible();
    expect(screen.getByText(/使用していません/)).toBeVisible();
  });
});
