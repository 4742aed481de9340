import type { Page } from '@playwright/test';
import { startSessionOfDemoMember } from './setup/members';
import { expect, test } from './setup/test';

/** The width of the logo's mark as far as it is visible. */
const visibleMarkWidth = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[href="/"] svg')
    .first()
    .evaluate((mark) => (mark.parentElement as Element).getBoundingClientRect().width);

test('the mark of the site is whole on the smallest phones', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/column/', '/for-company']) {
    await page.goto(path);
    expect(await visibleMarkWidth(page), path).toBeGreaterThanOrEqual(34);
  }
  await startSessionOfDemoMember(context);
  for (const path of ['/mypage/', '/column/', '/for-company']) {
    await page.goto(path);
    expect(await visibleMarkWidth(page), `${path} as a member`).toBeGreaterThanOrEqual(34);
  }
});

test('members see the name of the site on a phone of 375 px', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/mypage/');
  const [nameTop, logoBottom] = await page
    .getByRole('banner')
    .locator('a[href="/"] span')
    .evaluate((name) => [
      name.getBoundingClientRect().top,
      (name.parentElement as Element).getBoundingClientRect().bottom,
    ]);
  expect(nameTop).toBeLessThan(logoBottom as number);
});
