import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { closeVacancy } from '@/server/vacancies/publishing';
import { vacancies } from '@/server/vacancies/tables';
import { vacancyApplications } from '@/server/vacancy-applications/tables';
import { useToastStore } from '@/stores/toast-store';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, findDialog, press, user } from '@/tests/setup/user';

const site = setUpSite();

/** Opens the applied list of a member with one application. */
async function openWithApplication() {
  const { member, browser } = await createApplicant(site.api);
  const vacancy = await createOpenVacancy(site.api);
  await browser.post('/vacancy-applications/', buildEntry(vacancy));
  await site.openAs(member, '/mypage/vacancy/');
  return { vacancy, browser };
}

const history = () =>
  within(screen.getByRole('list', { name: '応募の履歴' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\d+月\d+日\(.\) \d\d:\d\d /, ''));

async function confirmAction(open: string, confirm: string) {
  await press(open);
  await press(confirm, await findDialog());
}

describe('/mypage/vacancy/', () => {
  it('links to the vacancies when there is no application', async () => {
    await site.openAsNewMember('/mypage/vacancy/');
    expect(screen.getByText('応募した案件はありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: '案件を探す' })).toHaveAttribute('href', '/vacancy/');
  });

  it('cancels and reapplies after confirmations, and shows the badge and the whole history', async () => {
    await openWithApplication();
    expect(screen.getByRole('img', { name: '応募済' })).toBeVisible();
    const title = screen.getByRole('heading', { level: 2 }).textContent ?? '';
    expect(screen.getByText('応募した内容を見る')).toHaveAccessibleDescription(title);
    await confirmAction('応募を取り消す', '取り消す');
    await expectToast('案件への応募を取り消しました。');
    expect(await screen.findByText('取り消し済み')).toBeVisible();
    await confirmAction('再応募する', '応募する');
    await expectToast('案件への応募が完了しました。');
    expect(useToastStore.getState().duration).toBe(2750);
    expect(await screen.findByRole('img', { name: '応募済' })).toBeVisible();
    expect(history()).toEqual(['応募', '取り消し', '再応募']);
  });

  it.each([
    ['the choice', { start_timing: 'within_month' }, '1か月以内'],
    ['the date', { start_timing: 'specified', start_date: '2027-01-12' }, '2027年1月12日(火)'],
  ])('shows when the member can start: %s', async (_what, entry, text) => {
    const { member, browser } = await createApplicant(site.api);
    await browser.post('/vacancy-applications/', buildEntry(await createOpenVacancy(site.api), entry));
    await site.openAs(member, '/mypage/vacancy/');
    expect(screen.getByText(`参画できる時期：${text}`)).toBeVisible();
  });

  it.each([
    ['cancelled', '応募を取り消す', async () => {}],
    ['sent again', '再応募する', () => confirmAction('応募を取り消す', '取り消す')],
  ])('names the vacancy in the dialog when an application is %s', async (_what, action, prepare) => {
    const { vacancy, browser } = await openWithApplication();
    const { title } = await (await browser.get(`/vacancies/${vacancy}/`)).json();
    await prepare();
    await press(action);
    expect((await findDialog()).getByText(`「${title}」`)).toBeVisible();
  });

  it('cancels nothing and returns the focus to the button when the confirmation is declined', async () => {
    await openWithApplication();
    await confirmAction('応募を取り消す', '戻る');
    expect(screen.getByRole('button', { name: '応募を取り消す' })).toHaveFocus();
    expect(history()).toEqual(['応募']);
  });

  it('shows one cancellation when another tab has already cancelled the application', async () => {
    const { browser } = await openWithApplication();
    const [application] = await (await browser.get('/vacancy-applications/')).json();
    await browser.post(`/vacancy-applications/${application.id}/cancel/`);
    await confirmAction('応募を取り消す', '取り消す');
    expect(await screen.findByText('取り消し済み')).toBeVisible();
    expect(history()).toEqual(['応募', '取り消し']);
  });

  it('explains that the vacancy has closed and removes the button when it closes during the confirmation', async () => {
    const { vacancy } = await openWithApplication();
    await confirmAction('応募を取り消す', '取り消す');
    await press('再応募する');
    await closeVacancy(site.api.db, vacancy);
    await press('応募する', await findDialog());
    expect(await screen.findByText('この案件は募集を終了したため、再応募できません。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '再応募する' })).not.toBeInTheDocument();
    expect(useToastStore.getState()).toMatchObject({ type: 'error', duration: 5000 });
  });

  // The toast’s texts and duration are given in spec §8. Decision 0002 has the Japanese for 'An unexpected
  // error occurred.'
  it.each([
    ['with a reason', { error: '取り消しの受付を停止しています。' }, '取り消しの受付を停止しています。'],
    ['without a reason', {}, '予期しないエラーが発生しました。'],
  ])(
    'cancellation rejected %s: shows the message for 5 s and keeps the application',
    async (_case, body, text) => {
      await openWithApplication();
      site.respond('post', '*/vacancy-applications/:id/cancel/', 400, body);
      await confirmAction('応募を取り消す', '取り消す');
      await waitFor(() =>
        expect(useToastStore.getState()).toMatchObject({ message: text, type: 'error', duration: 5000 }),
      );
      await expectToast(text);
      expect(screen.getByRole('img', { name: '応募済' })).toBeVisible();
    },
  );
});

const MESSAGE = '連結決算の実務を六年担当し、決算日程の短縮を二社で進めました。'.repeat(4);

/** Applies on the pages, as a member does. */
async function apply() {
  const { member } = await createApplicant(site.api);
  const vacancy = await createOpenVacancy(site.api);
  await site.api.db
    .update(vacancies)
    .set({ rewardUnit: 'month', rewardMin: 600_000, rewardMax: null })
    .where(eq(vacancies.id, vacancy));
  await site.openAs(member, `/vacancy/${vacancy}/entry`);
  await user.click(await screen.findByRole('radio', { name: 'すぐに参画できる' }));
  await user.type(screen.getByRole('textbox', { name: '応募の理由・活かせる経験' }), MESSAGE);
  cleanup();
  await site.open(`/vacancy/${vacancy}/confirm/`);
  await press('この内容で応募する');
  await screen.findByRole('heading', { name: '応募が完了しました' });
  // The member leaves the page at once.
  cleanup();
  return { member, vacancy };
}

const lowerReward = (vacancy: number) =>
  site.api.db.update(vacancies).set({ rewardMin: 550_000 }).where(eq(vacancies.id, vacancy));

const changes = () => screen.queryByRole('group', { name: '応募後の変更' });

describe('conditions that change after an application', () => {
  it('says nothing while nothing has changed', async () => {
    await apply();
    await site.open('/mypage/vacancy/');
    expect(screen.getByRole('img', { name: '応募済' })).toBeVisible();
    expect(changes()).not.toBeInTheDocument();
  });

  it('shows both values on the applied list, and before a reapplication, which accepts the new ones', async () => {
    const { vacancy } = await apply();
    await lowerReward(vacancy);
    await site.open('/mypage/vacancy/');
    expect(changes()).toHaveTextContent('報酬変更前：月 60万円 → 変更後：月 55万円');
    await press('応募を取り消す');
    await press('取り消す', await findDialog());
    await press('再応募する');
    const dialog = await findDialog();
    expect(dialog.getByRole('group', { name: '応募後の変更' })).toHaveTextContent('月 55万円');
    await user.click(dialog.getByRole('button', { name: '応募する' }));
    await expectToast('案件への応募が完了しました。');
    // The dialog, which shows them too, closes after the lists have been fetched again.
    await waitFor(() => expect(changes()).not.toBeInTheDocument());
  });

  it('shows them in another browser, too', async () => {
    const { vacancy } = await apply();
    localStorage.clear();
    await lowerReward(vacancy);
    await site.open('/mypage/vacancy/');
    expect(changes()).toHaveTextContent('月 60万円');
  });

  it('says nothing of an application whose conditions nobody has kept', async () => {
    const { vacancy } = await apply();
    await lowerReward(vacancy);
    await site.api.db.update(vacancyApplications).set({ conditions: null });
    await site.open('/mypage/vacancy/');
    expect(screen.getByRole('img', { name: '応募済' })).toBeVisible();
    expect(changes()).not.toBeInTheDocument();
  });
});
