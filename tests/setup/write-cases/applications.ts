import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { openApplicationConfirmation } from '@/tests/setup/forms';
import { createOpenSeminar } from '@/tests/setup/samples';
import { buildEntry, createApplicant, createOpenVacancy } from '../applications';
import type { Site } from '../screen';
import { expectToast } from '../user';
import type { WriteCase } from './write-case';

/** Returns the writes of applications to vacancies and seminars. */
export function applicationWrites(site: Site, user: UserEvent): WriteCase[] {
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

  /** Opens the applied list of a member with one application, which is active or cancelled. */
  async function openAppliedVacancies({ cancelled = false } = {}) {
    const { member, browser } = await createApplicant(site.api);
    const response = await browser.post(
      '/vacancy-applications/',
      buildEntry(await createOpenVacancy(site.api)),
    );
    const { id } = await response.json();
    if (cancelled) await browser.post(`/vacancy-applications/${id}/cancel/`);
    await site.logIn(member);
    await site.open('/mypage/vacancy/');
  }

  /** Opens the page of a seminar for a member with an active, a cancelled or no application. */
  async function openSeminarPage(application?: 'applied' | 'cancelled') {
    const member = await site.api.createMember();
    const seminar = await createOpenSeminar(site.api.db);
    const browser = await site.api.logInAs(member);
    if (application) {
      const { id } = await (await browser.post('/applications/', { seminar })).json();
      if (application === 'cancelled') await browser.post(`/applications/${id}/cancel/`);
    }
    await site.logIn(member);
    await site.open(`/seminar/${seminar}/`);
  }

  return [
    {
      call: 'POST /vacancy-applications/',
      path: '/vacancy-applications/',
      run: async () => {
        await openApplicationConfirmation(site, user);
        await press('この内容で応募する');
        await expectToast('案件への応募が完了しました。');
        // The button that was pressed is gone.
        const heading = await screen.findByRole('heading', { name: '応募が完了しました' });
        await waitFor(() => expect(heading).toHaveFocus());
      },
    },
    {
      call: 'POST /vacancy-applications/{id}/cancel/',
      path: '/vacancy-applications/:id/cancel/',
      run: async () => {
        await openAppliedVacancies();
        await press('応募を取り消す');
        await confirm('取り消す');
        await expectToast('案件への応募を取り消しました。');
        expect(await screen.findByText('取り消し済み')).toBeVisible();
      },
    },
    {
      call: 'PATCH /vacancy-applications/{id}/reapplication/',
      path: '/vacancy-applications/:id/reapplication/',
      run: async () => {
        await openAppliedVacancies({ cancelled: true });
        await press('再応募する');
        await confirm('応募する');
        await expectToast('案件への応募が完了しました。');
        expect(await screen.findByRole('img', { name: '応募済' })).toBeVisible();
      },
    },
    {
      call: 'POST /applications/',
      path: '/applications/',
      run: async () => {
        await openSeminarPage();
        await press('申し込む');
        await confirm('申し込む');
        await expectToast('セミナーへの申し込みが完了しました。');
        expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
      },
    },
    {
      call: 'POST /applications/{id}/cancel/',
      path: '/applications/:id/cancel/',
      run: async () => {
        await openSeminarPage('applied');
        await press('申し込みを取り消す');
        await confirm('取り消す');
        await expectToast('セミナーの申し込みを取り消しました。');
        expect(await screen.findByText('このセミナーの申し込みは取り消し済みです。')).toBeVisible();
      },
    },
    {
      call: 'PATCH /applications/{id}/reapplication/',
      path: '/applications/:id/reapplication/',
      run: async () => {
        await openSeminarPage('cancelled');
        await press('再申し込みする');
        await confirm('申し込む');
        await expectToast('セミナーへの申し込みが完了しました。');
        expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
      },
    },
  ];
}
