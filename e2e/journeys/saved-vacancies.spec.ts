import type { Page } from '@playwright/test';
import { startSessionOfNewMember } from '../setup/members';
import { expect, expectAccessible, expectNoHorizontalScroll, openScreen, test } from '../setup/test';

const getStars = (page: Page) =>
  page.locator('main ol > li').getByRole('button', { name: /を検討リストに追加$/ });
const getTitle = (page: Page, index: number) => page.locator('main ol > li h2').nth(index).innerText();
/** Finds the row of a saved vacancy. The comparison has links with the same title. */
const getSavedRow = (page: Page, title: string) =>
  page.getByRole('listitem').getByRole('link', { name: title, exact: true });

test('saves vacancies with the star, compares them and shares the list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreen(page, '/vacancy/');
  const titles = [await getTitle(page, 0), await getTitle(page, 1)];
  for (const index of [0, 1]) {
    await getStars(page).nth(index).click();
    await expect(getStars(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(new URL(page.url()).pathname).toBe('/vacancy/');
  await expectNoHorizontalScroll(page);

  // The stars are filled in again after a reload, without moving the rows.
  const before = await getStars(page).nth(1).boundingBox();
  await page.reload();
  await expect(getStars(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(await getStars(page).nth(1).boundingBox()).toEqual(before);

  await page.goto('/vacancy/saved/');
  for (const title of titles) {
    await expect(getSavedRow(page, title)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `${title}を比べる` })).toBeChecked();
  }
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const region = page.getByRole('region', { name: '条件の比較表' });
  const firstColumn = table.getByRole('rowheader').first();
  const left = (await firstColumn.boundingBox())?.x;
  await region.evaluate((element) => element.scrollTo({ left: 100 }));
  expect((await firstColumn.boundingBox())?.x).toBe(left);

  await page.getByRole('button', { name: 'リストのリンクをコピー' }).click();
  await expect(page.getByText('リンクをコピーしました。')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { level: 1, name: '共有された案件' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: '自分の検討リストに追加（2件）' }).click();
  await page.getByRole('link', { name: '自分の検討リストを見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '検討リスト' })).toBeVisible();
  for (const title of titles) await expect(getSavedRow(page, title)).toBeVisible();
});

test('another tab follows, and a login takes the list along', async ({ page, context }) => {
  await openScreen(page, '/vacancy/');
  const other = await context.newPage();
  await other.goto('/vacancy/saved/');
  await expect(other.getByText('検討リストに案件はありません。')).toBeVisible();
  const title = await getTitle(page, 0);
  await getStars(page).first().click();
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  await startSessionOfNewMember(context);
  await page.goto('/vacancy/saved/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('list:')));
  expect(keys).toEqual([expect.stringMatching(/^list:member:\d+:saved-vacancies$/)]);
});
