import { startSessionOfDemoMember } from './setup/members';
import { expect, test, waitForHydration } from './setup/test';

test('the latest applications in the menu are visibly separate when their names have two lines', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/mypage/');
  await waitForHydration(page);
  await page.getByRole('banner').getByLabel('応募管理').click();
  const links = page.getByRole('list', { name: '最近応募した案件' }).getByRole('link');
  await expect(links.nth(1)).toBeVisible();
  const lines = await links.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const [first, second] = lines as [(typeof lines)[0], (typeof lines)[0]];
  expect(second.top - first.bottom).toBeGreaterThanOrEqual(12);
});
