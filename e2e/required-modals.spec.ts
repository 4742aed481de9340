import type { Page } from '@playwright/test';
import { createMember, logIn, startSessionOfNewMember } from './setup/members';
import { createCredentials, register } from './setup/registration';
import { toast } from './setup/settings';
import { expect, expectAccessible, test, waitForHydration } from './setup/test';

const TERMS = 'サービス利用規約';
const INVOICE = 'インボイス制度についてのご確認';
const COMPLETE = '会員登録が完了しました。';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Tries everything that closes other dialogs: Escape, a click outside and a reload. */
async function expectPersistent(page: Page, name: string) {
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  await expect(dialog(page, name)).toBeVisible();
  await page.reload();
  await expect(dialog(page, name)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
}

test('terms not agreed to: closing the dialog logs out, agreeing leads to the invoice question', async ({
  page,
  context,
}) => {
  const { email } = await createMember({ termsAgreedAt: null, invoiceState: null });

  await test.step('covers the page with the focus inside, and stays open on Escape and a click outside', async () => {
    await logIn(page, email);
    await expect(dialog(page, TERMS)).toBeVisible();
    await expectAccessible(page);
    await expectPersistent(page, TERMS);
    const hasFocus = await dialog(page, TERMS).evaluate((element) =>
      element.contains(document.activeElement),
    );
    expect(hasFocus).toBe(true);
  });

  await test.step('stays open after Back', async () => {
    await page.goto('/seminar/');
    await expect(dialog(page, TERMS)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/seminar\//);
    await expect(dialog(page, TERMS)).toBeVisible();
  });

  await test.step('closing it logs out, and visitors see no dialog', async () => {
    await expect(dialog(page, TERMS).getByText('閉じるとログアウトします')).toBeVisible();
    await dialog(page, TERMS).getByRole('button', { name: '閉じる', exact: true }).click();
    await expect(toast(page, 'ログアウトしました。')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/mypage/');
    await expect(page).toHaveURL(/\/auth\/login\//);
  });

  await test.step('agreeing after the next login shows a toast and the invoice question', async () => {
    await logIn(page, email);
    await dialog(page, TERMS).getByRole('button', { name: '同意する' }).dblclick();
    const agreed = dialog(page, INVOICE).getByRole('status').filter({ hasText: '利用規約に同意しました。' });
    await expect(agreed).toBeVisible();
    const { y: toastTop = 0 } = (await agreed.boundingBox()) ?? {};
    // The toast has room of its own, below the title and what can be seen of the text.
    for (const part of [
      dialog(page, INVOICE).getByRole('heading', { name: INVOICE }),
      dialog(page, INVOICE).getByText('報酬のお支払いに必要なため'),
    ]) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(0);
      expect(y + height).toBeLessThanOrEqual(toastTop);
    }
    await expect(dialog(page, INVOICE)).toBeVisible();
    await expectAccessible(page);
    await expectPersistent(page, INVOICE);
  });

  await test.step('an answer in a second tab closes the invoice question in the first', async () => {
    const second = await context.newPage();
    await second.goto(page.url());
    await waitForHydration(second);
    await dialog(second, INVOICE)
      .getByRole('radio', { name: /登録を予定している/ })
      .check();
    await dialog(second, INVOICE).getByRole('button', { name: '保存する' }).click();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await second.close();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: '小林さんのメニュー' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('after a registration, the completion dialog and then the invoice question are shown, also after reloads', async ({
  page,
  waitForMail,
}) => {
  await register(page, waitForMail, createCredentials());

  await test.step('the completion dialog comes first, survives a reload and closes on Escape', async () => {
    await expect(dialog(page, COMPLETE)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(dialog(page, COMPLETE)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page, INVOICE)).toBeVisible();
    await expectPersistent(page, INVOICE);
  });

  await test.step('the number is counted, cleaned and looked up', async () => {
    const question = dialog(page, INVOICE);
    await question.getByRole('radio', { name: /適格請求書発行事業者である/ }).check();
    const number = question.getByRole('textbox', { name: '登録番号' });
    await number.pressSequentially('9999-9999-9999');
    await expect(question.getByText('12 / 13')).toBeVisible();
    await number.fill('9999999999999');
    await expect(question.getByText(/公表サイトに存在しません/)).toBeVisible();
    await expectAccessible(page);
    await number.fill('T1010001000011');
    await expect(question.getByText('本店又は主たる事務所の所在地')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: '保存する' }).click();
    await expect(toast(page, '適格請求書発行事業者（インボイス制度）について変更されました。')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: '山田さんのメニュー' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('header of a member: notice and menus work by mouse and keyboard, without a full reload', async ({
  page,
}) => {
  await startSessionOfNewMember(page.context());
  // A page without controls below the header: one that a panel covers in part would count as too small.
  await page.goto('/operator');
  await waitForHydration(page);
  const banner = page.getByRole('banner');

  await test.step('Escape closes the unread notice and returns the focus; following it sets all three flags', async () => {
    const bell = banner.getByRole('button', { name: 'お知らせ（未読あり）' });
    await bell.click();
    await expect(banner.getByText('2024年6月1日')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(banner.getByText('2024年6月1日')).toBeHidden();
    await expect(bell).toBeFocused();
    await page.evaluate(() => Object.assign(window, { hasNotReloaded: true }));
    await bell.click();
    await banner.getByRole('link', { name: /メールの受信設定/ }).click();
    await expect(toast(page, 'メール受信設定が変更されました。')).toBeVisible();
    await expect(page).toHaveURL(/\/mypage\/system\/$/);
    await expect(page.getByText('受け取る', { exact: true })).toHaveCount(3);
  });

  await test.step('without a notice, the panel says so and closes on a click outside', async () => {
    await banner.getByRole('button', { name: 'お知らせ', exact: true }).click();
    await expect(banner.getByText('お知らせはありません。')).toBeVisible();
    await expectAccessible(page);
    // Clicks in the margin, because on a phone the panel covers the top of the page.
    await page.mouse.click(8, 700);
    await expect(banner.getByText('お知らせはありません。')).toBeHidden();
  });

  await test.step('by keyboard, only one menu is open at a time, and its links cause no full reload', async () => {
    await banner.getByRole('button', { name: '応募管理' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner.getByRole('link', { name: '申し込んだセミナー' })).toBeVisible();
    await banner.getByRole('button', { name: '小林さんのメニュー' }).click();
    await expect(banner.getByRole('link', { name: '申し込んだセミナー' })).toBeHidden();
    await expectAccessible(page);
    await banner.getByRole('link', { name: '職務経歴・学歴' }).click();
    await expect(page).toHaveURL(/\/mypage\/#career$/);
    await expect(banner.getByRole('link', { name: '職務経歴・学歴' })).toBeHidden();
    expect(await page.evaluate(() => 'hasNotReloaded' in window)).toBe(true);
  });
});
