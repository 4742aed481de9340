import { APPLICATION_MESSAGE } from './setup/application-message';
import { startSessionOfDemoMember } from './setup/members';
import { expect, expectConsoleError, test, waitForHydration } from './setup/test';

test('a route change that the server never answers stays on the page, says so after a while, and works later', async ({
  page,
  context,
}) => {
  // The timeouts of the data and of the question whether the site responds follow each other.
  test.setTimeout(120_000);
  // The router reports that the data could not be loaded.
  expectConsoleError('Failed to');
  await startSessionOfDemoMember(context);
  await page.goto('/vacancy/?status=open');
  const rows = page.locator('main ol > li').filter({ hasNotText: '応募済' });
  const vacancy = await rows.last().getByRole('heading').getByRole('link').getAttribute('href');
  await page.goto(`${vacancy}entry`);
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'すぐに参画できる' }).check();
  await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE);
  // The code that tells about lost connections must have been loaded.
  await page.waitForLoadState('networkidle');
  let isSilent = true;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isOfRouteChange = request.url().includes('/_next/data/') || request.method() === 'HEAD';
    if (!isSilent || !isOfRouteChange) await route.fallback();
  });
  await page.getByRole('button', { name: '確認画面へ進む' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'ページを開けませんでした。' });
  await expect(alert).toBeVisible({ timeout: 40_000 });
  await expect(page.getByLabel('応募の理由・活かせる経験')).toHaveValue(APPLICATION_MESSAGE);
  await expect(page).toHaveURL(new RegExp(`${vacancy}entry$`));
  isSilent = false;
  await page.getByRole('button', { name: '確認画面へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '応募内容の確認' })).toBeVisible();
});
