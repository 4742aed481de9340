import type { Page } from '@playwright/test';
import { choose, tick } from '../setup/press';
import { toast } from '../setup/settings';
import { expect, expectAccessible, openScreen, test, waitForHydration } from '../setup/test';
import { APPLICATION_MESSAGE } from '../setup/vacancies';

const PASSWORD = 'journey-2026-password';
/** Opens a menu of the header, which has the same button in every width. */
async function openMenu(page: Page, name: string) {
  await page.getByRole('banner').locator(`summary[aria-label*="${name}"]`).click();
}

test('a new member registers, finds a vacancy, applies, cancels and reapplies', async ({
  page,
  context,
  waitForMail,
}) => {
  const email = `journey.${crypto.randomUUID()}@example.com`;
  let vacancyTitle = '';
  let vacancyPath = '';

  await test.step('a visitor finds a vacancy and goes to the registration, on a desktop from the dialog of the login', async () => {
    await openScreen(page, '/vacancy/?status=open&search=決算');
    const row = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
    vacancyTitle = await row.innerText();
    await row.click();
    // A desktop shows the vacancy beside the list and a phone on its own page. The URL is the same.
    await expect(page).toHaveURL(/\/vacancy\/\d+\/$/);
    await expect.poll(() => page.title()).toContain(vacancyTitle);
    vacancyPath = new URL(page.url()).pathname;
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    if (isPhone) {
      // The bar of a phone has room for one way.
      await page.getByRole('main').getByRole('link', { name: '会員登録して応募' }).click();
    } else {
      await page.getByRole('main').getByRole('link', { name: 'ログイン' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: 'ログイン' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('link', { name: '会員登録' }).click();
    }
    await expect(page).toHaveURL(/\/auth\/register/);
  });

  await test.step('registers by mail', async () => {
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByRole('button', { name: '認証メールを送信する' }).click();
    await expect(page).toHaveURL(/\/auth\/register\/sent\/$/);
    await expect(page.getByText(email)).toBeVisible();
    const token = (await context.cookies()).find(({ name }) => name === 'email.token');
    expect(token?.value).toMatch(/^[0-9a-f-]{36}$/);
    const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(0.9);
    expect(days).toBeLessThanOrEqual(1);
    const { text } = await waitForMail(email, /会員登録|認証/);
    const link = text.match(/https?:\/\/\S+\/auth\/set-password\S+/)?.[0] ?? '';
    await page.goto(link);
  });

  await test.step('enters names and password; hiragana is accepted for kana', async () => {
    await waitForHydration(page);
    await expect(page.getByRole('listitem').filter({ hasText: '情報入力' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await page.getByLabel('姓', { exact: true }).fill('山田');
    await page.getByLabel('名', { exact: true }).fill('太郎');
    await page.getByLabel('セイ', { exact: true }).fill('やまだ');
    await page.getByLabel('メイ', { exact: true }).fill('タロウ');
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await tick(page.getByRole('checkbox'));
    await page.getByRole('button', { name: '会員登録を完了する' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: '会員登録が完了しました。' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${vacancyPath}entry$`));
    await dialog.getByRole('button', { name: '閉じる', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'インボイス制度についてのご確認' })).toBeVisible();
    await page.keyboard.press('Escape');
    await tick(dialog.getByRole('radio', { name: /免税事業者/ }));
    await dialog.getByRole('button', { name: '保存する' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('enters a work history in the application form', async () => {
    await page.getByLabel('勤務先・屋号').fill('山田会計事務所');
    await choose(page.getByLabel('開始年月の年'), '2019年');
    await choose(page.getByLabel('開始年月の月'), '4月');
    await expect(page.getByRole('checkbox', { name: /現在/ })).toBeChecked();
  });

  await test.step('fills in the application, which survives a reload and an error', async () => {
    await tick(page.getByLabel('すぐに参画できる'));
    await page.getByLabel('応募の理由・活かせる経験').fill('短い文');
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    await expect(page.getByText(/100文字以上で入力してください。/).first()).toBeVisible();
    await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE);
    await page.reload();
    await expect(page.getByLabel('応募の理由・活かせる経験')).toHaveValue(APPLICATION_MESSAGE);
    await expectAccessible(page);
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    await expect(page).toHaveURL(new RegExp(`${vacancyPath}confirm/$`));
    await expect(page.getByText(APPLICATION_MESSAGE)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('applies once when the button is double-clicked', async () => {
    await page.getByRole('button', { name: 'この内容で応募する' }).dblclick();
    await expect(page.getByRole('heading', { name: '応募が完了しました' })).toBeVisible();
    await expectAccessible(page);
    await waitForMail(email, /応募を受け付けました|応募/);
  });

  await test.step('sees the application on every page, also after a reload', async () => {
    await page.goto(vacancyPath);
    // A stamp of another size is for narrow windows.
    const stamp = page.getByRole('main').getByText('応募済').filter({ visible: true });
    await expect(stamp).toBeVisible();
    await page.reload();
    await expect(stamp).toBeVisible();
    await page.goto(`/vacancy/?search=${encodeURIComponent(vacancyTitle)}`);
    await expect(page.locator('main ol > li').filter({ hasText: vacancyTitle })).toContainText('応募済');
    await waitForHydration(page);
    await openMenu(page, '応募');
    await expect(
      page.getByRole('banner').getByRole('link', { name: vacancyTitle, exact: true }),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: '応募した案件' }).click();
    await expect(page).toHaveURL(/\/mypage\/vacancy\/$/);
    await expect(page.getByRole('main').getByRole('link', { name: vacancyTitle, exact: true })).toBeVisible();
  });

  await test.step('cancels and reapplies', async () => {
    await page.getByRole('button', { name: '応募を取り消す' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取り消す' }).click();
    await expect(toast(page, '案件への応募を取り消しました。')).toBeVisible();
    await expect(page.getByText('取り消し済み')).toBeVisible();
    await page.getByRole('button', { name: '再応募する' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '応募する' }).click();
    await expect(page.getByRole('main').getByText('応募済')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('応募済')).toBeVisible();
  });

  await test.step('logs out, logs in again and sees the same data', async () => {
    await waitForHydration(page);
    await openMenu(page, '山田');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(toast(page, 'ログアウトしました。')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/mypage/vacancy/');
    await expect(page).toHaveURL(/\/auth\/login\//);
    await page.getByLabel('メールアドレス').fill(email.toUpperCase());
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(toast(page, 'ログインしました。')).toBeVisible();
    await expect(page).toHaveURL(/\/mypage\/vacancy\/$/);
    await expect(page.getByRole('main').getByRole('link', { name: vacancyTitle, exact: true })).toBeVisible();
  });
});
