import { startSessionOfDemoMember } from '../setup/members';
import { modes } from '../setup/modes';
import { tick, untick } from '../setup/press';
import {
  expect,
  expectAccessible,
  expectConsoleError,
  expectNoHorizontalScroll,
  openScreen,
  test,
} from '../setup/test';
import { findOpenVacancy } from '../setup/vacancies';

const ROW_SELECTOR = 'main ol > li h2';

test('words of a search that name a filter become that filter, and quick conditions switch on and off', async ({
  page,
}) => {
  await openScreen(page, '/vacancy/');
  await page.getByRole('searchbox').fill('リモート 週２日');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'リモート');
  await expect(page).toHaveURL(/[?&]days=2(&|$)/);
  const quick = page.getByRole('list', { name: 'よく使う条件' }).getByRole('link', { name: 'IPO準備' });
  await quick.click();
  await expect(quick).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/[?&]categories=\d+$/);
  await expect(page.getByRole('searchbox')).toHaveValue('リモート');
  await quick.click();
  await expect(page).toHaveURL((url) => !url.searchParams.has('categories'));
  await expect(quick).not.toHaveAttribute('aria-current');
});

test('filters are in the URL, survive a reload and Back, and can be removed one by one', async ({ page }) => {
  await openScreen(page, '/vacancy/');
  await page.getByText('稼働日数', { exact: true }).click();
  await tick(page.getByRole('checkbox', { name: '週2日' }));
  await expect(page).toHaveURL(/days=2/);
  await tick(page.getByRole('checkbox', { name: '週3日' }));
  await expect(page).toHaveURL(/days=2&days=3/);
  await page.reload();
  await page.getByText('稼働日数：2・3', { exact: true }).click();
  await untick(page.getByRole('checkbox', { name: '週2日' }));
  await expect(page).toHaveURL(/\?days=3$/);
  await page.goBack();
  await expect(page).toHaveURL(/days=2&days=3/);
  await page.getByRole('link', { name: '条件をすべて外す' }).click();
  await expect(page).toHaveURL(/\/vacancy\/$/);
});

test('narrow window: Back from a vacancy restores the scroll position of the list', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 });
  await openScreen(page, '/vacancy/?vacancy_page=2');
  const link = page.locator(ROW_SELECTOR).nth(15).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: '業務の内容' })).toBeVisible();
  await page.goBack();
  await expect(page.locator(ROW_SELECTOR)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
});

test('wide window: selecting a row shows its preview and URL, by mouse, keyboard and browser Back', async ({
  page,
}) => {
  const panel = page.getByRole('region', { name: '選択中の案件' });
  const title = panel.getByRole('heading', { level: 2 });
  const text = panel.locator('> div').first();
  const row = (index: number) => page.locator(ROW_SELECTOR).nth(index).getByRole('link');
  await openScreen(page, '/vacancy/?status=open');
  const names = await page.locator(ROW_SELECTOR).allInnerTexts();
  const name = (index: number) => names[index] ?? '';
  await expect(title).toHaveText(name(0));

  await page.evaluate(() => window.scrollTo(0, 400));
  await row(3).click();
  await expect(title).toHaveText(name(3));
  await expect(title).toBeFocused();
  await expect(row(3)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/vacancy\/\d+\/$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await expect(panel.getByText('業務の内容')).toBeVisible();
  await expectAccessible(page);
  await panel.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);

  await row(4).press('Enter');
  await expect(title).toHaveText(name(4));
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(row(4)).toBeFocused();
  await page.goBack();
  await expect(title).toHaveText(name(3));
  await page.goBack();
  await expect(page).toHaveURL(/status=open/);
  await expect(title).toHaveText(name(0));
  await page.goForward();
  await page.goForward();
  await expect(title).toHaveText(name(4));

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name(4));
  await page.goBack();
  await expect(title).toHaveText(name(3));
});

