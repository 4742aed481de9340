import { startSessionOfDemoMember } from '../setup/members';
import { expect, test, visitorTest } from '../setup/test';
import { findOpenVacancy } from '../setup/vacancies';

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

for (const width of [375, 1280])
  visitorTest(
    `the print of a vacancy has all nine conditions of the act at ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/vacancy/1/');
      const section = page.getByRole('region', { name: '取引条件' });
      await expect(section.getByText('未記載')).toHaveCount(5);
      await expect(section.getByRole('row')).toHaveCount(width === 375 ? 5 : 10);
      await expect(section.getByText('ほか4項目は記載あり。')).toBeVisible({ visible: width === 375 });
      await page.emulateMedia({ media: 'print' });
      await expect(section.getByRole('columnheader')).toHaveText([
        '項目',
        '募集の記載',
        '面談で確認すること',
      ]);
      await expect(section.getByRole('row')).toHaveCount(10);
      await expect(
        section.getByRole('row', { name: '報酬の支払期日 未記載 締め日と、報酬が支払われる日' }),
      ).toBeVisible();
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

test('the print of a vacancy leaves out what only the member sees', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.goto(await findOpenVacancy(page));
  const comparison = page.getByRole('region', { name: '合う点と確認したい点' });
  await expect(comparison).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(comparison).toBeHidden();
  for (const question of await page.getByText('応募の前に質問する').all())
    await expect(question).toBeHidden();
  await expect(page.getByRole('region', { name: '業務の内容' })).toBeVisible();
});

test('paper has no ground of its own, also when grounds are printed', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  for (const path of ['/mypage/resume/', '/mypage/cpe/certificate/', '/vacancy/1/']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const grounds = await page.evaluate(() =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
    );
    expect(grounds, path).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    await page.emulateMedia({ media: null });
  }
});
