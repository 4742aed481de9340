import type { Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from '../setup/members';
import { expect, test } from '../setup/test';

/** Reading, searching and what links lead to, in a browser that runs no scripts. */

test.use({ javaScriptEnabled: false });

const ROWS = 'main ol > li h2';

/** Opens a screen and asserts that it has its heading, and no button that only scripts can handle. */
async function readWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  const dead = page.locator('button[type="button"], form[method="post"] button').filter({ visible: true });
  expect(await dead.allInnerTexts(), path).toEqual([]);
}

test('every public screen shows its heading, its text and links, and names what browsers read', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const content = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getAttribute('content')));
  for (const path of pathsFor('visitor')) {
    await readWithoutScripts(page, path);
    expect((await page.locator('#__next').innerText()).length, path).toBeGreaterThan(40);
    expect(await page.getByRole('link').count(), path).toBeGreaterThan(0);
    // Safari would make links of numbers before hydration.
    expect(await content('meta[name="format-detection"]'), path).toEqual([
      'telephone=no, date=no, address=no, email=no',
    ]);
    expect(await content('meta[name="theme-color"]'), path).toEqual(['#ffffff', '#172324']);
    await expect(page.locator('link[rel="manifest"]'), path).toHaveAttribute('href', '/manifest.webmanifest');
  }
});

test('no member screen shows a button that only scripts can handle', async ({ page, context }) => {
  test.setTimeout(300_000);
  await startSessionOfDemoMember(context);
  for (const path of pathsFor('member')) await readWithoutScripts(page, path);
});

test('a form says that it needs JavaScript', async ({ page }) => {
  await page.goto('/auth/login/', { waitUntil: 'domcontentloaded' });
  // Playwright finds no text inside of <noscript>.
  const notice = page.getByRole('form').locator('noscript > *');
  await expect(notice).toBeVisible();
  expect(await notice.evaluate((element) => element.textContent)).toContain('JavaScriptを有効にしてください');
});

test('list, filters, pagination and vacancy can be used', async ({ page }) => {
  await page.goto('/vacancy');
  await expect(page.locator(ROWS)).toHaveCount(24);
  await page.getByRole('searchbox').fill('ＩＰＯ');
  await page.getByRole('button', { name: '検索' }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator(ROWS)).not.toHaveCount(24);
  await expect(page.locator(ROWS)).not.toHaveCount(0);
  // The layout has no empty column for the preview, which needs a script. A phone shows the filter menus
  // instead of the dialog.
  expect((await page.locator('main ol').first().boundingBox())?.width).toBeGreaterThan(1000);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.getByRole('link', { name: '絞り込み' }).click();
  await expect(page.getByText('稼働日数', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '検索', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/vacancy/?vacancy_page=2');
  await page.locator(ROWS).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: '業務の内容' })).toBeVisible();
});

test('top page, company page and conference can be read and their links work', async ({ page }) => {
  await page.goto('/');
  for (const name of ['開催予定のセミナー', '会計士インタビュー', '会計士の声', 'よくあるご質問'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('region', { name: '新着の案件' })).toBeVisible();
  await expect(page.locator('main h3').first()).toBeVisible();
  await page.goto('/for-company');
  await page.locator('summary').first().click();
  await expect(page.locator('details[open] p').first()).toBeVisible();
  await page.goto('/conference');
  await page
    .locator('#programme')
    .getByRole('link', { name: /申し込みに進む/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seminar\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('columns can be found and read', async ({ page }) => {
  await page.goto('/column/tag/124/');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.locator('#section-1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'LINE' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'リンクをコピー' })).toHaveCount(0);
});
