import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './setup/test';

/** Every screen, in the widths of the projects: accessible, no sideways scroll, no console error. */
const publicScreens = [
  '/',
  '/vacancy/',
  '/vacancy/?search=存在しない言葉',
  '/vacancy/1/',
  '/auth/login/',
  '/auth/register',
  '/auth/register/sent/',
  '/auth/set-password?token=unknown',
  '/auth/set-password',
  '/custom-404/',
  '/terms',
  '/privacy',
  '/operator',
  '/information-modules',
  '/for-company',
  '/maintenance',
  '/conference',
  '/seminar/',
  '/seminar/1/',
  '/column',
  '/column/tag/133/',
  '/auth/reset',
];
const memberScreens = [
  '/vacancy/',
  '/vacancy/1/',
  '/vacancy/1/entry',
  '/vacancy/1/confirm/',
  '/mypage/',
  '/mypage/?edit=career',
  '/mypage/vacancy/',
  '/mypage/seminar/',
  '/mypage/system/',
];

for (const path of publicScreens) {
  test(`${path} logged out: accessible and within the window`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 326, height: 700 });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('logged in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth/login/');
    await hydrated(page);
    await page.getByLabel('メールアドレス').fill('member@example.com');
    await page.getByLabel('パスワード', { exact: true }).fill('kaikei-demo-2026');
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(page).toHaveURL(/\/vacancy\/$/);
  });

  test('every member screen: accessible and within the window', async ({ page }) => {
    for (const path of memberScreens) {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 326, height: 700 });
    for (const path of memberScreens) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
  });
});
