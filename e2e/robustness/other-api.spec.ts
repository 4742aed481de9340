import { expect, type Page } from '@playwright/test';
import { createDrfOrigin } from '../../tests/setup/drf-origin/drf-origin';
import { listenDrfOrigin } from '../../tests/setup/drf-origin/listen-drf-origin';
import { createMember, logIn, startSession } from '../setup/members';
import { modes, siteOfOtherApi } from '../setup/modes';
import { createApiClient } from '../setup/requests';
import { sendTo, spawnSite, stopSite, waitUntilUp } from '../setup/servers';
import { expectConsoleError, openScreen, test } from '../setup/test';

/** A deployment with the data of the embedded mode, whose replies each test bends in another way. */
const drf = createDrfOrigin({ fetch: sendTo(modes.embedded.origin) });

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: siteOfOtherApi.origin });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  const api = await listenDrfOrigin(drf);
  const site = spawnSite(siteOfOtherApi, { API_ORIGIN: api.origin });
  stop = async () => {
    await stopSite(site);
    await api.close();
  };
  await waitUntilUp(site);
});
test.afterAll(() => stop());

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const LICENSE = { certification: 'cpa', name: '', registration_number: '12345', acquired_on: '2014-11' };

test('an API with other names: nothing that could not be read is erased', async ({ page, context }) => {
  const member = await createMember();
  await startSession(context, member.email);
  const client = createApiClient(context, modes.embedded.origin);
  const path = `/members/${member.id}/`;
  expect((await client.send('PATCH', path, { licenses: [LICENSE] })).status()).toBe(200);
  await context.clearCookies();
  drf.deviations = { renamedFields: { registration_number: 'registrationNumber' } };
  await page.goto('/mypage/');
  await logIn(page, member.email);
  await expect(section(page, '資格')).toContainText('この項目はここでは変更できません');
  await expect(section(page, '資格').getByRole('link', { name: /編集/ })).toHaveCount(0);
  await openScreen(page, '/mypage/?edit=profile');
  await page.getByLabel('電話番号').fill('03-1234-5678');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(section(page, '基本情報')).toContainText('03-1234-5678');
  await context.clearCookies();
  await startSession(context, member.email);
  const saved = await (await client.request.get(`${modes.embedded.origin}/api/v3/public/members/me/`)).json();
  expect(saved.member).toMatchObject({ licenses: [LICENSE], profile: { phone: '0312345678' } });
});

test('an API with the errors of Django REST Framework: each refusal says what happened', async ({ page }) => {
  const member = await createMember();
  expectConsoleError('40');
  drf.deviations = { detailOnly: true, anonymousStatus: 401 };
  await openScreen(page, '/auth/login/');
  await page.getByLabel('メールアドレス').fill(member.email);
  await page.getByLabel('パスワード', { exact: true }).fill('another-password');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'メールアドレスまたはパスワードが正しくありません。',
  );
  await logIn(page, member.email);
  await openScreen(page, '/seminar/');
  const row = page
    .locator('main ol > li')
    .filter({ has: page.getByRole('button', { name: '申し込む' }), hasText: /[1-9][\d,]*円/ })
    .first();
  drf.deviations = { htmlErrors: { '/applications/': 403 } };
  await row.getByRole('button', { name: '申し込む' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申し込む' }).click();
  await expect(
    page.getByText('予期しないサーバーエラーが発生しました。もう一度お試しください。'),
  ).toBeVisible();
  await expect(page.getByText('セミナーへの申し込みが完了しました。')).toHaveCount(0);
});
