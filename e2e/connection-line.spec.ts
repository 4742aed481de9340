import type { Locator, Page } from '@playwright/test';
import { startSessionOfDemoMember } from './setup/members';
import { expect, expectConsoleError, test, waitForHydration } from './setup/test';

const line = (page: Page) => page.getByRole('status').getByText('オフラインです。');

/** Asserts that the line about the connection is on the screen and has no point in common with these controls. */
async function expectUncovered(page: Page, controls: Locator): Promise<void> {
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  const cover = await line(page).boundingBox();
  expect(await controls.count()).toBeGreaterThan(0);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!cover || !box) throw new Error('not on the screen');
    const isApart = box.y + box.height <= cover.y || cover.y + cover.height <= box.y;
    expect(isApart, `${await control.innerText()} is uncovered`).toBe(true);
  }
}

test.describe('the line about the connection on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.beforeEach(() => {
    expectConsoleError('ERR_INTERNET_DISCONNECTED');
    expectConsoleError('Failed to load chunk');
  });

  test('covers nothing of the strip with the buttons to apply', async ({ page, context }) => {
    await page.goto('/vacancy/119/');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expectUncovered(page, page.getByRole('link', { name: /して応募$/ }));
  });

  test('covers nothing of the buttons of a form', async ({ page, context }) => {
    await startSessionOfDemoMember(context);
    await page.goto('/vacancy/120/entry');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const bar = page.getByRole('button', { name: '確認画面へ進む' }).locator('..');
    await expectUncovered(page, bar.locator('a, button'));
  });
});
