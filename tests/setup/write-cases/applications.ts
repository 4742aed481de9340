import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { openApplicationConfirmation } from '@/tests/setup/forms';
import { createOpenSeminar } from '@/tests/setup/samples';
import { buildEntry, createApplicant, createOpenVacancy } from '../applications';
import type { Site } from '../screen';
import { expectToast, findDialog, press, user } from '../user';

/** Returns the writes of applications to vacancies and seminars. */
export function applicationWrites(site: Site): Record<string, () => Promise<void>> {
  /** Opens the applied list of a member with one application, which is active or cancelled. */
  async function openAppliedVacancies({ cancelled = false } = {}) {
    const { member, browser } = await createApplicant(site.api);
    const response = await browser.post(
      '/vacancy-applications/',
      buildEntry(await createOpenVacancy(site.api)),
    );
    const { id } = await response.json();
    if (cancelled) await browser.post(`/vacancy-applications/${id}/cancel/`);
    await site.openAs(member, '/mypage/vacancy/');
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
    await site.openAs(member, `/seminar/${seminar}/`);
  }

  return {
    'POST /vacancy-applications/': async () => {
      await openApplicationConfirmation(site, user);
      await press('この内容で応募する');
      await expectToast('案件への応募が完了しました。');
      // The button that was pressed is gone.
      const heading = await screen.findByRole('heading', { name: '応募が完了しました' });
      await waitFor(() => expect(heading).toHaveFocus());
    },
    'POST /vacancy-applications/{id}/cancel/': async () => {
      await openAppliedVacancies();
      await press('応募を取り消す');
      await press('取り消す', await findDialog());
      await expectToast('案件への応募を取り消しました。');
      expect(await screen.findByText('取り消し済み')).toBeVisible();
    },
    'PATCH /vacancy-applications/{id}/reapplication/': async () => {
      await openAppliedVacancies({ cancelled: true });
      await press('再応募する');
      await press('応募する', await findDialog());
      await expectToast('案件への応募が完了しました。');
      expect(await screen.findByRole('img', { name: '応募済' })).toBeVisible();
    },
    'POST /applications/': async () => {
      await openSeminarPage();
      await press('申し込む');
      await press('申し込む', await findDialog());
      await expectToast('セミナーへの申し込みが完了しました。');
      expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
    },
    'POST /applications/{id}/cancel/': async () => {
      await openSeminarPage('applied');
      await press('申し込みを取り消す');
      await press('取り消す', await findDialog());
      await expectToast('セミナーの申し込みを取り消しました。');
      expect(await screen.findByText('このセミナーの申し込みは取り消し済みです。')).toBeVisible();
    },
    'PATCH /applications/{id}/reapplication/': async () => {
      await openSeminarPage('cancelled');
      await press('再申し込みする');
      await press('申し込む', await findDialog());
      await expectToast('セミナーへの申し込みが完了しました。');
      expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
    },
  };
}
