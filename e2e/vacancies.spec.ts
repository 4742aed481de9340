import { startSessionOfDemoMember } from './setup/members';
import { modes } from './setup/modes';
import { tick, untick } from './setup/press';
import { expect, expectAccessible, expectConsoleError, test, waitForHydration } from './setup/test';
import { findTextsOutside } from './setup/texts-outside';

const ROW_SELECTOR = 'main ol > li h2';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list, filters, pagination, vacancy and top page can be used', async ({ page }) => {
    await page.goto('/vacancy');
    await expect(page.locator(ROW_SELECTOR)).toHaveCount(24);
    await page.getByRole('searchbox').fill('ＩＰＯ');
    await page.getByRole('button', { name: '検索' }).click();
    await expect(page).toHaveURL(/search=/);
    const found = await page.locator('main ol > li').allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    // The layout has no empty column for the preview, which needs a script. A phone shows the filter menus
    // instead of the dialog.
    expect((await page.locator('main ol').first().boundingBox())?.width).toBeGreaterThan(1000);
    await page.setViewportSize({ width: 375, height: 780 });
    await page.getByRole('link', { name: '絞り込み' }).click();
    await expect(page.getByText('稼働日数', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '検索', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/vacancy/?vacancy_page=2');
    await page.locator(ROW_SELECTOR).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: '業務の内容' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('region', { name: '新着の案件' })).toBeVisible();
    await expect(page.locator('main h3').first()).toBeVisible();
  });
});

for (const { device, width, height, rows } of [
  { device: 'desktop', width: 1280, height: 800, rows: 6 },
  { device: 'phone', width: 375, height: 812, rows: 4 },
])
  test(`${device}: ${rows} whole rows are in the window before it is scrolled`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/vacancy/');
    await waitForHydration(page);
    const boxes = await page
      .locator('main ol > li')
      .filter({ has: page.locator('h2') })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
    expect(boxes.filter((bottom) => bottom <= height).length).toBeGreaterThanOrEqual(rows);
    if (device === 'phone') return;
    await expect(page.getByText('稼働・勤務地', { exact: true }).first()).toBeInViewport({ ratio: 1 });
    const preview = page.getByRole('region', { name: '選択中の案件' });
    const button = preview.getByRole('link', { name: '会員登録して応募' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect(page.getByText('稼働・勤務地', { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  });

test('words of a search that name a filter become that filter, and quick conditions switch on and off', async ({
  page,
}) => {
  await page.goto('/vacancy/');
  await waitForHydration(page);
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
  await page.goto('/vacancy/');
  await waitForHydration(page);
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
  await page.goto('/vacancy/?vacancy_page=2');
  await waitForHydration(page);
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
  await page.goto('/vacancy/?status=open');
  await waitForHydration(page);
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

test('phone: filters are selected in a dialog that shows the number of results before it applies them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/vacancy/?search=決算');
  await waitForHydration(page);
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

test('phone: the bar of a vacancy shows the words of each button, whatever became of the application', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/mypage/vacancy/');
  const links = page.locator('main a[href^="/vacancy/"]');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((elements) =>
    elements.map((link) => link.getAttribute('href') ?? ''),
  );
  const bar = page.getByRole('region', { name: '応募' });
  const words = new Set<string>();
  for (const href of new Set(hrefs.filter((path) => /^\/vacancy\/\d+\/$/.test(path)))) {
    await page.goto(href);
    await waitForHydration(page);
    // The star alone has no words.
    for (const control of await bar
      .locator('a, button:not([aria-pressed])')
      .filter({ visible: true })
      .all()) {
      const word = await control.innerText();
      const box = await control.getByText(word).last().boundingBox();
      expect(box?.width, `${word} of ${href}`).toBeGreaterThan(word.length * 12);
      words.add(word);
    }
    expect(await page.evaluate(findTextsOutside), href).toEqual([]);
  }
  expect([...words]).toEqual(
    expect.arrayContaining(['応募した内容を見る', '応募を取り消す', '再応募する', '運営に問い合わせる']),
  );
});

test('list and preview are polled every 10 s with one request each and do not scroll', async ({ page }) => {
  await page.clock.install();
  await page.goto('/vacancy/');
  await waitForHydration(page);
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
  await page.goto('/vacancy/');
  await waitForHydration(page);
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
