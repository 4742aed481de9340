import type { Locator, Page } from '@playwright/test';
import {
  createMember,
  startSession,
  startSessionOfNewApplicant,
  startSessionOfNewMember,
} from '../setup/members';
import { tick } from '../setup/press';
import { countWrites } from '../setup/requests';
import { holdScripts, openEarly } from '../setup/scripts';
import {
  expect,
  expectAccessible,
  expectConsoleError,
  openScreen,
  test,
  waitForHydration,
} from '../setup/test';
import { APPLICATION_MESSAGE } from '../setup/vacancies';

/** Opens the application form of an open vacancy for which the member has not applied. @returns its path */
async function openEntry(page: Page): Promise<string> {
  await page.goto('/vacancy/?status=open');
  const rows = page.locator('main ol > li').filter({ hasNotText: '応募済' });
  const href = await rows.last().getByRole('heading').getByRole('link').getAttribute('href');
  await openScreen(page, `${href}entry`);
  return href ?? '';
}

/** Clicks twice within the same task, faster than any render. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

const connectionLine = (page: Page, text: string) => page.getByRole('status').getByText(text);

test.describe('offline', () => {
  test.beforeEach(() => {
    expectConsoleError('ERR_INTERNET_DISCONNECTED');
  });

  test('a line says that the browser is offline and that it is online again', async ({ page, context }) => {
    await page.goto('/vacancy/');
    // The preview comes after hydration, and needs the connection.
    await expect(page.getByRole('heading', { name: '業務の内容' })).toBeVisible();
    await context.setOffline(true);
    await expect(connectionLine(page, 'オフラインです。')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(connectionLine(page, 'オンラインに戻りました。')).toBeVisible();
    await expect(connectionLine(page, 'オンラインに戻りました。')).toBeHidden();
  });

  test('the notice about a missing script leaves the button of an editor free', async ({ page, context }) => {
    expectConsoleError('Failed to load');
    await startSessionOfNewMember(context);
    await page.setViewportSize({ width: 375, height: 780 });
    await openScreen(page, '/mypage/?edit=profile');
    // At once, before the first poll has loaded what sends the requests.
    await context.setOffline(true);
    await page.getByLabel('電話番号').fill('09011112222');
    const save = page.getByRole('button', { name: '保存する' });
    await save.click();
    const notice = page.getByRole('alert').filter({ hasText: 'ページの一部を読み込めませんでした。' });
    await expect(notice).toBeVisible();
    const [above, below] = [await notice.boundingBox(), await save.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expect(page.getByRole('alert').filter({ hasText: '送信できませんでした' })).toBeVisible();
    await context.setOffline(false);
    await save.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'プロフィールが変更されました。' }),
    ).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('an application that fails at the end of the page shows why', async ({ page, context }) => {
    expectConsoleError('Failed to load');
    await startSessionOfNewApplicant(context);
    await page.setViewportSize({ width: 375, height: 780 });
    await openEntry(page);
    await tick(page.getByRole('radio', { name: 'すぐに参画できる' }));
    await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE.repeat(5));
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    const apply = page.getByRole('button', { name: 'この内容で応募する' });
    await expect(apply).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await context.setOffline(true);
    await apply.click();
    const reason = page.getByRole('alert').filter({ hasText: 'サーバーに接続できませんでした。' });
    await expect(reason).toBeInViewport({ ratio: 1 });
    const [line, notice] = [
      await connectionLine(page, 'オフライン').boundingBox(),
      await reason.boundingBox(),
    ];
    expect(notice?.y ?? 0).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0));
    await expect(apply).toBeInViewport({ ratio: 1 });
  });

  test('a navigation keeps what was typed for the next visit of the form', async ({ page, context }) => {
    await startSessionOfNewApplicant(context);
    expectConsoleError('Failed to load');
    const vacancy = await openEntry(page);
    await tick(page.getByRole('radio', { name: 'すぐに参画できる' }));
    await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE);
    await context.setOffline(true);
    await page.getByRole('link', { name: '案件に戻る' }).click();
    await expect(page.getByLabel('応募の理由・活かせる経験')).toBeHidden();
    await context.setOffline(false);
    await page.goto(`${vacancy}entry`);
    await expect(page.getByLabel('応募の理由・活かせる経験')).toHaveValue(APPLICATION_MESSAGE);
  });
});

test.describe('before the scripts have arrived', () => {
  test('filters chosen early are applied', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const release = await holdScripts(page);
    await openEarly(page, '/vacancy/');
    await page.getByText('稼働日数', { exact: true }).click();
    await tick(page.getByRole('checkbox', { name: '週2日' }));
    await tick(page.getByRole('checkbox', { name: '週3日' }));
    release();
    await expect(page).toHaveURL(/days=2&days=3/);
    await expect(page.getByRole('checkbox', { name: '週2日' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '週3日' })).toBeChecked();
  });
});

test.describe('two clicks at once', () => {
  for (const [what, open] of Object.entries({
    ログアウト: async (page: Page) => {
      await openScreen(page, '/seminar/');
      await page.getByLabel(/さんのメニュー$/).click();
      return { button: page.getByRole('button', { name: 'ログアウト' }), call: '/logout/' };
    },
    'the notice of the bell': async (page: Page) => {
      await openScreen(page, '/seminar/');
      await page.getByLabel(/お知らせ（未読あり）/).click();
      return { button: page.getByRole('link', { name: /メールの受信設定/ }), call: '/members/' };
    },
  })) {
    test(`on ${what} send one request`, async ({ page, context }) => {
      await startSessionOfNewMember(context);
      const { button, call } = await open(page);
      const writes = countWrites(page, call);
      await clickTwice(button);
      await page.waitForURL((url) => url.pathname !== '/seminar/');
      expect(writes()).toBe(1);
    });
  }

  test('on メールを再送する send one request', async ({ page }) => {
    const { email } = await createMember();
    await openScreen(page, '/auth/reset');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByRole('button', { name: '再設定用のメールを送信する' }).click();
    await expect(page).toHaveURL(/\/auth\/reset\/complete\/$/);
    const writes = countWrites(page, '/issue-password-token/');
    await clickTwice(page.getByRole('button', { name: 'メールを再送する' }));
    await expect(page.getByText('再設定用のメールをもう一度送信しました。')).toBeVisible();
    expect(writes()).toBe(1);
  });

  test('that end the login of another device send one request', async ({ page, context, browser }) => {
    const { email } = await startSessionOfNewMember(context);
    const otherDevice = await browser.newContext();
    await startSession(otherDevice, email);
    await otherDevice.close();
    await openScreen(page, '/mypage/system/#login-sessions');
    const end = page.getByRole('button', { name: /をログアウトさせる$/ });
    const writes = countWrites(page, '/sessions/');
    await clickTwice(end.first());
    await expect(end).toHaveCount(0);
    expect(writes()).toBe(1);
  });
});

test.describe('the scripts of other pages', () => {
  /** Counts the scripts that a page requests from now on. */
  const countScripts = (page: Page) => {
    let count = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) count += 1;
    });
    return () => count;
  };

  // A wide list of vacancies loads its preview, and a narrow header has its links in a menu.
  test.use({ viewport: { width: 1000, height: 780 } });

  test('are requested by pointing at a link, and none before because links are in view', async ({ page }) => {
    for (const path of ['/', '/vacancy/', '/seminar/', '/column/']) {
      await page.goto(path);
      const scripts = countScripts(page);
      await waitForHydration(page);
      await page.mouse.wheel(0, 400);
      // Next fetches what comes into view in an idle moment.
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (let moments = 0; moments < 3; moments += 1)
          await new Promise((resolve) => requestIdleCallback(resolve));
      });
      expect(scripts(), path).toBe(0);
      await page.getByRole('banner').getByRole('link').filter({ visible: true }).last().hover();
      await expect.poll(scripts, path).toBeGreaterThan(0);
    }
  });

  test('are requested by moving the focus to a link', async ({ page }) => {
    await openScreen(page, '/vacancy/');
    const scripts = countScripts(page);
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).focus();
    await expect.poll(scripts).toBeGreaterThan(0);
  });

  test('are requested by touching a link', async ({ page }) => {
    await openScreen(page, '/vacancy/');
    const scripts = countScripts(page);
    const link = page.getByRole('navigation', { name: 'メイン' }).getByRole('link', { name: 'セミナー' });
    await link.dispatchEvent('touchstart');
    await expect.poll(scripts).toBeGreaterThan(0);
  });
});
