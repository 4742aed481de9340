import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { sitemapEntries } from '@/api/feeds/sitemap';
import { buildEntry, createApplicant } from '@/tests/setup/applications';
import { insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { user } from '@/tests/setup/user';

// The site and the API run with the reader as the document tells the operator to change it.
vi.mock('@/schemas/vacancy-fields', async () => {
  const { importDocumentedReader } = await import('../setup/documented-reader');
  return importDocumentedReader('docs/existing-api.md', 'schemas/vacancy-fields.ts');
});

const site = setUpSite();
const TITLE = '内部統制の評価支援';
const REWARD = /月\s*72〜90\s*万円/;

let vacancyId = 0;
beforeAll(async () => {
  [vacancyId = 0] = await insertVacancySamples(site.api.db, [{ title: TITLE }]);
});

it('is unreadable without the change', async () => {
  const { vacancyReply } =
    await vi.importActual<typeof import('@/schemas/vacancy-fields')>('@/schemas/vacancy-fields');
  const reply = await site.answer(new Request(`http://localhost:3000/api/v3/public/vacancies/${vacancyId}/`));
  const body = await reply.json();
  expect(body).toMatchObject({ name: TITLE, state: 'RECRUITING', pay_unit: 'month', pay_from: 720_000 });
  expect(body.tags[0]).toHaveProperty('title');
  expect(() => vacancyReply(body, new Set())).toThrow('not such a record');
});

it.each([
  ['the list', () => '/vacancy/', '72〜90万円/月'],
  ['the page of a vacancy', () => `/vacancy/${vacancyId}/`, REWARD],
  ['the home page', () => '/', '72〜90万円/月'],
])('is shown with the data of the server: %s', async (_title, path, reward) => {
  await site.open(path());
  expect(document.body).toHaveTextContent(TITLE);
  expect(document.body).toHaveTextContent(reward);
});

it('is shown in the browser, also by a call that the browser makes, and can be applied for', async () => {
  const { member, browser } = await createApplicant(site.api);
  await site.openAs(member, '/vacancy/');
  expect(screen.getByRole('link', { name: TITLE })).toBeVisible();
  await insertVacancySamples(site.api.db, [{ title: '監査調書の点検' }]);
  await user.type(screen.getByRole('searchbox'), '監査調書{Enter}');
  expect(await screen.findByRole('link', { name: '監査調書の点検' })).toBeVisible();
  await site.open(`/vacancy/${vacancyId}/`);
  const links = (await screen.findAllByRole('link', { name: /応募/ })).map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toContain(`/vacancy/${vacancyId}/entry`);
  await browser.post('/vacancy-applications/', buildEntry(vacancyId));
  await site.open('/mypage/vacancy/');
  expect(screen.getByRole('link', { name: TITLE })).toBeVisible();
});

it('is in the sitemap', async () => {
  expect((await sitemapEntries()).map(({ path }) => path)).toContain(`/vacancy/${vacancyId}/`);
});
