import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storeProfileImage } from '@/server/images/service';
import { useToastStore } from '@/stores/toast-store';
import { CAREER } from '@/tests/setup/applications';
import { answerInCamelCase } from '@/tests/setup/documented-reader';
import { createPageRecords, type PageRecords } from '@/tests/setup/page-records';
import { setUpSite } from '@/tests/setup/screen';
import { enter, press } from '@/tests/setup/user';
import { accountWrites, anyGoogleToken } from '@/tests/setup/write-cases/account';
import { applicationWrites } from '@/tests/setup/write-cases/applications';
import { mypageWrites, stubPictures } from '@/tests/setup/write-cases/mypage';

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
    ['/mypage', CAREER.company],
    ['/mypage/vacancy/', '連結決算の早期化支援'],
    ['/mypage/seminar/', '収益認識の実務'],
  ])('%s is shown', async (path, text) => {
    await site.openAs(records.member, path);
    expect(document.body).toHaveTextContent(text);
  });
});

/** Stores a picture. jsdom does not send the file of a form as a browser does. */
async function storePicture({ url }: Request): Promise<Response> {
  const id = Number(/members\/(\d+)/.exec(url)?.[1]);
  await storeProfileImage(site.api.db, id, Buffer.from('picture'));
  return HttpResponse.json({});
}

// Which replies mean success is the subject of tests/unit/write-outcome.test.ts.
describe('a write that the API answers without a body', () => {
  const writes = { ...accountWrites(site), ...applicationWrites(site), ...mypageWrites(site) };
  const answer = answerInCamelCase(site);

  it.each(Object.entries(writes))('%s: sends one request, and shows success', async (call, write) => {
    const sent: string[] = [];
    const [, path = ''] = call.replace(/\{\w+\}/g, ':id').split(' ');
    site.use(
      http.all(`*/api/v3/public${path}`, async ({ request }) => {
        const { method, url } = request;
        // Returning undefined passes reads on the same path to the site's own handler.
        if (method === 'GET') return undefined;
        const isUpload = method === 'POST' && url.endsWith('/profile-image/');
        const reply = await (isUpload ? storePicture(request) : answer(request));
        sent.push(`${method} ${reply.status}`);
        return reply.ok ? new HttpResponse(null, { status: 204 }) : reply;
      }),
    );
    const failures: string[] = [];
    const stop = useToastStore.subscribe(({ visible, type, message }) => {
      if (visible && type === 'error') failures.push(message);
    });
    await write().finally(stop);
    expect(sent).toEqual([expect.stringMatching(/^(POST|PATCH|DELETE) 20\d$/)]);
    expect(failures).toEqual([]);
  });
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
