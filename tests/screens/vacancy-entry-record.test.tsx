import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { closeVacancy } from '@/server/vacancies/publishing';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpSite } from '@/tests/setup/screen';
import { insertVacancySamples } from '@/tests/setup/vacancies';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const BUTTON = '前回の応募内容から書きはじめる';
const messageField = () => screen.findByRole('textbox', { name: '応募の理由・活かせる経験' });

async function openEntry({ hasApplied }: { hasApplied: boolean }) {
  const { member, browser } = await createApplicant(site.api);
  const [vacancy, applied] = [await createOpenVacancy(site.api), await createOpenVacancy(site.api)];
  const entry = buildEntry(applied, { request: '週3日を希望します。' });
  if (hasApplied) await browser.post('/vacancy-applications/', entry);
  await site.logIn(member);
  await site.open(`/vacancy/${vacancy}/entry`);
  return { entry, message: await messageField() };
}

describe('the entry form', () => {
  it('shows on demand the name, the work history and the licenses that the company receives', async () => {
    await openEntry({ hasApplied: false });
    const summary = screen.getByText('応募内容とあわせて企業に届く、氏名、職務経歴、資格を確認する');
    expect(screen.queryByText('青空監査法人')).not.toBeInTheDocument();
    await user.click(summary);
    expect(await screen.findByText('青空監査法人')).toBeVisible();
    expect(screen.getByText('2019年4月〜現在')).toBeVisible();
    expect(screen.getByRole('heading', { name: '資格' })).toBeVisible();
    expect(screen.getByText('登録はありません。')).toBeVisible();
  });

  it('says which required license the profile lacks, and lets the member apply', async () => {
    const { member } = await createApplicant(site.api);
    const [id] = await insertVacancySamples(site.api.db, [
      { requirements: ['公認会計士または税理士', '決算の経験が3年以上'] },
    ]);
    await site.logIn(member);
    await site.open(`/vacancy/${id}/entry`);
    expect(await screen.findByText(/^必須の「公認会計士または税理士」が/)).toBeVisible();
    expect(screen.getByRole('link', { name: '資格を登録する' })).toHaveAttribute(
      'href',
      `/mypage/?edit=license&next=${encodeURIComponent(`/vacancy/${id}/entry`)}`,
    );
    expect(await messageField()).toBeVisible();
  });

  it('shows all steps as done after the application', async () => {
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    await site.logIn(member);
    await site.open(`/vacancy/${vacancy}/entry`);
    expect(await screen.findByRole('heading', { level: 1, name: '応募済みの案件' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: '応募の手順' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '入力（完了）',
      '確認（完了）',
      '応募完了（完了）',
    ]);
  });

  it('offers no earlier text without an application', async () => {
    await openEntry({ hasApplied: false });
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  });

  it('takes over the text of the last application', async () => {
    const { entry, message } = await openEntry({ hasApplied: true });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    expect(message).toHaveValue(entry.message);
    expect(screen.getByRole('textbox', { name: '希望条件・質問' })).toHaveValue('週3日を希望します。');
    expect(screen.getByText(/前回の応募内容を入れました。/)).toBeVisible();
  });

  it('asks before it replaces what was typed, and keeps it when the member declines', async () => {
    const { entry, message } = await openEntry({ hasApplied: true });
    await user.type(message, '書きかけ');
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '戻る' }));
    expect(message).toHaveValue('書きかけ');
    await user.click(screen.getByRole('button', { name: BUTTON }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '置き換える' }));
    expect(message).toHaveValue(entry.message);
  });

  it('says of a closed vacancy that the input is kept, but only when there is some', async () => {
    const { member } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await site.logIn(member);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await site.open(`/vacancy/${vacancy}/entry`);
    const message = await messageField();
    await closeVacancy(site.api.db, vacancy);
    await vi.advanceTimersByTimeAsync(10_100);
    vi.useRealTimers();
    expect(await screen.findByText('この案件は募集を終了しました。')).toBeVisible();
    await user.type(message, '書きかけ');
    expect(
      await screen.findByText('この案件は募集を終了しました。入力した内容は、このブラウザーに残っています。'),
    ).toBeVisible();
  });

  it('shows no form for a vacancy that was already closed', async () => {
    const { member } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await closeVacancy(site.api.db, vacancy);
    await site.logIn(member);
    await site.open(`/vacancy/${vacancy}/entry`);
    expect(await screen.findByText('この案件は募集を終了しました。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ほかの案件を見る' })).toHaveAttribute('href', '/vacancy/');
    expect(screen.queryByRole('button', { name: '確認画面へ進む' })).not.toBeInTheDocument();
  });
});
