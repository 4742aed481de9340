import { expect, test, waitForHydration } from './setup/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/',
    '/vacancy/',
    '/vacancy/1/',
    '/vacancy/saved/',
    '/auth/login/',
    '/auth/register',
    '/seminar/1/',
    '/conference',
  ])
    test(`${path}: shows no button that only scripts can handle`, async ({ page }) => {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // Safari would make links of numbers before hydration.
        const detection = page.locator('meta[name="format-detection"]');
        await expect(detection).toHaveAttribute('content', 'telephone=no, date=no, address=no, email=no');
        const dead = page.locator('button[type="button"], form[method="post"] button');
        await expect(dead.filter({ visible: true })).toHaveCount(0);
      }
    });

  test('a form says that it needs JavaScript', async ({ page }) => {
    await page.goto('/auth/login/', { waitUntil: 'domcontentloaded' });
    // Playwright finds no text inside of <noscript>.
    const notice = page.getByRole('form').locator('noscript > *');
    await expect(notice).toBeVisible();
    expect(await notice.evaluate((element) => element.textContent)).toContain(
      'JavaScriptを有効にしてください',
    );
  });
});

test('forms with schemas do not violate the Content-Security-Policy', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.goto('/auth/login/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('メールアドレスを入力してください。').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});
