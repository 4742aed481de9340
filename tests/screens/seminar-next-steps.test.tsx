import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';
import { createOpenSeminar } from '@/tests/setup/seminars';
import { daysFromNow } from '@/tests/setup/vacancies';

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
