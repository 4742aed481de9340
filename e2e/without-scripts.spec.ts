import { expect, test, waitForHydration } from './setup/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
