import type { Page } from '@playwright/test';
import { startSessionOfDemoMember, startSessionOfNewMember } from '../setup/members';
import { separateApi } from '../setup/modes';
import { tick } from '../setup/press';
import { expect, openScreen, test, visitorTest } from '../setup/test';

visitorTest('after 次のページ the focus is at the beginning of the new page', async ({ page }) => {
  // The second page of the seminars is the last one, so the link is gone there.
  for (const [path, next, name] of [
    ['/vacancy/', '/vacancy/?vacancy_page=2', '案件一覧'],
    ['/seminar/', '/seminar/?seminar_page=2', 'セミナー一覧'],
  ] as const) {
    await openScreen(page, path);
    await page.getByRole('link', { name: '次のページ' }).press('Enter');
    await expect(page).toHaveURL(next);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
});

test('each tab beside an editor is whole while it has the focus, in a narrow window', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 667 });
  await openScreen(page, '/mypage/?edit=skill');
  const tabs = page.getByRole('navigation', { name: 'マイページの項目' }).getByRole('link');
  await tabs.first().focus();
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(tabs.nth(index)).toBeFocused();
    // A fraction of a pixel may be missing.
    await expect(tabs.nth(index)).toBeInViewport({ ratio: 0.98 });
  }
});

visitorTest('each link above the columns is whole while it has the focus, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openScreen(page, '/column');
  const links = page.getByRole('navigation', { name: 'テーマ' }).getByRole('link');
  await links.last().focus();
  for (let index = (await links.count()) - 2; index >= 0; index -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(index)).toBeFocused();
    await expect(links.nth(index)).toBeInViewport({ ratio: 0.98 });
  }
});

visitorTest('the banner about analytics covers no element with the focus on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openScreen(page, `${separateApi.origin}/vacancy/`);
  const banner = page.getByRole('region', { name: 'アクセス解析についてのお知らせ' });
  await expect(banner).toBeVisible();
  await page.locator('main ol > li').last().getByRole('link').focus();
  const links = page.getByRole('navigation', { name: '案件一覧のページ' }).getByRole('link');
  // The star of the row is before the pages.
  await page.keyboard.press('Tab');
  for (let index = 0; index < (await links.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    const [link, bar] = [await links.nth(index).boundingBox(), await banner.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('the focus is shown in the row of a cancelled seminar, which has moved to the end of the list', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await openScreen(page, '/seminar/');
  const question = page.getByRole('dialog');
  for (let count = 0; count < 3; count += 1) {
    await page.getByRole('button', { name: '申し込む', exact: true }).first().click();
    await question.getByRole('button', { name: '申し込む' }).click();
    await expect(question).toBeHidden();
  }
  await page.setViewportSize({ width: 375, height: 700 });
  await openScreen(page, '/mypage/seminar/');
  const titles = page.locator('main ol > li h2');
  const title = await titles.first().innerText();
  await page.getByRole('button', { name: '申し込みを取り消す' }).first().press('Enter');
  await question.getByRole('button', { name: '取り消す' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(titles.last()).toHaveText(title);
  await expect(titles.last()).toBeFocused();
  await expect(titles.last()).toBeInViewport({ ratio: 1 });
});

visitorTest(
  'on a phone the keyboard reaches the chosen conditions first, as the eye does',
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 780 });
    await openScreen(page, '/vacancy/?days=3');
    await page.getByRole('link', { name: /^絞り込み/ }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^稼働日数：3/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'リモート' })).toBeFocused();
  },
);

/** Presses a key until the focus leaves the page, and returns the texts of links and buttons that something covers. */
async function findCovered(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const found = await page.evaluate(async () => {
      // The page may scroll in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      const isShown = element.contains(shown) || Boolean(shown?.contains(element));
      return { name: element.ariaLabel ?? element.textContent, isCovered: !isShown };
    });
    if (!found) return covered;
    if (found.isCovered) covered.push(String(found.name));
  }
}

