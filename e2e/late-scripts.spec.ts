import type { Page } from '@playwright/test';
import {
  createMember,
  logIn,
  PASSWORD,
  startSessionOfDemoMember,
  startSessionOfNewMember,
} from './setup/members';
import { interceptScripts } from './setup/scripts';
import {
  expect,
  expectAccessible,
  expectConsoleError,
  expectNoHorizontalScroll,
  test,
  waitForHydration,
} from './setup/test';

const MISSING = '画面の一部を読み込めませんでした。';
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: MISSING });
const retryButton = (page: Page) => page.getByRole('button', { name: 'もう一度', exact: true });
const phone = { width: 375, height: 780 };

/** Opens the page of an open vacancy. @returns its path */
async function openVacancy(page: Page) {
  await page.goto('/vacancy/?status=open');
  const href = await page.locator('main ol > li h2').first().getByRole('link').getAttribute('href');
  await page.goto(href ?? '');
  await waitForHydration(page);
  return href ?? '';
}

test('login dialog of ログインして応募 blocked: the link leads to the login page and then to the application', async ({
  page,
}) => {
  const scripts = await interceptScripts(page);
  const member = await createMember();
  const vacancy = await openVacancy(page);
  scripts.block();
  await page.getByRole('link', { name: 'ログインして応募' }).click();
  await page.waitForURL(/\/auth\/login\//);
  scripts.unblock();
  await page.reload();
  await logIn(page, member.email, PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${vacancy}entry`));
});

test('filter dialog on a phone blocked: shows an error and separate filters, and opens it after a retry', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scripts = await interceptScripts(page);
  await page.goto('/vacancy/');
  await waitForHydration(page);
  scripts.block();
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(alert(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await page.getByText('稼働日数', { exact: true }).click();
  await page.getByRole('checkbox', { name: '週2日' }).check();
  await expect(page).toHaveURL(/days=2/);
  await page.keyboard.press('Escape');

  scripts.unblock();
  await retryButton(page).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('filter dialog blocked at first: the button works when it is pressed again', async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await interceptScripts(page);
  await page.goto('/vacancy/');
  await waitForHydration(page);
  scripts.block();
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(alert(page)).toBeVisible();
  scripts.unblock();
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
});

test('scripts replaced by a new version: the second attempt reloads the page once', async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await interceptScripts(page);
  await page.goto('/vacancy/?days=3');
  await waitForHydration(page);
  scripts.block(404);
  await page.getByRole('button', { name: '絞り込み' }).click();
  await retryButton(page).click();
  const reload = page.getByRole('button', { name: 'ページを再読み込み' });
  await expect(reload).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  scripts.unblock();
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await waitForHydration(page);
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  expect(page.url()).toMatch(/days=3/);
  expect(loads).toBe(1);
});

test('no connection: the second attempt stays on the page', async ({ page, context }) => {
  await page.setViewportSize(phone);
  await interceptScripts(page);
  await page.goto('/vacancy/');
  await waitForHydration(page);
  expectConsoleError('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await page.getByRole('button', { name: '絞り込み' }).click();
  await retryButton(page).click();
  const reload = page.getByRole('button', { name: 'ページを再読み込み' });
  await reload.click();
  await expect(reload).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 1, name: '案件一覧' })).toBeVisible();
  await context.setOffline(false);
  await reload.click();
  await expect(page.getByRole('button', { name: '絞り込み' })).toBeVisible();
});

test('vacancy preview blocked: the rows lead to the pages of the vacancies', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const scripts = await interceptScripts(page);
  scripts.blockContaining('選択中の案件');
  await page.goto('/vacancy/');
  await waitForHydration(page);
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page);
  await page.locator('main ol > li h2').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: '業務の内容' })).toBeVisible();
  await page.goBack();
  await expect(alert(page)).toBeVisible();
  scripts.unblock();
  await retryButton(page).click();
  await expect(page.getByRole('region', { name: '選択中の案件' })).toBeVisible();
});

test('scripts blocked after load: the confirmation of a cancellation still opens', async ({ page }) => {
  const scripts = await interceptScripts(page);
  await startSessionOfDemoMember(page.context());
  await page.goto('/mypage/vacancy/');
  await waitForHydration(page);
  const cancel = page.getByRole('button', { name: '応募を取り消す' }).first();
  await expect(cancel).toBeVisible();
  scripts.block();
  await cancel.click();
  const question = page.getByRole('dialog', { name: '応募を取り消しますか？' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '戻る' }).click();
});

test('mypage editor blocked: shows an error in its place and opens the editor after a retry', async ({
  page,
}) => {
  const scripts = await interceptScripts(page);
  await startSessionOfNewMember(page.context());
  await page.goto('/mypage/');
  await waitForHydration(page);
  const edit = page.getByRole('region', { name: '資格' }).getByRole('link').first();
  await expect(edit).toBeVisible();
  scripts.block();
  await edit.click();
  await expect(alert(page)).toBeInViewport();
  await expectAccessible(page);
  scripts.unblock();
  await retryButton(page).click();
  await expect(page.getByRole('heading', { name: '資格の編集' })).toBeFocused();
});

test('header menus blocked: shows a link to mypage, and the menus after a retry', async ({ page }) => {
  const scripts = await interceptScripts(page);
  await startSessionOfNewMember(page.context());
  // React logs this error when it cannot hydrate the menus that the server has rendered.
  expectConsoleError('Minified React error');
  scripts.blockContaining('アカウントのメニュー');
  await page.goto('/seminar/');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  const retry = header.getByRole('button', { name: '会員メニューをもう一度読み込む' });
  await expect(retry).toBeVisible();
  await expect(header.getByRole('link', { name: 'マイページ' })).toBeVisible();
  await page.setViewportSize({ width: 326, height: 780 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  scripts.unblock();
  await retry.click();
  await header.getByRole('button', { name: /さんのメニュー$/ }).click();
  await expect(header.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});

test('submit code blocked: the form shows an error, keeps the input and is submitted by the next click', async ({
  page,
}) => {
  const scripts = await interceptScripts(page);
  const { email } = await createMember();
  await page.goto('/auth/login/');
  await waitForHydration(page);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  // The validation code is loaded when the form gets its first input. It has to be loaded before the scripts
  // are blocked.
  await page.waitForLoadState('networkidle');
  scripts.block();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  scripts.unblock();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/vacancy\//);
});

test('header menus blocked twice: the page retries automatically and works', async ({ page }) => {
  const scripts = await interceptScripts(page);
  await startSessionOfNewMember(page.context());
  // The document requests the script twice: as a preload and where it is needed.
  scripts.blockContaining('アカウントのメニュー', 2);
  await page.goto('/seminar/');
  await waitForHydration(page);
  await page.getByRole('button', { name: /さんのメニュー$/ }).click();
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  await expect(page.getByText('ページの一部を読み込めませんでした。')).toHaveCount(0);
});

test('all scripts of a page blocked: shows an error, and works after a reload', async ({ page }) => {
  const scripts = await interceptScripts(page);
  scripts.block();
  await page.goto('/vacancy/');
  const notice = page.getByRole('alert').filter({ hasText: 'ページの一部を読み込めませんでした。' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 326, height: 780 });
  await expectNoHorizontalScroll(page);
  scripts.unblock();
  await notice.getByRole('button', { name: 'ページを再読み込み' }).click();
  await waitForHydration(page);
  await expect(notice).toHaveCount(0);
});
