import type { Page } from '@playwright/test';
import { openMemberMenu, startSessionOfDemoMember } from './setup/members';
import { expect, expectConsoleError, test, waitForHydration } from './setup/test';

/** Waits for the code that keeps visited pages. It is loaded after hydration. */
async function waitForIdle(page: Page) {
  await waitForHydration(page);
  await page.getByLabel('表示の明るさ').last().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

test('Back and Forward show the last pages at the same place without a connection', async ({
  page,
  context,
}) => {
  expectConsoleError('ERR_INTERNET_DISCONNECTED');
  expectConsoleError('Failed to load chunk');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/vacancy/');
  await waitForIdle(page);
  const link = page.locator('main ol > li h2 a').nth(12);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  const title = await link.innerText();
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title.replaceAll('\n', ''));
  await waitForIdle(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(heading).toHaveText('案件一覧');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(heading).toHaveText(title.replaceAll('\n', ''));
});

test('Back after a logout shows nothing of the member', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.goto('/mypage/');
  await waitForIdle(page);
  const name = await page.getByRole('button', { name: /さんのメニュー/ }).innerText();
  await page.getByRole('banner').getByRole('link', { name: '案件' }).first().click();
  await expect(page).toHaveURL(/\/vacancy\/$/);
  await waitForIdle(page);
  await openMemberMenu(page);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ログアウトしました。' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/vacancy\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login\/\?redirect=%2Fmypage/);
  await expect(page.getByText(name)).toHaveCount(0);
});

test('Back to a page that is not in memory stays on the page with its own address', async ({
  page,
  context,
}) => {
  expectConsoleError('ERR_INTERNET_DISCONNECTED');
  expectConsoleError('Failed to load chunk');
  await page.goto('/terms');
  await waitForIdle(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).first().click();
  await expect(page).toHaveURL(/\/privacy/);
  await page.waitForLoadState('networkidle');
  // As after a login in another tab.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: Chromium's Cookie Store is missing on insecure origins
    document.cookie = 'csrftoken=changed; path=/';
  });
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('alert').filter({ hasText: 'ページを開けませんでした。' })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy/);
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('利用規約');
});
