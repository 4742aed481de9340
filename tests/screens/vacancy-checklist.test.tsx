import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectToast } from '@/tests/setup/toast';
import { setUpSite } from '../setup/screen';
import { insertVacancySamples } from '../setup/vacancies';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

afterEach(() => vi.restoreAllMocks());

describe('the stated conditions on /vacancy/{id}/', () => {
  it('are counted in one line, with what is stated and what to ask inside', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{}]);
    await site.open(`/vacancy/${id}/`);
    const line = screen.getByText('取引条件：未記載の5項目を面談で確認');
    const list = within(line.parentElement as HTMLElement);
    expect(list.getAllByText('記載あり')).toHaveLength(4);
    expect(list.getAllByText('確認する')).toHaveLength(5);
    expect(list.getByText('報酬の支払期日：締め日と、報酬が支払われる日')).toBeInTheDocument();
    expect(list.getByText(/法律上の助言ではありません/)).toBeInTheDocument();
    expect(list.getByRole('link', { hidden: true })).toHaveAttribute('href', `/vacancy/${id}/checklist`);
  });

  it('include a payment day and a client that the vacancy names', async () => {
    const [id] = await insertVacancySamples(site.api.db, [
      { companyProfile: '株式会社あおぞら', description: '決算支援です。報酬は月末締め、翌月末日払いです。' },
    ]);
    await site.open(`/vacancy/${id}/`);
    expect(screen.getByText('取引条件：未記載の3項目を面談で確認')).toBeVisible();
  });
});

describe('/vacancy/{id}/checklist', () => {
  it('lists what to ask before what is stated', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{ title: '連結決算の支援' }]);
    await site.open(`/vacancy/${id}/checklist`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('面談前の確認事項');
    expect(
      within(screen.getByRole('region', { name: '確認する項目' })).getAllByRole('listitem'),
    ).toHaveLength(5);
    const stated = within(screen.getByRole('region', { name: '募集に記載がある項目' }));
    const reward = stated.getByText('報酬の額').closest('li');
    expect(reward).toBeVisible();
    expect(reward).toHaveTextContent('報酬の額月 72〜90万円（税別）');
    expect(stated.getAllByRole('listitem')).toHaveLength(4);
  });

  it('prints the page, and copies the list as plain text', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{ title: '連結決算の支援' }]);
    await site.open(`/vacancy/${id}/checklist`);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(screen.getByRole('button', { name: '印刷する' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'コピーする' }));
    await expectToast('コピーしました。');
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n')[0]).toBe('取引条件の確認：連結決算の支援');
    expect(copied).toContain('□ 報酬の支払期日：締め日と、報酬が支払われる日');
  });

  it('says so when the browser refuses the clipboard', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{}]);
    await site.open(`/vacancy/${id}/checklist`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'コピーする' }));
    expect(
      await screen.findByText('コピーできませんでした。文字を選択してコピーしてください。'),
    ).toBeVisible();
  });

  it('is the not-found page for an id of no vacancy', async () => {
    await site.open('/vacancy/999999/checklist');
    expect(await screen.findByText(/お探しのページ/)).toBeVisible();
  });

  it('says so while the API is unavailable', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{}]);
    site.use(http.get(`*/api/v3/public/vacancies/${id}/`, () => HttpResponse.json({}, { status: 503 })));
    await site.open(`/vacancy/${id}/checklist`);
    expect(await screen.findByText(/ただいまサービスに接続できません。/)).toBeVisible();
    expect(screen.queryByRole('region', { name: '確認する項目' })).not.toBeInTheDocument();
  });
});
