import type { Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember, startSessionOfNewMember } from '../setup/members';
import { findOverflows } from '../setup/overflows';
import { test as base, expect, openScreen } from '../setup/test';
import { findOpenVacancy } from '../setup/vacancies';

/** As in a browser in which the user has set the text size to 200 %. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 780 };
const SMALL_PHONE = { width: 320, height: 640 };

/** Asserts that nothing is wider than its place. Parts that load later are tested too, because the check is repeated. */
const expectNoOverflow = (page: Page) =>
  expect.poll(() => page.evaluate(findOverflows), { message: `overflows of ${page.url()}` }).toEqual([]);

async function expectRoomForText(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(WIDE);
    await openScreen(page, path);
    await expectNoOverflow(page);
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page);
  }
}

test.describe('with a text size of 200 %', () => {
  test.setTimeout(240_000);

  test('public screens and their dialogs have room for their texts', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openScreen(page, '/vacancy/');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    await page.getByRole('link', { name: '絞り込み' }).click();
    await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeVisible();
    await expectNoOverflow(page);
    // The row of conditions scrolls, so that each keeps its label on one line.
    const conditions = page.getByRole('list', { name: 'よく使う条件', includeHidden: true });
    for (const condition of await conditions.getByRole('link', { includeHidden: true }).all())
      expect((await condition.boundingBox())?.height, await condition.innerText()).toBeLessThan(100);
    // The button keeps its label on one line, which has 32 px.
    for (const viewport of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      const showResults = page.getByRole('dialog').getByRole('button', { name: /件を表示$/ });
      expect((await showResults.boundingBox())?.height).toBeLessThan(64);
    }

    await openScreen(page, '/');
    await expectNoOverflow(page);
    await page.setViewportSize(PHONE);

    await openScreen(page, '/seminar/');
    await page.getByRole('link', { name: '申し込む' }).first().click();
    await expect(page.getByRole('dialog', { name: 'ログイン' })).toBeVisible();
    await expectNoOverflow(page);

    await expectRoomForText(page, pathsFor('visitor'));
  });

  test('each tab above an editor of mypage keeps its line on a phone', async ({ page, context }) => {
    await startSessionOfDemoMember(context);
    await page.setViewportSize(PHONE);
    await openScreen(page, '/mypage/?edit=career');
    const tabs = page.getByRole('navigation', { name: 'マイページの項目' }).getByRole('link');
    await expect(tabs).toHaveCount(6);
    for (const tab of await tabs.all())
      expect((await tab.boundingBox())?.height, await tab.innerText()).toBeLessThan(80);
  });

  test('member screens and the dialogs after a login have room for their texts', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    await startSessionOfNewMember(context, { termsAgreedAt: null, invoiceState: null });
    await page.goto('/mypage/');
    const terms = page.getByRole('dialog', { name: 'サービス利用規約' });
    await expect(terms).toBeVisible();
    await expectNoOverflow(page);
    await terms.getByRole('button', { name: '同意する' }).click();
    await expect(page.getByRole('dialog', { name: 'インボイス制度についてのご確認' })).toBeVisible();
    await expectNoOverflow(page);

    await startSessionOfDemoMember(context);
    await page.goto('/vacancy/120/entry');
    // A bar that sticks would leave no room for the form.
    await expect(page.getByRole('button', { name: '確認画面へ進む' })).toBeVisible();
    const bar = page.getByRole('button', { name: '確認画面へ進む' }).locator('..');
    await expect(bar).toHaveCSS('position', 'static');
    await openScreen(page, '/seminar/');
    await page.getByRole('button', { name: '申し込む' }).first().click();
    // A term stands above what it says, which has no room beside it.
    const date = page.getByRole('dialog').getByRole('definition').first();
    expect((await date.boundingBox())?.width).toBeGreaterThan(200);
    const vacancy = await findOpenVacancy(page);
    await page.goto(vacancy);
    const hours = page.getByRole('region', { name: '募集条件' }).getByRole('definition').first();
    expect((await hours.boundingBox())?.width).toBeGreaterThan(300);
    // The buttons do not stick there, so they are where the keyboard reaches them: before the text.
    const apply = await page.getByRole('link', { name: '応募へ進む' }).boundingBox();
    expect(apply?.y).toBeLessThan((await hours.boundingBox())?.y ?? 0);
    await expectRoomForText(page, [vacancy, ...pathsFor('member')]);
    // This screen sends visitors to the login page, so the session was open for all screens.
    await expect(page).toHaveURL(/\/mypage\/cpe\/certificate\/$/);
  });
});
