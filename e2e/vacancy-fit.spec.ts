import type { Page } from '@playwright/test';
import { startSessionOfDemoMember, startSessionOfNewMember } from './setup/members';
import { expect, expectAccessible, expectNoHorizontalScroll, test, waitForHydration } from './setup/test';

const TITLE = '合う点と確認したい点';

/** Returns the address of an open vacancy: closed ones are not compared. */
async function findOpenVacancy(page: Page): Promise<string> {
  const list = await (await page.request.get('/vacancy/?status=open')).text();
  return /"(\/vacancy\/\d+\/)"/.exec(list)?.[1] ?? '';
}

for (const { device, width, height } of [
  { device: 'desktop', width: 1280, height: 900 },
  { device: 'phone', width: 375, height: 812 },
])
  test(`${device}: a member orders the list by fit, opens the first vacancy and reads why it fits`, async ({
    page,
    context,
  }) => {
    await startSessionOfDemoMember(context);
    await page.setViewportSize({ width, height });
    await page.goto('/vacancy/');
    await waitForHydration(page);
    const titles = page.locator('main ol > li h2');
    const newest = await titles.allInnerTexts();
    await page.getByLabel('並び替え').selectOption('合う順');
    await expect(page.getByText('このページの24件を、登録内容に合う順に並べています。')).toBeVisible();
    const ordered = await titles.allInnerTexts();
    expect(ordered).not.toEqual(newest);
    expect([...ordered].sort()).toEqual([...newest].sort());
    await expect(page).toHaveURL(/\/vacancy\/$/);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // The order stays during the visit.
    await page.reload();
    await expect(titles.first()).toHaveText(ordered[0] ?? '');

    const href = await titles.first().getByRole('link').getAttribute('href');
    await page.goto(href ?? '');
    const block = page.getByRole('region', { name: TITLE });
    await expect(block.getByText(/に合います。|当てはまります。/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

test('Back from an application returns to the place in the list that is ordered by fit', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.goto('/vacancy/');
  await waitForHydration(page);
  await page.getByLabel('並び替え').selectOption('合う順');
  await expect(page.getByText(/ ・ 合う順$/)).toBeVisible();
  const row = page.locator('main ol > li h2').nth(20).getByRole('link');
  await row.click();
  await expect(page.getByRole('link', { name: '応募へ進む' })).toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(500);
  await page.getByRole('link', { name: '応募へ進む' }).click();
  await expect(page.getByRole('heading', { name: '応募内容の入力' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/ ・ 合う順$/)).toBeVisible();
  await expect(row).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
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
