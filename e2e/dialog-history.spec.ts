import type { Page } from '@playwright/test';
import { startSessionOfNewMember } from './setup/members';
import { expect, expectConsoleError, test, visitorTest, waitForHydration } from './setup/test';

// The sheet with the filters exists in narrow windows only.
const PHONE = { width: 375, height: 780 };

const getSheet = (page: Page) => page.getByRole('dialog', { name: '絞り込み' });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^絞り込み/ }).click();
  await expect(getSheet(page)).toBeVisible();
}

async function closeSheet(page: Page): Promise<void> {
  await getSheet(page).getByRole('button', { name: '閉じる' }).click();
  await expect(getSheet(page)).toBeHidden();
}

/** Opens a page as the first one of its tab. Before it is only the tab's own empty page. */
async function openFirstPage(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await waitForHydration(page);
}

/** Presses Back, which Playwright cannot wait for when it stays in the document. */
const pressBack = (page: Page) => page.evaluate(() => window.history.back());
const pressForward = (page: Page) => page.evaluate(() => window.history.forward());

visitorTest(
  'on the first page of a tab, Back closes a sheet, and leaves when none is open',
  async ({ page }) => {
    await openFirstPage(page, '/vacancy/');
    const readScroll = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(readScroll).toBeGreaterThan(60);
    await openSheet(page);
    const scrollY = await readScroll();
    await pressBack(page);
    await expect(getSheet(page)).toBeHidden();
    await expect(getHeading(page, '案件一覧')).toBeVisible();
    // The router, which would scroll to the top, has not seen the event.
    await page.waitForLoadState('networkidle');
    expect(await readScroll()).toBe(scrollY);
    for (let round = 0; round < 2; round += 1) {
      await openSheet(page);
      await closeSheet(page);
    }
    await pressBack(page);
    await expect(page).toHaveURL('about:blank');
  },
);

visitorTest('Back closes a sheet also after a reload, and leaves after two of them', async ({ page }) => {
  await openFirstPage(page, '/vacancy/');
  await openSheet(page);
  await page.reload();
  await waitForHydration(page);
  await openSheet(page);
  await pressBack(page);
  await expect(getSheet(page)).toBeHidden();
  await expect(page).toHaveURL('/vacancy/');
  await openSheet(page);
  await page.reload();
  await waitForHydration(page);
  await page.reload();
  await waitForHydration(page);
  // The code that passes over the entry of the sheet is loaded after hydration.
  await page.waitForLoadState('networkidle');
  await pressBack(page);
  await expect(page).toHaveURL('about:blank');
});

visitorTest('Back and Forward between pages pass over what a closed sheet left behind', async ({ page }) => {
  await openFirstPage(page, '/vacancy/');
  await openSheet(page);
  await getSheet(page).getByRole('checkbox', { name: '週2日' }).check();
  await getSheet(page).getByRole('button', { name: /表示$/ }).click();
  await expect(page).toHaveURL('/vacancy/?days=2');
  await expect(getSheet(page)).toBeHidden();
  await page.locator('main ol > li').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: '業務の内容' })).toBeVisible();
  await pressBack(page);
  await expect(page).toHaveURL('/vacancy/?days=2');
  await openSheet(page);
  await closeSheet(page);
  await pressBack(page);
  await expect(page).toHaveURL('/vacancy/');
  await pressForward(page);
  await expect(page).toHaveURL('/vacancy/?days=2');
  await expect(page.getByRole('link', { name: '条件をすべて外す' })).toBeVisible();
  await pressBack(page);
  await expect(page).toHaveURL('/vacancy/');
  await pressBack(page);
  await expect(page).toHaveURL('about:blank');
});

test('with the login over a question, each Back closes one of them', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await openFirstPage(page, '/seminar/');
  await page.getByRole('button', { name: '申し込む' }).first().click();
  const question = page.getByRole('dialog', { name: 'セミナーに申し込みますか？' });
  await context.clearCookies({ name: 'sessionid' });
  expectConsoleError('403');
  await question.getByRole('button', { name: '申し込む' }).click();
  const login = page.getByRole('dialog', { name: /ログイン/ });
  await expect(login).toBeVisible();
  await pressBack(page);
  await expect(login).toBeHidden();
  // The question cannot be closed until its request has been given up.
  await expect(question.getByRole('button', { name: '戻る' })).toBeEnabled();
  await expect(question).toBeVisible();
  await pressBack(page);
  await expect(question).toBeHidden();
  await expect(getHeading(page, 'セミナー一覧')).toBeVisible();
});