test('wide window: the star of the preview saves the selected vacancy', async ({ page }) => {
  await openScreen(page, '/vacancy/');
  const preview = page.getByRole('region', { name: '選択中の案件' });
  const star = preview.getByRole('button', { name: /を検討リストに追加$/ });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page
      .locator('main ol > li')
      .getByRole('button', { name: /を検討リストに追加$/ })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.locator(ROW_SELECTOR).nth(1).getByRole('link').click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('phone: filters are selected in a dialog that shows the number of results before it applies them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await openScreen(page, '/vacancy/?search=決算');
  await expect(page.getByText('稼働日数', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: '絞り込み' }).click();
  const dialog = page.getByRole('dialog');
  await tick(dialog.getByRole('checkbox', { name: '週2日' }));
  await tick(dialog.getByRole('checkbox', { name: '募集中' }));
  await expectAccessible(page);
  await expect(page).toHaveURL(/search=[^&]+$/);
  const show = dialog.getByRole('button', { name: /^\d+件を表示$/ });
  const hits = Number.parseInt(await show.innerText(), 10);
  await show.click();
  await expect(page).toHaveURL(/days=2&status=open&search=/);
  await expect(page.getByRole('status').filter({ hasText: '新着順' })).toContainText(`${hits} 件`);
  await expect(page.getByRole('link', { name: '絞り込み（2）' })).toBeFocused();
  await page.getByRole('link', { name: '絞り込み（2）' }).click();
  await dialog.getByRole('button', { name: 'すべて外す' }).click();
  await dialog.getByRole('button', { name: '閉じる', exact: true }).click();
  await expect(page).toHaveURL(/days=2/);
  await page.goBack();
  await expect(page).toHaveURL(/\/vacancy\/\?search=/);
});

test('list and preview are polled every 10 s with one request each and do not scroll', async ({ page }) => {
  await page.clock.install();
  await openScreen(page, '/vacancy/');
  await expect(page.getByRole('heading', { name: '業務の内容' })).toBeVisible();
  const polls: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/v3/public/'))
      polls.push(`${new URL(response.url()).pathname} ${response.status()}`);
  });
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.clock.runFor(10_500);
  await expect.poll(() => polls.length).toBe(2);
  expect(polls.sort().join()).toMatch(
    /^\/api\/v3\/public\/vacancies\/ \d+,\/api\/v3\/public\/vacancies\/\d+\/ \d+$/,
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('a failed poll keeps the list and shows that it may be out of date', async ({ page }) => {
  expectConsoleError('500');
  await page.clock.install();
  await openScreen(page, '/vacancy/');
  await expect(page.getByRole('heading', { name: '業務の内容' })).toBeVisible();
  await page.route('**/api/v3/public/vacancies/**', (route) =>
    route.fulfill({ status: 500, json: { error: '障害' } }),
  );
  // After the poll and its three retries, both the list and the preview show the message.
  await expect(async () => {
    await page.clock.runFor(10_500);
    await expect(page.getByText(/最新の案件を取得できませんでした/)).toHaveCount(2, { timeout: 200 });
  }).toPass();
  await expect(page.locator(ROW_SELECTOR)).toHaveCount(24);
  await expect(page).toHaveURL(`${modes.embedded.origin}/vacancy/`);
});

const FIT = '合う点と確認したい点';

test('a member reads why a vacancy fits', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.goto(await findOpenVacancy(page));
  const block = page.getByRole('region', { name: FIT });
  await expect(block.getByRole('row', { name: /合う$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(block.getByRole('row', { name: /合う$/ }).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('the server renders the fit for members, and a visitor’s page has nothing of it', async ({
  page,
  context,
}) => {
  const path = await findOpenVacancy(page);
  const visitor = await page.request.get(path);
  expect(await visitor.text()).not.toContain(FIT);
  await startSessionOfDemoMember(context);
  const member = await page.request.get(path);
  expect(await member.text()).toContain(FIT);
  expect(member.headers()['cache-control']).toBe('private, no-store');
});
