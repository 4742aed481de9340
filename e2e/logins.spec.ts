import { createMember, logIn } from './setup/members';
import { SETTINGS_PATH, section, toast } from './setup/settings';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './setup/test';

test('mails the member about a login in a new browser, and the member ends that session in the settings', async ({
  page,
  browser,
  waitForMail,
}) => {
  const { email } = await createMember();
  const other = await browser.newContext();
  const otherPage = await other.newPage();

  await test.step('after a login in a second browser, the member gets a mail about it', async () => {
    await logIn(otherPage, email);
    await logIn(page, email);
    const { text } = await waitForMail(email, /新しいブラウザー/);
    expect(text).toContain('/mypage/system/#login-sessions');
    expect(text).toMatch(/ブラウザー：Chrome\n端末：(Linux|macOS|Windows|Android)/);
  });

  await test.step('the settings list both, and mark this one', async () => {
    await page.goto(`${SETTINGS_PATH}#login-sessions`);
    const sessions = section(page, 'ログイン中の端末');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('この端末');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

  await test.step('ends the other one after a confirmation', async () => {
    await page.getByRole('button', { name: 'ほかの端末をすべてログアウト' }).click();
    const question = page.getByRole('dialog', { name: 'ほかの端末をすべてログアウトさせますか？' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'ログアウトさせる' }).click();
    await expect(toast(page, 'ほかの端末をすべてログアウトしました。')).toBeVisible();
    await expect(section(page, 'ログイン中の端末').getByRole('listitem')).toHaveCount(1);
    await otherPage.goto(SETTINGS_PATH);
    await expect(otherPage).toHaveURL(/\/auth\/login\//);
  });
  await other.close();
});
