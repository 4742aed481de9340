import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { vacancies } from '@/server/vacancies/tables';
import { vacancyApplications } from '@/server/vacancy-applications/tables';
import { createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const MESSAGE = '連結決算の実務を六年担当し、決算日程の短縮を二社で進めました。'.repeat(4);

/** Applies on the pages, as a member does. */
async function apply() {
  const { member } = await createApplicant(site.api);
  const vacancy = await createOpenVacancy(site.api);
  await site.api.db
    .update(vacancies)
    .set({ rewardUnit: 'month', rewardMin: 600_000, rewardMax: null })
    .where(eq(vacancies.id, vacancy));
  await site.logIn(member);
  await site.open(`/vacancy/${vacancy}/entry`);
  await user.click(await screen.findByRole('radio', { name: 'すぐに参画できる' }));
  await user.type(screen.getByRole('textbox', { name: '応募の理由・活かせる経験' }), MESSAGE);
  cleanup();
  await site.open(`/vacancy/${vacancy}/confirm/`);
  await user.click(await screen.findByRole('button', { name: 'この内容で応募する' }));
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
    await user.click(screen.getByRole('button', { name: '応募を取り消す' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取り消す' }));
    await user.click(await screen.findByRole('button', { name: '再応募する' }));
    const dialog = within(await screen.findByRole('dialog'));
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
