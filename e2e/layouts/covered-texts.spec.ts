import type { Locator, Page } from '@playwright/test';
import { startSessionOfDemoMember, startSessionOfNewApplicant } from '../setup/members';
import { tick } from '../setup/press';
import { expect, expectConsoleError, openScreen, test } from '../setup/test';
import { APPLICATION_MESSAGE } from '../setup/vacancies';

/** Asserts that a text is on the screen without scrolling, and that nothing lies over it. */
const expectUncovered = (text: Locator) =>
  expect
    .poll(
      () =>
        text.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, top, width, height } = range.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          if (!hit) return 'outside of the window';
          return element.contains(hit) || hit.contains(element)
            ? 'on top'
            : `below ${hit.outerHTML.slice(0, 80)}`;
        }),
      { message: String(text) },
    )
    .toBe('on top');

/** Asserts that every text of the bar at the lower edge of the window can be read, and returns the bar. */
async function expectReadableBar(page: Page, button: string): Promise<void> {
  const bar = page
    .getByRole('button', { name: button })
    .or(page.getByRole('link', { name: button }))
    .locator('..');
  await expect(bar.last()).toBeVisible();
  for (const text of await bar.last().locator('> *').all()) await expectUncovered(text);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
])
  test(`bars at the lower edge cover nothing that must be read before a press (${viewport.width})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await startSessionOfNewApplicant(context);
    await page.goto('/vacancy/?status=open');
    const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
    const path = await link.getAttribute('href');

    for (const section of ['profile', 'career', 'license', 'skill', 'work-style', 'conditions']) {
      await openScreen(page, `/mypage/?edit=${section}`);
      await expectReadableBar(page, '保存する');
    }

    await openScreen(page, `${path}`);
    await expectUncovered(page.getByRole('link', { name: '応募へ進む' }).last());

    await openScreen(page, `${path}entry`);
    await expectReadableBar(page, '確認画面へ進む');
    await tick(page.getByRole('radio', { name: 'すぐに参画できる' }));
    await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE);
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募内容の確認');

    await expectReadableBar(page, 'この内容で応募する');
    await expectUncovered(page.getByText('上の内容が企業の担当者に届きます。'));
    const contents = page.getByRole('region', { name: '企業に届く内容' });
    for (const term of ['氏名・連絡先', '職務経歴', '資格', '参画できる時期'])
      await expectUncovered(contents.getByText(term, { exact: true }).first());
  });

const line = (page: Page) => page.getByRole('status').getByText('オフラインです。');

/** Asserts that the line about the connection is on the screen and has no point in common with these controls. */
async function expectApart(page: Page, controls: Locator): Promise<void> {
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  const cover = await line(page).boundingBox();
  expect(await controls.count()).toBeGreaterThan(0);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!cover || !box) throw new Error('not on the screen');
    const isApart = box.y + box.height <= cover.y || cover.y + cover.height <= box.y;
    expect(isApart, `${await control.innerText()} is uncovered`).toBe(true);
  }
}

test.describe('the line about the connection on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.beforeEach(() => {
    expectConsoleError('ERR_INTERNET_DISCONNECTED');
    expectConsoleError('Failed to load chunk');
  });

  test('covers nothing of the strip with the buttons to apply', async ({ page, context }) => {
    await openScreen(page, '/vacancy/119/');
    await context.setOffline(true);
    await expectApart(page, page.getByRole('link', { name: /して応募$/ }));
  });

  test('covers nothing of the buttons of a form', async ({ page, context }) => {
    await startSessionOfDemoMember(context);
    await openScreen(page, '/vacancy/120/entry');
    await context.setOffline(true);
    const bar = page.getByRole('button', { name: '確認画面へ進む' }).locator('..');
    await expectApart(page, bar.locator('a, button'));
  });
});
