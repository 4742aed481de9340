import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../setup/test';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary';
const OPENING_BUTTONS = [
  'ダイアログを開く',
  '閉じられないダイアログを開く',
  '長いダイアログを開く',
  '確認を開く',
  '危険な操作の確認を開く',
  '移動の確認を開く',
  'ログアウトの確認を開く',
];
const TOAST_BUTTONS = ['成功のトースト', '失敗のトースト', 'メールのトースト', '長いトースト'];
const MENU_BUTTONS = ['稼働日数', 'お知らせ'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui/');
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
});

for (const group of ['form', 'navigation', 'feedback', 'layout', 'data']) {
  test(`${group}: every component, and its first control with the focus`, async ({ page }) => {
    const entries = page.locator(`#${group} > [id^="component-"]`);
    expect(await entries.count()).toBeGreaterThan(0);
    // A key press, so that the focus set below is shown as by the keyboard.
    await page.keyboard.press('Tab');
    for (const entry of await entries.all()) {
      const name = (await entry.getAttribute('id')) ?? '';
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect.soft(entry).toHaveScreenshot(`${name}.png`);
      const control = entry.locator(FOCUSABLE).first();
      if ((await control.count()) === 0) continue;
      await control.focus();
      await expect.soft(entry).toHaveScreenshot(`${name}-focus.png`);
    }
  });
}

test('every dialog', async ({ page }) => {
  for (const name of OPENING_BUTTONS) {
    await press(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot(`dialog-${name}.png`);
    await page.reload();
    await waitForHydration(page);
  }
});

test('every toast', async ({ page }) => {
  for (const name of TOAST_BUTTONS) {
    await press(page, name);
    const toast = page
      .locator('[role="status"], [role="alert"]')
      .filter({ has: page.getByRole('button', { name: 'お知らせを閉じる' }) });
    // The pointer stops the timer of the toast.
    await toast.getByRole('paragraph').hover();
    await expect.soft(toast).toHaveScreenshot(`toast-${name}.png`);
  }
});

test('every menu', async ({ page }) => {
  const entry = page.locator('#component-DisclosureMenu');
  for (const name of MENU_BUTTONS) {
    await entry.getByRole('button', { name }).click();
    await expect.soft(page).toHaveScreenshot(`menu-${name}.png`);
    await page.keyboard.press('Escape');
  }
});

test('the errors of a form after a submit', async ({ page }) => {
  await press(page, '例を送信');
  await expect(page.getByRole('link', { name: 'お名前：氏名を入力してください。' })).toBeVisible();
  await expect
    .soft(page.getByRole('form', { name: 'フォームの部品の例' }))
    .toHaveScreenshot('form-errors.png');
});
