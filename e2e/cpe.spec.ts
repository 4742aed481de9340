import { readFile } from 'node:fs/promises';
import { openMemberMenu, startSessionOfDemoMember, startSessionOfNewMember } from './setup/members';
import { expect, expectAccessible, expectNoHorizontalScroll, test, waitForHydration } from './setup/test';

test('a member keeps a CPE record: entries, targets, a file that is read back, and paper', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await page.goto('/mypage/');
  await waitForHydration(page);
  await openMemberMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'CPE（CPD）台帳' }).click();
  await expect(page).toHaveURL(/\/mypage\/cpe\/$/);
  const sums = page.getByRole('region', { name: '単位の合計' });
  await expect(sums.getByText('あと40単位')).toBeVisible();

  await test.step('adds an entry with full-width units', async () => {
    await page.getByRole('button', { name: '記録を追加する' }).click();
    await page.getByLabel('受講日').fill('2024-10-01');
    await page.getByLabel('研修名').fill('=倫理研修, "基礎"');
    await page.getByLabel('単位', { exact: true }).fill('２．５');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByRole('region', { name: /^2024年度/ }).getByText('倫理研修')).toBeVisible();
    const toast = page.getByText('記録を追加しました。');
    await expect(toast).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(toast).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page);
  });

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVに書き出す' }).click();
  const path = await (await downloaded).path();
  expect((await readFile(path, 'utf8')).startsWith('\ufeff受講日,研修名')).toBe(true);

  await test.step('reads the file again after the entry is removed', async () => {
    await page.getByRole('button', { name: /を削除$/ }).click();
    await expect(page.getByRole('button', { name: '元に戻す' })).toBeVisible();
    await page.getByLabel('読み込むCSVファイル').setInputFiles(path);
    await expect(page.getByText('1件の記録を読み込みました。')).toBeVisible();
    await expect(page.getByRole('region', { name: /^2024年度/ }).getByText('倫理研修')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: /^2024年度/ }).getByText('倫理研修')).toBeVisible();
    await expectNoHorizontalScroll(page);
  });

  await test.step('the print has the record and no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: /^2024年度/ }).getByText('倫理研修')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('a member prints the record of a seminar that has taken place', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.goto('/mypage/cpe/');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: '受講記録' }).first().click();
  await expect(page.getByRole('article', { name: '受講記録の内容' })).toContainText('佐藤 明子 様');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
