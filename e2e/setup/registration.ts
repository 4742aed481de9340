import { expect, type Locator, type Page } from '@playwright/test';
import { tick } from './press';
import { expectAccessible, waitForHydration } from './test';

type WaitForMail = (address: string, subject: RegExp) => Promise<{ text: string }>;

export interface RegistrationCredentials {
  email: string;
  password: string;
}

export const createCredentials = (): RegistrationCredentials => ({
  email: `newcomer.${crypto.randomUUID()}@example.com`,
  password: 'newcomer-2026-password',
});

/** Returns a function that taps on touch screens and clicks otherwise. */
export const createPress = (hasTouch: boolean) => (target: Locator) =>
  hasTouch ? target.tap() : target.click();

/**
 * Opens the registration form, follows the link in the mail and submits the form with names and password.
 */
export async function register(
  page: Page,
  waitForMail: WaitForMail,
  credentials: RegistrationCredentials,
): Promise<void> {
  await page.goto('/auth/register');
  await waitForHydration(page);
  await fillInRegistration(page, waitForMail, credentials);
}

/** Completes the registration from the open registration form on, like `register`. */
export async function fillInRegistration(
  page: Page,
  waitForMail: WaitForMail,
  { email, password }: RegistrationCredentials,
): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: '認証メールを送信する' }).click();
  await expect(page).toHaveURL(/\/auth\/register\/sent\/$/);
  const { text } = await waitForMail(email, /会員登録|認証/);
  await page.goto(text.match(/https?:\/\/\S+\/auth\/set-password\S+/)?.[0] ?? '');
  await waitForHydration(page);
  await page.getByLabel('姓', { exact: true }).fill('山田');
  await page.getByLabel('名', { exact: true }).fill('太郎');
  await page.getByLabel('セイ', { exact: true }).fill('ヤマダ');
  await page.getByLabel('メイ', { exact: true }).fill('タロウ');
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await tick(page.getByRole('checkbox'));
  await page.getByRole('button', { name: '会員登録を完了する' }).click();
}

/** Closes the registration-complete dialog and answers the invoice question. */
export async function completeRequiredModals(page: Page): Promise<void> {
  // A question of the page that the member returns to may be open below.
  const completion = page.getByRole('dialog', { name: '会員登録が完了しました。' });
  await completion.getByRole('button', { name: '閉じる', exact: true }).click();
  const invoice = page.getByRole('dialog', { name: 'インボイス制度についてのご確認' });
  await tick(invoice.getByRole('radio', { name: /免税事業者/ }));
  await invoice.getByRole('button', { name: '保存する' }).click();
  await expect(completion).toHaveCount(0);
  await expect(invoice).toHaveCount(0);
}

/**
 * Runs axe with the window as high as the page. Otherwise a control that is half covered by a sticky bar
 * counts as too small.
 */
export async function expectAccessibleAtFullHeight(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (viewport) await page.setViewportSize({ width: viewport.width, height });
  await expectAccessible(page);
  if (viewport) await page.setViewportSize(viewport);
}
