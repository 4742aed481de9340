import { chooseGoogleAccount } from '../setup/google';
import { createMember, logIn, PASSWORD, startSessionOfNewMember } from '../setup/members';
import { tick } from '../setup/press';
import {
  openFromMenu,
  openSettings,
  openSettingsThroughLogin,
  SETTINGS_PATH,
  section,
  toast,
} from '../setup/settings';
import {
  expect,
  expectAccessible,
  expectConsoleError,
  expectNoHorizontalScroll,
  openScreen,
  test,
  waitForHydration,
} from '../setup/test';

test('settings: mail settings, invoice state and password, through the header menu, the navigation and Back', async ({
  page,
  browser,
}) => {
  const { email } = await createMember();
  await openSettingsThroughLogin(page, email);

  await test.step('saves the mail settings', async () => {
    await openFromMenu(page, 'メール受信設定');
    const form = section(page, 'メール受信設定');
    await expectAccessible(page);
    await tick(form.getByRole('checkbox', { name: '案件のお知らせ' }));
    await form.getByRole('button', { name: '保存する' }).click();
    await expect(toast(page, 'メール受信設定が変更されました。')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${SETTINGS_PATH}$`));
    await page.reload();
    await expect(form).toContainText('受け取る：案件のお知らせ');
  });

  await test.step('links, Back and a typed hash open one section each', async () => {
    await waitForHydration(page);
    await section(page, 'パスワード').getByRole('link', { name: 'パスワード：変更' }).click();
    await expect(page.getByRole('form', { name: 'パスワードの変更' })).toBeVisible();
    await section(page, '退会').getByRole('link', { name: '退会：手続きへ' }).click();
    await expect(page.getByRole('heading', { name: '退会' })).toBeInViewport();
    await expect(page.getByRole('form')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('form', { name: 'パスワードの変更' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'パスワード' })).toBeInViewport();
    await page.evaluate(() => {
      window.location.hash = '#invoice-edit';
    });
    await expect(page.getByRole('form', { name: 'インボイス制度への登録状況' })).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(1);
  });

  await test.step('rejects a wrong password at its field; the right one ends other sessions', async () => {
    const elsewhere = await browser.newPage();
    await elsewhere.goto(new URL('/auth/login/', page.url()).href);
    await logIn(elsewhere, email);
    await openFromMenu(page, 'パスワード');
    const form = section(page, 'パスワード');
    await form.getByLabel('現在のパスワード', { exact: true }).fill('not-my-password');
    await form.getByLabel('新しいパスワード', { exact: true }).fill('another-2026-password');
    expectConsoleError('400');
    await form.getByRole('button', { name: 'パスワードを変更する' }).click();
    await expect(form.getByLabel('現在のパスワード', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectAccessible(page);
    await form.getByLabel('現在のパスワード', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'パスワードを変更する' }).dblclick();
    await expect(toast(page, 'パスワードが変更されました。')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await elsewhere.goto(new URL(SETTINGS_PATH, page.url()).href);
    await expect(elsewhere).toHaveURL(/\/auth\/login\//);
    await logIn(elsewhere, email, 'another-2026-password');
    await elsewhere.close();
  });

  await page.setViewportSize({ width: 326, height: 700 });
  for (const [id, name] of [
    ['email-edit', 'メールアドレス'],
    ['sns-edit', 'Googleアカウント連携'],
    ['invoice-edit', 'インボイス制度'],
    ['withdrawal', '退会'],
  ] as const) {
    await page.goto(`${SETTINGS_PATH}#${id}`);
    await expect(section(page, name).getByRole('button')).not.toHaveCount(0);
    await expectNoHorizontalScroll(page);
  }
});

test('settings: a Google account is linked, logs in and is unlinked', async ({ page }) => {
  const { id, email } = await startSessionOfNewMember(page.context());
  await openSettings(page);

  await test.step('rejects another account with the reason, then links the member’s', async () => {
    await openFromMenu(page, 'Googleアカウント連携');
    const form = section(page, 'Googleアカウント連携');
    chooseGoogleAccount(page, { sub: `e2e-other-${id}`, email: 'somebody.else@example.com' });
    await form.getByRole('button', { name: 'Googleで続ける' }).click();
    await expect(form.getByText(/ご登録のアドレスと異なります/)).toBeVisible();
    chooseGoogleAccount(page, { sub: `e2e-${id}`, email });
    await form.getByRole('button', { name: 'Googleで続ける' }).click();
    await expect(toast(page, 'Googleアカウントを連携しました。')).toBeVisible();
    await expect(form.getByRole('button', { name: '連携を解除する' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('logs in with the linked account', async () => {
    await page.getByRole('banner').getByLabel('小林さんのメニュー').click();
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(toast(page, 'ログアウトしました。')).toBeVisible();
    await page.goto(`${SETTINGS_PATH}#sns-edit`);
    await expect(page).toHaveURL(/\/auth\/login\//);
    await page.getByRole('button', { name: 'Googleで続ける' }).click();
    await expect(toast(page, 'ログインしました。')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  });

  await test.step('unlinks the account after a confirmation', async () => {
    await openFromMenu(page, 'Googleアカウント連携');
    await page.getByRole('button', { name: '連携を解除する' }).click();
    const question = page.getByRole('dialog', { name: 'Googleアカウントとの連携を解除しますか？' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: '解除する' }).click();
    await expect(toast(page, 'Googleアカウントとの連携を解除しました。')).toBeVisible();
    await expect(section(page, 'Googleアカウント連携').getByRole('button', { name: /Google/ })).toBeVisible();
  });
});

test('settings: a withdrawal with reasons ends at /delete-complete/, and the account can no longer be used', async ({
  page,
  waitForMail,
}) => {
  const { email } = await startSessionOfNewMember(page.context());
  await openSettings(page);
  await openFromMenu(page, '退会');
  const form = section(page, '退会');

  await test.step('shows an error when no reason is selected', async () => {
    await form.getByRole('button', { name: '退会の確認へ進む' }).click();
    await expect(form.getByRole('alert')).toContainText('退会の理由を選択してください。');
    await expectAccessible(page);
  });

  await test.step('withdraws after a confirmation', async () => {
    await tick(form.getByRole('checkbox').first());
    await form.getByLabel('現在のパスワード', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: '退会の確認へ進む' }).click();
    const question = page.getByRole('dialog', { name: '退会しますか？' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: '退会する' }).dblclick();
    await expect(page).toHaveURL(/\/delete-complete\/$/);
    await expect(page.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '企業の方へ' })).toBeVisible();
    await waitForMail(email, /退会/);
  });

  await test.step('Back shows no data of the member', async () => {
    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText(email);
    await expect(page.getByLabel('小林さんのメニュー')).toHaveCount(0);
  });

  await test.step('rejects the login like an unknown address', async () => {
    expectConsoleError('40');
    await openScreen(page, '/auth/login/');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login\//);
  });
});

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
    await expectNoHorizontalScroll(page);
  });

  await test.step('ends the other one after a confirmation', async () => {
    await page.getByRole('button', { name: 'ほかの端末をすべてログアウト' }).click();
    const question = page.getByRole('dialog', { name: 'ほかの端末をすべてログアウトさせますか？' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'ログアウトさせる' }).click();
    await expect(toast(page, 'ほかの端末をすべてログアウトしました。')).toBeVisible();
    await expect(section(page, 'ログイン中の端末').getByRole('listitem')).toHaveCount(1);
    await otherPage.goto(SETTINGS_PATH);
    await expect(otherPage).toHaveURL(/\/auth\/login\//);
  });
  await other.close();
});

test('/.well-known/change-password opens the settings of the password, as password managers expect', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  const answer = await page.request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([302, 303, 307]).toContain(answer.status());
  await page.goto('/.well-known/change-password');
  await expect(page.getByLabel('現在のパスワード', { exact: true })).toBeVisible();
});
