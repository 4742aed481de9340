import type { Page } from '@playwright/test';
import { createMember, logIn, logInAsDemoMember, PASSWORD } from './setup/members';
import { scriptsOf } from './setup/scripts';
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
const again = (page: Page) => page.getByRole('button', { name: 'もう一度', exact: true });
const phone = { width: 375, height: 780 };

/** The page of a vacancy that takes applications. */
async function openVacancy(page: Page) {
  await page.goto('/vacancy/?status=open');
  const href = await page.locator('main ol > li h2').first().getByRole('link').getAttribute('href');
  await page.goto(href ?? '');
  await waitForHydration(page);
  return href ?? '';
}

test('the login of 応募へ進む does not arrive: the link leads to the login page, and on to the application', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  const member = await createMember();
  const vacancy = await openVacancy(page);
  scripts.lose();
  await page.getByRole('link', { name: '応募へ進む' }).click();
  await page.waitForURL(/\/auth\/login\//);
  scripts.find();
  await page.reload();
  await logIn(page, member.email, PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${vacancy}entry`));
});

test('the filters of a phone do not arrive: says so, offers them one by one, and opens them once they arrive', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scripts = await scriptsOf(page);
  await page.goto('/vacancy/');
  await waitForHydration(page);
  scripts.lose();
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(alert(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await page.getByText('稼働日数', { exact: true }).click();
  await page.getByRole('checkbox', { name: '週2日' }).check();
  await expect(page).toHaveURL(/days=2/);
  await page.keyboard.press('Escape');

  scripts.find();
  await again(page).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test('the filters arrive late: the button works when it is pressed again', async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await scriptsOf(page);
  await page.goto('/vacancy/');
  await waitForHydration(page);
  scripts.lose();
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(alert(page)).toBeVisible();
  scripts.find();
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
});

test('a new version of the site has replaced the scripts: the second try reloads the page, once', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scripts = await scriptsOf(page);
  await page.goto('/vacancy/?days=3');
  await waitForHydration(page);
  scripts.lose(404);
  await page.getByRole('button', { name: '絞り込み' }).click();
  await again(page).click();
  const reload = page.getByRole('button', { name: 'ページを再読み込み' });
  await expect(reload).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  scripts.find();
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await waitForHydration(page);
  await page.getByRole('button', { name: '絞り込み' }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
  expect(page.url()).toMatch(/days=3/);
  expect(loads).toBe(1);
});

test('no connection at all: the second try stays on the page instead of leaving it', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await scriptsOf(page);
  await page.goto('/vacancy/');
  await waitForHydration(page);
  expectConsoleError('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await page.getByRole('button', { name: '絞り込み' }).click();
  await again(page).click();
  const reload = page.getByRole('button', { name: 'ページを再読み込み' });
  await reload.click();
  await expect(reload).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 1, name: '案件一覧' })).toBeVisible();
  await context.setOffline(false);
  await reload.click();
  await expect(page.getByRole('button', { name: '絞り込み' })).toBeVisible();
});

test('the vacancy beside the list does not arrive: the rows lead to the pages of the vacancies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const scripts = await scriptsOf(page);
  scripts.loseWith('選択中の案件');
  await page.goto('/vacancy/');
  await waitForHydration(page);
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page);
  await page.locator('main ol > li h2').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: '業務の内容' })).toBeVisible();
  await page.goBack();
  await expect(alert(page)).toBeVisible();
  scripts.find();
  await again(page).click();
  await expect(page.getByRole('region', { name: '選択中の案件' })).toBeVisible();
});

test('a member without a connection to the scripts: the question before a cancellation is asked', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  await logInAsDemoMember(page);
  await page.goto('/mypage/vacancy/');
  await waitForHydration(page);
  const cancel = page.getByRole('button', { name: '応募を取り消す' }).first();
  await expect(cancel).toBeVisible();
  scripts.lose();
  await cancel.click();
  const question = page.getByRole('dialog', { name: '応募を取り消しますか？' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'やめる' }).click();
});

test('an editor of mypage does not arrive: says so in its place, and opens once it arrives', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  await logIn(page, (await createMember()).email);
  await page.goto('/mypage/');
  await waitForHydration(page);
  const edit = page.getByRole('region', { name: '資格' }).getByRole('link').first();
  await expect(edit).toBeVisible();
  scripts.lose();
  await edit.click();
  await expect(alert(page)).toBeInViewport();
  await expectAccessible(page);
  scripts.find();
  await again(page).click();
  await expect(page.getByRole('heading', { name: '資格の編集' })).toBeFocused();
});

test('the menus of the header do not arrive: leads to mypage, and shows the menus once they arrive', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  await logIn(page, (await createMember()).email);
  // What the server has drawn and the browser cannot take over.
  expectConsoleError('Minified React error');
  scripts.loseWith('アカウントのメニュー');
  await page.goto('/seminar/');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  const retry = header.getByRole('button', { name: '会員メニューをもう一度読み込む' });
  await expect(retry).toBeVisible();
  await expect(header.getByRole('link', { name: 'マイページ' })).toBeVisible();
  await page.setViewportSize({ width: 326, height: 780 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  scripts.find();
  await retry.click();
  await header.getByRole('button', { name: /さんのメニュー$/ }).click();
  await expect(header.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});

test('what sends a form does not arrive: the form says so, keeps what was typed, and is sent by the next press', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  const { email } = await createMember();
  await page.goto('/auth/login/');
  await waitForHydration(page);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  // What checks the form comes as soon as it is touched.
  await page.waitForLoadState('networkidle');
  scripts.lose();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
  scripts.find();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/vacancy\//);
});

test('the menus of the header get lost on the way: the page asks for them again and works', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  await logIn(page, (await createMember()).email);
  // The document asks for it twice: ahead, and where it is needed.
  scripts.loseWith('アカウントのメニュー', 2);
  await page.goto('/seminar/');
  await waitForHydration(page);
  await page.getByRole('button', { name: /さんのメニュー$/ }).click();
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  await expect(page.getByText('ページの一部を読み込めませんでした。')).toHaveCount(0);
});

test('the scripts of a page do not arrive at all: the page says so, and works once it is reloaded', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  scripts.lose();
  await page.goto('/vacancy/');
  const notice = page.getByRole('alert').filter({ hasText: 'ページの一部を読み込めませんでした。' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 326, height: 780 });
  await expectNoHorizontalScroll(page);
  scripts.find();
  await notice.getByRole('button', { name: 'ページを再読み込み' }).click();
  await waitForHydration(page);
  await expect(notice).toHaveCount(0);
});
