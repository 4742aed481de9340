import type { CDPSession, Page } from '@playwright/test';
import {
  createMember,
  PASSWORD,
  startSessionOfNewApplicant,
  startSessionOfNewMember,
} from '../setup/members';
import { tick } from '../setup/press';
import { countWrites } from '../setup/requests';
import { expect, expectConsoleError, test, waitForHydration } from '../setup/test';
import { APPLICATION_MESSAGE } from '../setup/vacancies';

const BYTES_PER_SECOND = (400 * 1024) / 8;
/** Slow 3G, as the developer tools of Chromium define it. Each page takes several seconds. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};

/** Makes the page's network slow and its processor a quarter as fast. @returns the session, to change the network */
async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}

test.describe('on slow 3G with a slow processor', () => {
  test('a login that is typed before the scripts have arrived is kept and sent once', async ({ page }) => {
    const { email } = await createMember();
    const writes = countWrites(page, '/login/');
    await slowDown(page);
    await page.goto('/auth/login/', { waitUntil: 'commit' });
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(page).toHaveURL(/\/vacancy\//, { timeout: 60_000 });
    expect(writes()).toBe(1);
  });

  test('a section that cannot be saved offline says so, keeps the choices and is saved later', async ({
    page,
    context,
  }) => {
    expectConsoleError('ERR_INTERNET_DISCONNECTED');
    expectConsoleError('Failed to load chunk');
    await startSessionOfNewMember(context);
    const devtools = await slowDown(page);
    await page.goto('/mypage/?edit=work-style', { waitUntil: 'commit' });
    const freelance = page.getByRole('checkbox', { name: 'フリーランス（業務委託）' });
    await tick(freelance);
    await page.getByText('関東', { exact: true }).click();
    await tick(page.getByRole('checkbox', { name: '東京都' }));
    await waitForHydration(page);
    await devtools.send('Network.emulateNetworkConditions', { ...SLOW_3G, offline: true });
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '通信状況を確認して、もう一度' })).toBeVisible();
    await expect(freelance).toBeChecked();
    await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByRole('status').filter({ hasText: '働き方が変更されました。' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: '働き方', exact: true }).getByText('東京都', { exact: true }),
    ).toBeVisible();
  });

  test('an application whose reply is lost is sent again by itself and exists once', async ({
    page,
    context,
  }) => {
    expectConsoleError('ERR_CONNECTION_RESET');
    await startSessionOfNewApplicant(context);
    await page.goto('/vacancy/?status=open');
    const heading = page.locator('main ol > li').last().getByRole('heading');
    const href = await heading.getByRole('link').getAttribute('href');
    let lost = 0;
    await page.route('**/api/v3/public/vacancy-applications/', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      // The API does the work, and the connection ends before its reply.
      await route.fetch();
      return route.abort('connectionreset');
    });
    const writes = countWrites(page, '/vacancy-applications/');
    await slowDown(page);
    await page.goto(`${href}entry`, { waitUntil: 'commit' });
    await tick(page.getByRole('radio', { name: 'すぐに参画できる' }));
    await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE);
    await expect(page.getByText(`${APPLICATION_MESSAGE.length} / 1,000`)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    await page.getByRole('button', { name: 'この内容で応募する' }).click({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: '応募が完了しました' })).toBeVisible({ timeout: 60_000 });
    expect([lost, writes()]).toEqual([1, 2]);
    const response = await page.request.get('/api/v3/public/vacancy-applications/');
    const applications = (await response.json()) as { vacancy: number }[];
    expect(applications.filter(({ vacancy }) => href?.includes(`/${vacancy}/`))).toHaveLength(1);
  });
});
