import type { Page } from '@playwright/test';
import { createMember, logIn, PASSWORD, startSessionOfNewMember } from '../setup/members';
import {
  completeRegistration,
  createCredentials,
  REGISTRATION_LINK,
  requestRegistration,
} from '../setup/registration';
import { countWrites } from '../setup/requests';
import { openFromMenu, openSettings, section, toast } from '../setup/settings';
import {
  expect,
  expectAccessible,
  expectConsoleError,
  openScreen,
  test,
  waitForHydration,
} from '../setup/test';

const RESET_LINK = /https?:\/\/\S+\/auth\/reset\/password\S+/;
const CHANGE_LINK = /https?:\/\/\S+\?token=[\w-]+/;

/** Opens a link in a tab of its own, as a person does with Ctrl and a click. */
async function openInNewTab(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await waitForHydration(tab);
  return tab;
}

test('Ctrl and a click on ログイン returns to the page after the login in the new tab', async ({ page }) => {
  const { email } = await createMember();
  await openScreen(page, '/seminar/1/');
  const tab = await openInNewTab(page, 'ログイン');
  await expect(page).toHaveURL('/seminar/1/');
  await logIn(tab, email);
  await expect(tab).toHaveURL('/seminar/1/');
});

test('会員登録 in a tab of its own leads back to its page through the mail, whose link then says that it was used', async ({
  page,
  browser,
  waitForMail,
}) => {
  const { email, password } = createCredentials();
  await openScreen(page, '/seminar/2/');
  await requestRegistration(await openInNewTab(page, '会員登録'), email);
  const { text } = await waitForMail(email, /会員登録|認証/);
  const link = text.match(REGISTRATION_LINK)?.[0] ?? '';
  // The mail opens a tab that knows nothing of the one with the form.
  const mailed = await page.context().newPage();
  await mailed.goto(link);
  await completeRegistration(mailed, password);
  await expect(mailed).toHaveURL('/seminar/2/');

  const elsewhere = await browser.newContext({
    baseURL: new URL(link).origin,
    viewport: page.viewportSize(),
  });
  const visitor = await elsewhere.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'このリンクはご利用いただけません' })).toBeVisible();
  await expect(visitor.getByRole('textbox')).toHaveCount(0);
  // A browser that remembers an address sends it a new link with one button.
  await openScreen(visitor, '/auth/register');
  await requestRegistration(visitor, createCredentials().email);
  await openScreen(visitor, '/auth/set-password?token=expired');
  await visitor.getByRole('button', { name: '新しいリンクを送る' }).click();
  await expect(visitor).toHaveURL(/\/auth\/register\/sent\/$/);
  await elsewhere.close();
});

test('the mail of a password reset leads back to the page that needed the login', async ({
  page,
  waitForMail,
}) => {
  const { email } = await createMember();
  await openScreen(page, '/seminar/2/');
  await page.getByRole('link', { name: 'ログイン', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: '再設定用のメールを送信する' }).click();
  const { text } = await waitForMail(email, /再設定/);
  const mailed = await page.context().newPage();
  await openScreen(mailed, text.match(RESET_LINK)?.[0] ?? '');
  await mailed.getByRole('textbox', { name: '新しいパスワード' }).fill('another-2026-password');
  await mailed.getByRole('button', { name: 'パスワードを設定する' }).click();
  await expect(mailed).toHaveURL(/\/auth\/login\/$/);
  await logIn(mailed, email, 'another-2026-password');
  await expect(mailed).toHaveURL('/seminar/2/');
});

test('a pending change of the address is shown, sent again, cancelled, and confirmed on another device', async ({
  page,
  browser,
  waitForMail,
}) => {
  const { email } = await startSessionOfNewMember(page.context());
  const form = section(page, 'メールアドレス');
  const request = async (address: string | null) => {
    if (address) await form.getByLabel('新しいメールアドレス').fill(address);
    await form.getByLabel('現在のパスワード', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: '認証メールを送信する' }).click();
    await expect(toast(page, '認証用のメールが送信されました。')).toBeVisible();
  };
  const first = `first.${email}`;
  const second = `second.${email}`;

  const firstLink = await test.step('is shown, also after a reload, and can be sent again', async () => {
    await openSettings(page);
    await openFromMenu(page, 'メールアドレス');
    await request(first);
    await page.reload();
    await waitForHydration(page);
    await expect(form.getByText('変更先（確認待ち）')).toBeVisible();
    await expect(form).toContainText(email);
    await expect(form.getByText(new RegExp(`^${first.replaceAll('.', '\\.')} に届くメール`))).toBeVisible();
    await expectAccessible(page);
    const { text } = await waitForMail(first, /メールアドレス/);
    await form.getByRole('link', { name: '認証メールを再送する' }).click();
    await expect(form.getByLabel('新しいメールアドレス')).toHaveValue(first);
    await request(null);
    return text.match(CHANGE_LINK)?.[0] ?? '';
  });

  await test.step('is cancelled with one request for two clicks, and its link no longer works', async () => {
    const cancels = countWrites(page, '/change-email/cancel/');
    await form.getByRole('button', { name: '変更を取り消す' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(form.getByText('変更先（確認待ち）')).toBeHidden();
    expect(cancels()).toBe(1);
    // The browser asks about the link, which is no longer known.
    expectConsoleError('400');
    await page.goto(firstLink);
    await expect(page.getByText(/^メールアドレスは変更されていません。/)).toBeVisible();
    await expect(page.getByRole('button', { name: '変更を完了する' })).toHaveCount(0);
    await page.getByRole('link', { name: 'もう一度変更を申し込む' }).click();
    await expect(form.getByLabel('現在のアドレス')).toHaveValue(email);
  });

  await test.step('is confirmed on another device, whose login has the new address and keeps showing that', async () => {
    await openSettings(page);
    await openFromMenu(page, 'メールアドレス');
    await request(second);
    const { text } = await waitForMail(second, /メールアドレス/);
    const link = text.match(CHANGE_LINK)?.[0] ?? '';
    const device = await browser.newContext({ viewport: page.viewportSize() });
    const phone = await device.newPage();
    await phone.goto(link);
    await expect(phone.getByText(`${second} に変わります。`)).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: '変更を完了する' }).click();
    await expect(toast(phone, 'メールアドレスが変更されました。')).toBeVisible();
    await expect(phone).toHaveURL(/\/auth\/login\//);
    await phone.reload();
    await expect(phone.getByText(/新しいアドレスでログインしてください。/)).toBeVisible();
    await expect(phone.getByLabel('メールアドレス')).toHaveValue(second);
    await logIn(phone, second);
    await expect(section(phone, 'メールアドレス')).toContainText(second);
    await device.close();
    await waitForMail(email, /メールアドレス.*変更/);
    await page.reload();
    await expect(form.getByText('変更先（確認待ち）')).toBeHidden();
    await expect(form).toContainText(second);
  });

  await test.step('an expired link shows an error, and the page explains what to do', async () => {
    await page.goto('/mypage/system/?token=spent-or-expired');
    await expect(page.getByRole('heading', { name: 'リンクの有効期限が切れています' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'もう一度変更を申し込む' }).click();
    await expect(page.getByRole('form', { name: 'メールアドレスの変更' })).toBeVisible();
  });
});
