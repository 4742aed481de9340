import { startSessionOfDemoMember } from './setup/members';
import { separateApi } from './setup/modes';
import { expect, test, visitorTest, waitForHydration } from './setup/test';

visitorTest('after 次のページ the focus is at the beginning of the new page', async ({ page }) => {
  await page.goto('/vacancy/');
  await waitForHydration(page);
  // The code that moves the focus is loaded after hydration.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: '次のページ' }).press('Enter');
  await expect(page).toHaveURL('/vacancy/?vacancy_page=2');
  const heading = page.getByRole('heading', { level: 1, name: '案件一覧' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('each tab of the settings is whole while it has the focus, in a narrow window', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/mypage/system/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const tabs = page.getByRole('navigation', { name: '設定の項目' }).getByRole('link');
  await tabs.first().focus();
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(tabs.nth(index)).toBeFocused();
    // A fraction of a pixel may be missing.
    await expect(tabs.nth(index)).toBeInViewport({ ratio: 0.98 });
  }
});

visitorTest('the banner about analytics covers no element with the focus on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${separateApi.origin}/vacancy/`);
  await waitForHydration(page);
  const banner = page.getByRole('region', { name: 'アクセス解析についてのお知らせ' });
  await expect(banner).toBeVisible();
  await page.locator('main ol > li').last().getByRole('link').focus();
  const links = page.getByRole('navigation', { name: '案件一覧のページ' }).getByRole('link');
  // The star of the row is before the pages.
  await page.keyboard.press('Tab');
  for (let index = 0; index < (await links.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    const [link, bar] = [await links.nth(index).boundingBox(), await banner.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
