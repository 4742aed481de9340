import type { Page } from '@playwright/test';
import { createMember, PASSWORD, startSessionOfDemoMember } from '../setup/members';
import { interceptScripts } from '../setup/scripts';
import {
  expect,
  expectAccessible,
  expectConsoleError,
  expectNoHorizontalScroll,
  openScreen,
  test,
  waitForHydration,
} from '../setup/test';

const MISSING = 'ページの一部を読み込めませんでした。';
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: MISSING });
const reloadButton = (page: Page) => page.getByRole('button', { name: 'ページを再読み込み' });
const phone = { width: 375, height: 780 };

test('filter dialog on a phone blocked: shows a notice that covers nothing at the end of the page, and opens later', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scripts = await interceptScripts(page);
  await openScreen(page, '/vacancy/?days=3');
  scripts.block();
  await page.getByRole('link', { name: '絞り込み' }).click();
  await expect(alert(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.mouse.wheel(0, 100_000);
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await expect(lastLink).toBeInViewport();
  await lastLink.click({ trial: true });
  scripts.unblock();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('editor blocked: shows a notice, and the form when its script arrives', async ({ page }) => {
  const scripts = await interceptScripts(page);
  expectConsoleError('Failed to load chunk');
  await startSessionOfDemoMember(page.context());
  await openScreen(page, '/mypage/');
  scripts.block();
  await page.getByRole('link', { name: '資格を編集' }).click();
  await expect(alert(page)).toBeVisible();
  scripts.unblock();
  await expect(page.getByRole('button', { name: '資格を追加' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('the button of the notice loads the page again', async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await interceptScripts(page);
  await openScreen(page, '/vacancy/?days=3');
  scripts.block();
  await page.getByRole('link', { name: '絞り込み' }).click();
  await expect(alert(page)).toBeVisible();
  // Not before the press, because the dialog would open over the button.
  const unblocking = page.waitForRequest((request) => request.isNavigationRequest()).then(scripts.unblock);
  await Promise.all([unblocking, page.waitForEvent('load'), reloadButton(page).click()]);
  await waitForHydration(page);
  await page.getByRole('link', { name: '絞り込み' }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  expect(page.url()).toMatch(/days=3/);
});

test('vacancy preview blocked: shows a notice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const scripts = await interceptScripts(page);
  scripts.blockContaining('選択中の案件');
  await openScreen(page, '/vacancy/');
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page);
  scripts.unblock();
  await page.reload();
  await expect(page.getByRole('region', { name: '選択中の案件' })).toBeVisible();
});

test('scripts blocked after load: the confirmation of a cancellation still opens', async ({ page }) => {
  const scripts = await interceptScripts(page);
  await startSessionOfDemoMember(page.context());
  await openScreen(page, '/mypage/vacancy/');
  const cancel = page.getByRole('button', { name: '応募を取り消す' }).first();
  await expect(cancel).toBeVisible();
  scripts.block();
  await cancel.click();
  const question = page.getByRole('dialog', { name: '応募を取り消しますか？' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '戻る' }).click();
});

test('submit code blocked: the form shows an error, keeps the input and is submitted by the next click', async ({
  page,
}) => {
  const scripts = await interceptScripts(page);
  const { email } = await createMember();
  await openScreen(page, '/auth/login/');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  scripts.block();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('サーバーに接続できませんでした。')).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  scripts.unblock();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/vacancy\//);
});

test('all scripts of a page blocked: shows an error, and works after a reload', async ({ page }) => {
  const scripts = await interceptScripts(page);
  scripts.block();
  await page.goto('/vacancy/');
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 326, height: 780 });
  await expectNoHorizontalScroll(page);
  scripts.unblock();
  await reloadButton(page).click();
  await waitForHydration(page);
  await expect(alert(page)).toHaveCount(0);
});
