import type { Page } from '@playwright/test';
import { createMember, logIn } from '../setup/members';
import { tick } from '../setup/press';
import { createCredentials, register } from '../setup/registration';
import { toast } from '../setup/settings';
import { expect, expectAccessible, openScreen, test, waitForHydration } from '../setup/test';

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
    await openScreen(second, page.url());
    await tick(dialog(second, INVOICE).getByRole('radio', { name: /登録を予定している/ }));
    await dialog(second, INVOICE).getByRole('button', { name: '保存する' }).click();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await second.close();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel('小林さんのメニュー')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('after a registration, the completion dialog and then the invoice question are shown, also after reloads', async ({
  page,
  waitForMail,
}) => {
  await openScreen(page, '/auth/register');
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
    await tick(question.getByRole('radio', { name: /適格請求書発行事業者である/ }));
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
    await expect(page.getByLabel('山田さんのメニュー')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