visitorTest('the strip with the buttons to apply covers no element with the focus', async ({ page }) => {
  for (const size of [
    { width: 375, height: 780 },
    { width: 800, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await openScreen(page, '/vacancy/119/');
    expect(await findCovered(page, 'Tab')).toEqual([]);
  }
});

for (const [path, lastPart] of [
  // The preview grows when its vacancy arrives.
  ['/vacancy/', '会員登録して応募'],
  ['/seminar/', '次のページ'],
] as const)
  visitorTest(
    `${path}: the head of the list covers no element with the focus on the way back`,
    async ({ page }) => {
      await openScreen(page, path);
      await expect(page.getByRole('link', { name: lastPart })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      expect(await findCovered(page, 'Shift+Tab')).toEqual([]);
    },
  );

test('the page does not scroll when the key reaches the buttons of a form, which are on the screen already', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 700 });
  await openScreen(page, '/mypage/?edit=career');
  const last = page.getByRole('button', { name: '学歴を追加' });
  await last.focus();
  // Above the bar, whose place at the end of the form is still below the window.
  await last.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - 560));
  const before = await page.evaluate(() => window.scrollY);
  for (const [role, name] of [
    ['link', '編集をやめる'],
    ['button', '保存する'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole(role, { name })).toBeFocused();
    await expect(page.getByRole(role, { name })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
});

test('the button that moves a job stays on the screen with its card', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  for (const size of [
    { width: 1280, height: 900 },
    { width: 375, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await openScreen(page, '/mypage/?edit=career');
    await page.getByRole('button', { name: '職務経歴1を下へ移動' }).press('Enter');
    const button = page.getByRole('button', { name: '職務経歴2を下へ移動' });
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const back = page.getByRole('button', { name: '職務経歴1を上へ移動' });
    await expect(back).toBeFocused();
    await expect(back).toBeInViewport({ ratio: 1 });
  }
});

/**
 * Goes back as soon as nothing is left to do. After a link to a section, Next's router scrolls there once more when it has
 * rendered, in a timer. A Back within the same milliseconds would come before that.
 */
async function goBackWhenIdle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await page.goBack();
}

visitorTest(
  'a link to a section of the page takes the keyboard there, and Back returns',
  async ({ page }) => {
    await openScreen(page, '/conference');
    await page.getByRole('link', { name: 'プログラムを見る' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'プログラム' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#programme').getByRole('link').first()).toBeFocused();

    for (const path of ['/column/3/', '/terms']) {
      await openScreen(page, path);
      const entry = page.getByRole('navigation', { name: '目次' }).getByRole('link').nth(2);
      const title = (await entry.innerText()).split('\n').at(-1) ?? '';
      await entry.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      await goBackWhenIdle(page);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }

    await openScreen(page, '/vacancy/saved/?ids=1,2');
    const choices = page.getByRole('main').getByRole('checkbox');
    await expect(choices).toHaveCount(2);
    for (const choice of await choices.all()) await tick(choice);
    await page.getByRole('link', { name: '選んだ2件の比較表を見る' }).press('Enter');
    const heading = page.getByRole('heading', { name: '条件の比較' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 0.9 });
    await goBackWhenIdle(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

visitorTest(
  'the first column of the comparison covers no link that the key reaches on the way back',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openScreen(page, '/vacancy/saved/?ids=1,2,3');
    const choices = page.getByRole('main').getByRole('checkbox');
    await expect(choices).toHaveCount(3);
    for (const choice of await choices.all()) await tick(choice);
    const heads = page.getByRole('region', { name: '条件の比較表' }).getByRole('columnheader');
    await heads.nth(3).getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    const link = heads.nth(2).getByRole('link');
    await expect(link).toBeFocused();
    const [column, box] = [await heads.first().boundingBox(), await link.boundingBox()];
    expect(box?.x).toBeGreaterThanOrEqual((column?.x ?? 0) + (column?.width ?? 0));
  },
);

visitorTest(
  'the search of the list keeps the focus after Enter, so that typing goes on',
  async ({ page }) => {
    await openScreen(page, '/vacancy/');
    const field = page.getByRole('searchbox');
    await field.fill('決');
    // What is typed while the results are on their way stays.
    await page.keyboard.press('Enter');
    await page.keyboard.type('算');
    await expect(page).toHaveURL(/search=/);
    const clear = page.getByRole('link', { name: '条件をすべて外す' });
    await expect(clear).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type('書');
    await expect(field).toHaveValue('決算書');
    // The link removes the search, and empties the field.
    await clear.click();
    await expect(field).toHaveValue('');
    await expect(field).not.toBeFocused();
  },
);
