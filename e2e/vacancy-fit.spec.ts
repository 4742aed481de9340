import { startSessionOfDemoMember, startSessionOfNewMember } from './setup/members';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  findOpenVacancy,
  test,
  waitForHydration,
} from './setup/test';

const TITLE = '合う点と確認したい点';

for (const { device, width, height } of [
  { device: 'desktop', width: 1280, height: 900 },
  { device: 'phone', width: 375, height: 812 },
])
  test(`${device}: a member reads why a vacancy fits`, async ({ page, context }) => {
    await startSessionOfDemoMember(context);
    await page.setViewportSize({ width, height });
    await page.goto(await findOpenVacancy(page));
    const block = page.getByRole('region', { name: TITLE });
    await expect(block.getByRole('row', { name: /合う$/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

test('the server renders the fit for members, and a visitor’s page has nothing of it', async ({
  page,
  context,
}) => {
  const path = await findOpenVacancy(page);
  const visitor = await page.request.get(path);
  expect(await visitor.text()).not.toContain(TITLE);
  await startSessionOfDemoMember(context);
  const member = await page.request.get(path);
  expect(await member.text()).toContain(TITLE);
  expect(member.headers()['cache-control']).toBe('private, no-store');
});

test('a newcomer is led from a vacancy to the section that is missing', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await page.goto(await findOpenVacancy(page));
  await waitForHydration(page);
  const block = page.getByRole('region', { name: TITLE });
  await block.getByRole('link', { name: '業務スキルを入力する' }).click();
  await expect(page).toHaveURL(/\/mypage\/\?edit=skill/);
});
