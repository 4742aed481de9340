import { expect, type Page } from '@playwright/test';
import { tick } from './press';
import { waitForHydration } from './test';

type WaitForMail = (address: string, subject: RegExp) => Promise<{ text: string }>;

export interface RegistrationCredentials {
  email: string;
  password: string;
}

export const createCredentials = (): RegistrationCredentials => ({
  email: `newcomer.${crypto.randomUUID()}@example.com`,
  password: 'newcomer-2026-password',
});

/** The link of the mail that confirms an address. */
export const REGISTRATION_LINK = /https?:\/\/\S+\/auth\/set-password\S+/;

/** Sends the open registration form. */
export async function requestRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: '認証メールを送信する' }).click();
  await expect(page).toHaveURL(/\/auth\/register\/sent\/$/);
}

/** Sends the form with names and password that the mailed link opens. */
export async function completeRegistration(page: Page, password: string): Promise<void> {
  await waitForHydration(page);
  for (const [label, text] of Object.entries({ 姓: '山田', 名: '太郎', セイ: 'ヤマダ', メイ: 'タロウ' }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await tick(page.getByRole('checkbox'));
  await page.getByRole('button', { name: '会員登録を完了する' }).click();
}

/** Registers from the open registration form on, and follows the link in the mail. */
export async function register(
  page: Page,
  waitForMail: WaitForMail,
  { email, password }: RegistrationCredentials,
): Promise<void> {
  await requestRegistration(page, email);
  const { text } = await waitForMail(email, /会員登録|認証/);
  await page.goto(text.match(REGISTRATION_LINK)?.[0] ?? '');
  await completeRegistration(page, password);
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
