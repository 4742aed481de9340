import { tick } from '../setup/press';
import { expect, expectAccessible, test, waitForHydration } from '../setup/test';

test('a company opens a question, sees the contact links and goes to the top page', async ({ page }) => {
  await page.goto('/for-company');
  await waitForHydration(page);
  const question = page.locator('summary').first();
  await question.click();
  await expect(page.locator('details[open] p').first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'お急ぎの案件のご相談' }),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '案件をお探しの方' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: '新着の案件' })).toBeVisible();
});

test('a company asks the operator to post a vacancy, and both get a mail', async ({ page, waitForMail }) => {
  const company = `株式会社水平線${Date.now()}`;
  const email = `mizu-${Date.now()}@example.com`;
  await page.goto('/for-company');
  await page.getByRole('banner').getByRole('link', { name: '掲載の相談' }).click();
  await expect(page).toHaveURL(/\/for-company\/contact\/$/);
  await waitForHydration(page);
  const send = page.getByRole('button', { name: 'この内容で相談する' });
  await send.click();
  const summary = page.getByRole('main').locator(':focus');
  await expect(summary.getByRole('alert')).toContainText('会社名を入力してください。');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: '会社名' }).fill(company);
  await page.getByRole('textbox', { name: 'お名前' }).fill('青木 葵');
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
  await tick(page.getByRole('radio', { name: '決算・開示' }));
  await page.getByRole('textbox', { name: 'ご相談の内容' }).fill('連結決算の早期化を相談したいです。');
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'ご相談を受け付けました' })).toBeFocused();
  await expectAccessible(page);
  const confirmation = await waitForMail(email, /受け付けました/);
  expect(confirmation.text).not.toContain(company);
  const mail = await waitForMail('contact@kaikei-link.example', new RegExp(company));
  expect(mail.text).toContain('連結決算の早期化を相談したいです。');
});

test('conference: a session opens by keyboard, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.goto('/conference');
  await waitForHydration(page);
  const session = page.locator('#programme h4 a').first();
  const title = await session.innerText();
  await session.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading', { name: '講師' })).toBeVisible();
  await expect(page).toHaveURL(/\/conference\?session=\d+$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/conference$/);
  await expect(session).toBeFocused();
});

test('the URL with #interview scrolls to the interviews of the top page', async ({ page }) => {
  await page.goto('/#interview');
  await waitForHydration(page);
  await expect(page.locator('#interview')).toBeInViewport();
});
