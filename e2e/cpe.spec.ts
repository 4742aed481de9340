import { openMemberMenu, startSessionOfDemoMember } from './setup/members';
import { expect, expectNoHorizontalScroll, test, waitForHydration } from './setup/test';

test('a member prints the CPE record, and that of a seminar that has taken place', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.goto('/mypage/');
  await waitForHydration(page);
  await openMemberMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'CPD台帳' }).click();
  await expect(page).toHaveURL(/\/mypage\/cpe\/$/);
  await expect(page.getByRole('region', { name: '単位の合計' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: '単位の合計' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: '受講記録' }).first().click();
  await expect(page.getByRole('article', { name: '受講記録の内容' })).toContainText('佐藤 明子 様');
  await expectNoHorizontalScroll(page);
});
