import { tick } from '../setup/press';
import { expect, expectAccessible, openScreen, test, waitForHydration } from '../setup/test';

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
  // In a low window the button that sends is far below the heading.
  await page.setViewportSize({ width: 1280, height: 400 });
  await send.dblclick();
  const heading = page.getByRole('heading', { level: 1, name: 'ご相談を受け付けました' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectAccessible(page);
  const confirmation = await waitForMail(email, /受け付けました/);
  expect(confirmation.text).not.toContain(company);
  const mail = await waitForMail('contact@kaikei-link.example', new RegExp(company));
  expect(mail.text).toContain('連結決算の早期化を相談したいです。');
});

test('conference: a session opens by keyboard, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await openScreen(page, '/conference');
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
  await openScreen(page, '/#interview');
  await expect(page.locator('#interview')).toBeInViewport();
});
