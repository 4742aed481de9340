import { expect, visitorTest } from './setup/test';

visitorTest('the print of a vacancy has its text but not its button', async ({ page }) => {
  await page.goto('/vacancy/1/');
  const action = page.getByRole('region', { name: '応募' });
  await expect(action).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(action).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
