import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answerInCamelCase } from '@/tests/setup/documented-reader';
import { createPageRecords, type PageRecords } from '@/tests/setup/page-records';
import { setUpSite } from '@/tests/setup/screen';
import { enter, press, user } from '@/tests/setup/user';
import { accountWrites, anyGoogleToken } from '@/tests/setup/write-cases/account';
import { applicationWrites } from '@/tests/setup/write-cases/applications';
import { mypageWrites, stubPictures } from '@/tests/setup/write-cases/mypage';
import { runWrite } from '@/tests/setup/write-cases/write-case';

// The API has every field in camel case, in replies and in requests. Nothing but the paths in schemas/ is edited.
const edited = vi.hoisted(() => async (path: string) => {
  const { importCamelCaseDeclaration } = await import('../setup/documented-reader');
  return importCamelCaseDeclaration(path);
});
vi.mock('@/schemas/account-fields', () => edited('schemas/account-fields.ts'));
vi.mock('@/schemas/address-fields', () => edited('schemas/address-fields.ts'));
vi.mock('@/schemas/application-fields', () => edited('schemas/application-fields.ts'));
vi.mock('@/schemas/choice-fields', () => edited('schemas/choice-fields.ts'));
vi.mock('@/schemas/column-fields', () => edited('schemas/column-fields.ts'));
vi.mock('@/schemas/company-inquiry-fields', () => edited('schemas/company-inquiry-fields.ts'));
vi.mock('@/schemas/invoice-fields', () => edited('schemas/invoice-fields.ts'));
vi.mock('@/schemas/member-fields', () => edited('schemas/member-fields.ts'));
vi.mock('@/schemas/seminar-fields', () => edited('schemas/seminar-fields.ts'));
vi.mock('@/schemas/vacancy-fields', () => edited('schemas/vacancy-fields.ts'));

const site = setUpSite(anyGoogleToken);
let records: PageRecords;
beforeAll(async () => {
  stubPictures();
  records = await createPageRecords(site.api);
});

it('has other names than the site', async () => {
  const me = await (await records.browser.get('/members/me/')).json();
  expect(me.member.profile).toHaveProperty('familyName');
  expect(me.member.profile).not.toHaveProperty('family_name');
  const [seminar] = (await (await records.browser.get('/seminar-summaries/')).json()).results;
  expect(seminar).toHaveProperty('startsAt');
});

describe('pages', () => {
  it.each([
    ['/vacancy/', '連結決算の早期化支援'],
    ['/seminar', '収益認識の実務'],
    ['/column', '監査法人から独立して三年'],
    ['/mypage', '青空監査法人'],
    ['/mypage/vacancy/', '連結決算の早期化支援'],
    ['/mypage/seminar/', '収益認識の実務'],
  ])('%s is shown', async (path, text) => {
    await site.openAs(records.member, path);
    expect(document.body).toHaveTextContent(text);
  });
});

describe('writes', () => {
  const writes = [
    ...accountWrites(site, user),
    ...applicationWrites(site, user),
    ...mypageWrites(site, user),
  ];
  it.each(writes.map((write) => [write.call, write] as const))('%s works', (_call, write) =>
    runWrite(site, { answer: answerInCamelCase(site), ...write }),
  );
});

describe('a refusal', () => {
  it('is shown at the field of the form', async () => {
    const answer = answerInCamelCase(site);
    site.use(http.post('*/api/v3/public/change-password/', ({ request }) => answer(request)));
    await site.openAsNewMember('/mypage/system/#password-edit');
    await enter('現在のパスワード', 'wrong-password-1');
    await enter('新しいパスワード', 'another-horse-2026');
    await press('パスワードを変更する');
    const form = within(screen.getByRole('form', { name: 'パスワードの変更' }));
    await waitFor(() => expect(form.getByLabelText('現在のパスワード')).toBeInvalid());
  });
});
