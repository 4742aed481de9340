import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadPageAt } from '@/tests/setup/page-loader';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar, insertSeminarSamples, PAST_DATES } from '../setup/seminars';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const findDetailsDialog = (name: string) => screen.findByRole('dialog', { name });

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
    await insertSeminarSamples(site.api.db, [{ title: '連結の実務' }]);
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
    const dialog = within(await findDetailsDialog('税効果の実務'));
    expect(await dialog.findByText('回収可能性を扱います。')).toBeVisible();
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('税効果の実務');
    expect(dialog.getByRole('heading', { level: 3, name: '開催概要' })).toBeVisible();
    expect(dialog.getByRole('link', { name: '申し込みに進む' })).toHaveAttribute('href', `/seminar/${id}/`);
    expect(router.current.asPath).toBe(`/conference?session=${id}`);

    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.current.asPath).toBe('/conference');
  });

  it('opens the session in the URL, reports an unknown id and ignores an invalid one', async () => {
    const id = await createOpenSeminar(site.api.db, { title: '内部統制の実務' });
    const router = await site.open(`/conference?session=${id}`);
    expect(await findDetailsDialog('内部統制の実務')).toBeVisible();
    await router.current.push('/conference?session=999999');
    expect(await screen.findByText(/このセッションは見つかりません/)).toBeVisible();
    await router.current.push('/conference?session=abc');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
