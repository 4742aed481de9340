import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sitemapEntries } from '@/api/feeds/sitemap';
import { buildEntry, createApplicant } from '../setup/applications';
import { setUpSite } from '../setup/screen';
import { insertVacancySamples } from '../setup/vacancies';

// The site runs with the reader as the document tells the operator to change it.
vi.mock('@/schemas/vacancy-fields', async () => {
  const { importDocumentedReader } = await import('../setup/documented-reader');
  return importDocumentedReader('docs/existing-api.md', 'schemas/vacancy-fields.ts');
});

// In place of `profile.given_name`, in replies and in requests.
vi.mock('@/schemas/member-fields', async () => {
  const { importEditedDeclaration } = await import('../setup/documented-reader');
  return importEditedDeclaration('schemas/member-fields.ts', { "'profile.given_name'": "'names.first'" });
});

const site = setUpSite();
const user = userEvent.setup({ delay: null });
const TITLE = '内部統制の評価支援';
const REWARD = /月\s*72〜90\s*万円/;

let vacancyId = 0;
beforeAll(async () => {
  [vacancyId = 0] = await insertVacancySamples(site.api.db, [{ title: TITLE }]);
});
beforeEach(() => {
  site.deviate({ renamedRequestFields: { 'names.first': 'profile.given_name' } });
});

describe('an API with other names for the fields of a vacancy', () => {
  it('is unreadable without the change', async () => {
    const { vacancyReply } =
      await vi.importActual<typeof import('@/schemas/vacancy-fields')>('@/schemas/vacancy-fields');
    const reply = await site.answer(
      new Request(`http://localhost:3000/api/v3/public/vacancies/${vacancyId}/`),
    );
    const body = await reply.json();
    expect(body).toMatchObject({ name: TITLE, salary: { unit: 'month', from: 720_000 } });
    expect(() => vacancyReply(body, new Set())).toThrow('not such a record');
  });

  it.each([
    ['the list', () => '/vacancy/', '72〜90万円/月'],
    ['the page of a vacancy', () => `/vacancy/${vacancyId}/`, REWARD],
    ['the home page', () => '/', REWARD],
  ])('is shown with the data of the server: %s', async (_title, path, reward) => {
    await site.open(path());
    expect(document.body).toHaveTextContent(TITLE);
    expect(document.body).toHaveTextContent(reward);
  });

  it('is shown in the browser, also by a call that the browser makes', async () => {
    await site.open('/vacancy/');
    expect(screen.getByRole('link', { name: TITLE })).toBeVisible();
    await insertVacancySamples(site.api.db, [{ title: '監査調書の点検' }]);
    await user.type(screen.getByRole('searchbox'), '監査調書{Enter}');
    expect(await screen.findByRole('link', { name: '監査調書の点検' })).toBeVisible();
  });

  it('is shown among the vacancies that a member has applied for', async () => {
    const { member, browser } = await createApplicant(site.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancyId));
    await site.logIn(member);
    await site.open('/mypage/vacancy/');
    expect(screen.getByRole('link', { name: TITLE })).toBeVisible();
  });

  it('is in the sitemap', async () => {
    expect((await sitemapEntries()).map(({ path }) => path)).toContain(`/vacancy/${vacancyId}/`);
  });
});

describe('an API with another name for a field of the member', () => {
  it('is read, saved and read again by mypage', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    await site.open('/mypage/?edit=profile');
    const given = await screen.findByRole('textbox', { name: /^名/ });
    expect(given).toHaveValue('花子');
    await user.clear(given);
    await user.type(given, '桜子');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText(/桜子/)).toBeVisible();
    const browser = await site.api.logInAs(member);
    const me = await (await browser.get('/members/me/')).json();
    expect(me.member).toMatchObject({ names: { first: '桜子' }, profile: { family_name: '田中' } });
    expect(me.member.profile).not.toHaveProperty('given_name');
  });
});
