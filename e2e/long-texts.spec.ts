import { startSessionOfDemoMember } from './setup/members';
import { expect, test, waitForHydration } from './setup/test';

test('a field with 10,000 characters is no higher than the window', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/vacancy/?status=open');
  // The last row, because the member has applied to one of the first.
  const href = await page.locator('main ol > li h2 a').last().getAttribute('href');
  await page.goto(`${href?.replace(/\/$/, '')}/entry`);
  await waitForHydration(page);
  const field = page.getByRole('textbox', { name: /応募の理由/ });
  await field.fill('上場企業の連結決算を担当。'.repeat(800));
  expect((await field.boundingBox())?.height).toBeLessThan(780);
  await page.getByRole('button', { name: '確認画面へ進む' }).click();
  await expect(page.getByRole('link', { name: /1,000文字以内で入力してください。/ })).toBeVisible();
});
