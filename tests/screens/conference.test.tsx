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
  it('stands without header and footer, logged in too', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/conference');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('会計士カンファレンス');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('shows what is to come with its speaker, and nothing that is over', async () => {
    await insertSeminarSamples(site.api.db, [
      { title: '連結の実務' },
      { ...PAST_DATES, title: '終わった回' },
    ]);
    await site.open('/conference');
    expect(screen.getByRole('heading', { level: 4, name: '連結の実務' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '青木 健' })).toBeVisible();
    expect(screen.queryByText('終わった回')).not.toBeInTheDocument();
  });

  it('more to come than the API gives in a page: all of it stands in the programme, month by month', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ title: `連続講座 第${at + 1}回` }));
    await insertSeminarSamples(site.api.db, many);
    await site.open('/conference');
    const shown = screen.getAllByRole('heading', { level: 4, name: /^連続講座/ });
    expect(new Set(shown.map((heading) => heading.textContent)).size).toBe(101);
    expect(screen.getAllByRole('heading', { level: 3, name: /^\d{4}年\d+月/ }).length).toBeGreaterThan(0);
  });

  it('the API is away: answers 503, says so, and the page keeps its heading', async () => {
    const away = () => new Response('{"error":"障害"}', { status: 503 });
    vi.spyOn(site.api.app, 'fetch').mockImplementation(away);
    expect((await loadPageAt('/conference', site.cookies)).status).toBe(503);
    await site.open('/conference');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('会計士カンファレンス');
    expect(screen.queryByText('開催予定のセッションはありません。')).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('a session is chosen: its details open, the address says so, and they lead to the application', async () => {
    const id = await createOpenSeminar(site.api.db, {
      title: '税効果の実務',
      description: '回収可能性を扱います。',
    });
    const router = await site.open('/conference');
    await user.click(screen.getAllByRole('link', { name: '税効果の実務' })[0] as HTMLElement);
    const dialog = within(await findDetailsDialog('税効果の実務'));
    expect(await dialog.findByText('回収可能性を扱います。')).toBeVisible();
    expect(dialog.getByRole('link', { name: '申し込みに進む' })).toHaveAttribute('href', `/seminar/${id}/`);
    expect(router.current.asPath).toBe(`/conference?session=${id}`);

    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.current.asPath).toBe('/conference');
  });

  it('comes by the address of a session: it stands open; an unknown one says so; none for what is no id', async () => {
    const id = await createOpenSeminar(site.api.db, { title: '内部統制の実務' });
    const router = await site.open(`/conference?session=${id}`);
    expect(await findDetailsDialog('内部統制の実務')).toBeVisible();
    await router.current.push('/conference?session=999999');
    expect(await screen.findByText(/このセッションは見つかりません/)).toBeVisible();
    await router.current.push('/conference?session=abc');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
