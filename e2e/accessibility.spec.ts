import type { Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from './setup/members';
import { expectAccessibleAtFullHeight } from './setup/registration';
import {
  expect,
  expectAccessible,
  expectConsoleError,
  expectNoHorizontalScroll,
  test,
  visitorTest,
  waitForHydration,
} from './setup/test';

/**
 * Every screen is tested in the widths of all projects: accessible, without horizontal scrolling and without
 * console errors.
 */
const publicScreens = pathsFor('visitor');
const memberScreens = pathsFor('member');

/** Asserts that the page, which runs no scripts, shows no button that only scripts can handle. */
async function expectNoDeadButton(page: Page): Promise<void> {
  const dead = page.locator('button[type="button"], form[method="post"] button').filter({ visible: true });
  expect(await dead.allInnerTexts(), page.url()).toEqual([]);
}

for (const path of publicScreens) {
  visitorTest(`${path} for visitors: accessible, without horizontal scrolling`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 326, height: 700 });
    await expectNoHorizontalScroll(page);
  });
}

for (const path of ['/404', '/no-such-page', '/column/tag/9/', '/vacancy/99999/', '/seminar/99999/']) {
  visitorTest(
    `${path}: not-found page with status 404, accessible, without horizontal scrolling`,
    async ({ page }) => {
      expectConsoleError('404');
      expect((await page.goto(path))?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('見つかりません');
      await expectAccessible(page);
      await page.setViewportSize({ width: 326, height: 700 });
      await expectNoHorizontalScroll(page);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public screen shows its heading, its text and links', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of publicScreens) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.locator('#__next').innerText()).length, path).toBeGreaterThan(40);
      expect(await page.getByRole('link').count(), path).toBeGreaterThan(0);
      await expectNoDeadButton(page);
      // Safari would make links of numbers before hydration.
      const detection = page.locator('meta[name="format-detection"]');
      await expect(detection).toHaveAttribute('content', 'telephone=no, date=no, address=no, email=no');
    }
  });

  test('no member screen shows a button that only scripts can handle', async ({ page, context }) => {
    test.setTimeout(300_000);
    await startSessionOfDemoMember(context);
    for (const path of memberScreens) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectNoDeadButton(page);
    }
  });
});

test('every member screen: accessible, without horizontal scrolling', async ({ page, context }) => {
  test.setTimeout(300_000);
  await startSessionOfDemoMember(context);
  const viewport = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const path of memberScreens) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await waitForHydration(page);
    // The bar of an editor covers a part of a control until the person scrolls.
    await expectAccessibleAtFullHeight(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 326, height: 700 });
    await expectNoHorizontalScroll(page);
  }
  // The last screen sends visitors to the login page, so the session was open for all screens.
  await expect(page).toHaveURL(/\/mypage\/cpe\/certificate\/$/);
});
