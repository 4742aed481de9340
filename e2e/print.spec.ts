import { expect, visitorTest, waitForHydration } from './setup/test';

visitorTest(
  'the print of a vacancy has its text but neither its button nor other vacancies',
  async ({ page }) => {
    await page.goto('/vacancy/1/');
    const action = page.getByRole('region', { name: '応募' });
    const others = page.getByRole('region', { name: '同じカテゴリーの新着案件' });
    await expect(action).toBeVisible();
    await expect(others).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(action).toBeHidden();
    await expect(others).toBeHidden();
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      for (const part of await page.getByRole(role, { includeHidden: true }).all())
        await expect(part).toBeHidden();
    await expect(page.getByRole('region', { name: '業務の内容' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

visitorTest(
  'the checklist of a vacancy is found from its page, copied and printed without its buttons',
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/vacancy/1/');
    await waitForHydration(page);
    await page.getByText('取引条件：未記載の5項目を面談で確認').click();
    await page.getByRole('link', { name: '面談前の確認事項（印刷・コピー）' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '面談前の確認事項' })).toBeVisible();
    await page.getByRole('button', { name: 'コピーする' }).click();
    await expect(page.getByText('コピーしました。')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('□ 報酬の支払期日：');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: '印刷する' })).toBeHidden();
    await expect(page.getByRole('region', { name: '確認する項目' })).toBeVisible();
  },
);

visitorTest('the print of a column ends with its text', async ({ page }) => {
  await page.goto('/column/4/');
  const heading = page.getByRole('heading', { name: 'あわせて読みたい記事' });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '結論を書く' })).toBeVisible();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { name: '新着の案件' })).toBeHidden();
  await expect(page.getByText('この記事を共有')).toBeHidden();
  await expect(page.getByText('次の記事')).toBeHidden();
});
