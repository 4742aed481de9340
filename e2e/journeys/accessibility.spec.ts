import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from '../setup/members';
import { collectExternalRequests } from '../setup/requests';
import {
  expect,
  expectAccessible,
  expectAccessibleAtFullHeight,
  expectConsoleError,
  expectNoHorizontalScroll,
  openScreen,
  test,
  visitorTest,
  waitForHydration,
} from '../setup/test';

/**
 * Every screen is tested in the widths of all projects: accessible, without horizontal scrolling and without
 * console errors.
 */

for (const path of pathsFor('visitor')) {
  visitorTest(
    `${path} for visitors: accessible, without horizontal scrolling and requests to other origins`,
    async ({ page, baseURL }) => {
      const externalRequests = collectExternalRequests(page, baseURL ?? '');
      await openScreen(page, path);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await page.setViewportSize({ width: 326, height: 700 });
      await expectNoHorizontalScroll(page);
      await expect(page.getByRole('region', { name: 'アクセス解析についてのお知らせ' })).toBeHidden();
      // Only Google's button is from elsewhere, on screens with a login.
      expect(externalRequests.filter((url) => !url.startsWith('https://accounts.google.com/'))).toEqual([]);
    },
  );
}

visitorTest('what does not exist: status 404, and the screen of /custom-404/', async ({ page }) => {
  expectConsoleError('404');
  for (const path of ['/404', '/no-such-page', '/column/tag/9/', '/vacancy/99999/', '/seminar/99999/']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('見つかりません');
    await expectNoHorizontalScroll(page);
  }
});

test('every member screen: accessible, without horizontal scrolling', async ({ page, context }) => {
  test.setTimeout(300_000);
  await startSessionOfDemoMember(context);
  const viewport = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const path of pathsFor('member')) {
    await page.setViewportSize(viewport);
    await openScreen(page, path);
    // The bar of an editor covers a part of a control until the person scrolls.
    await expectAccessibleAtFullHeight(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 326, height: 700 });
    await expectNoHorizontalScroll(page);
  }
  // The last screen sends visitors to the login page, so the session was open for all screens.
  await expect(page).toHaveURL(/\/mypage\/cpe\/certificate\/$/);
});
