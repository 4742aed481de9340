import { expect, expectAccessible, test, waitForHydration } from './setup/test';

test('the list of vacancies is used with single keys', async ({ page }) => {
  await page.goto('/vacancy/');
  await waitForHydration(page);
  const preview = page.getByRole('region', { name: '選択中の案件' });
  const titles = page.locator('main ol > li h2');
  await expect(page.getByRole('button', { name: /^キーボード操作/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(await titles.nth(1).innerText());
  // Faster than the address of the page can follow.
  for (const key of ['j', 'j', 'k', 'j', 'k']) await page.keyboard.press(key);
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(await titles.nth(2).innerText());
  await expect(page).toHaveURL(/\/vacancy\/\d+\/$/);
  await page.keyboard.press('s');
  await expect(page.locator('main ol > li').nth(2).locator('[data-save-vacancy]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'キーボード操作' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('監査 jk');
  await expect(page.getByRole('searchbox')).toHaveValue('監査 jk');
  await page.keyboard.press('Tab');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/vacancy\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.+/);

  // The choice outlives the page.
  await page.goto('/vacancy/');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^キーボード操作/ }).click();
  await page.getByRole('checkbox', { name: '1文字のキーで操作する' }).uncheck();
  await page.reload();
  await expect(page.getByRole('button', { name: /^キーボード操作/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('a row that is selected with a key is not covered by the head of the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/vacancy/');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^キーボード操作/ })).toBeVisible();
  const rows = page.locator('main ol > li');
  const selected = page.locator('main ol > li:has([aria-current])');
  const last = await rows.last().locator('h2').innerText();
  for (let row = await rows.count(); row > 1; row -= 1) await page.keyboard.press('j');
  await expect(selected.locator('h2')).toHaveText(last);
  const first = await rows.first().locator('h2').innerText();
  for (let row = await rows.count(); row > 1; row -= 1) await page.keyboard.press('k');
  await expect(selected.locator('h2')).toHaveText(first);
  // Playwright would scroll before a click, so the element at the top of the row is looked up.
  await expect
    .poll(() =>
      selected.evaluate((row) => {
        const { left, top } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + 20, top + 2));
      }),
    )
    .toBe(true);
});

test('a phone shows no hint about keys', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/vacancy/');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^キーボード操作/ })).toBeHidden();
});
