import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import type { TestMember } from '../setup/api';
import { buildEntry, createApplicant } from '../setup/applications';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';
import { insertVacancySamples } from '../setup/vacancies';

const site = setUpSite();
const user = userEvent.setup({ delay: null });
let member: TestMember;

beforeAll(async () => {
  // The ids of the applications differ from those of the vacancy and the seminar.
  await createOpenSeminar(site.api.db);
  const seminar = await createOpenSeminar(site.api.db, { title: '申し込んだ講座' });
  const [, vacancy = 0] = await insertVacancySamples(site.api.db, [{}, { title: '応募した業務' }]);
  const applicant = await createApplicant(site.api);
  member = applicant.member;
  const { browser } = applicant;
  expect((await browser.post('/applications/', { seminar })).ok).toBe(true);
  expect((await browser.post('/vacancy-applications/', buildEntry(vacancy))).ok).toBe(true);
});

/** Opens a page with an API whose list has the vacancies or seminars themselves. */
async function openWith(page: string, path: string, field: 'vacancy' | 'seminar') {
  site.use(
    http.get(`*/api/v3/public${path}`, async ({ request }) => {
      const rows = await (await site.answer(request)).json();
      return HttpResponse.json((rows.results ?? rows).map((row: Record<string, unknown>) => row[field]));
    }),
  );
  await site.logIn(member);
  await site.open(page);
}

it('shows and cancels the application to a vacancy that the API lists by itself', async () => {
  await openWith('/mypage/vacancy/', '/vacancy-applied/', 'vacancy');
  expect(await screen.findByRole('link', { name: '応募した業務' })).toBeVisible();
  expect(screen.getByRole('list', { name: '応募の履歴' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '応募を取り消す' }));
  await user.click(await screen.findByRole('button', { name: '取り消す' }));
  expect(await screen.findByText('取り消し済み')).toBeVisible();
});

it('shows and cancels the application to a seminar that the API lists by itself', async () => {
  await openWith('/mypage/seminar/', '/applied/', 'seminar');
  expect(await screen.findByRole('link', { name: '申し込んだ講座' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '申し込みをキャンセル' }));
  await user.click(await screen.findByRole('button', { name: 'キャンセルする' }));
  expect(await screen.findByText('キャンセル済み')).toBeVisible();
});
