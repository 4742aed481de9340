import type { Locator, Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from '../setup/members';
import { press, pressPlace, tick, untick } from '../setup/press';
import { expect, openScreen, test } from '../setup/test';
import { findOpenVacancy } from '../setup/vacancies';

/** What people press, pressed by its words, with mouse and finger, in a wide and a narrow window: the projects have them. */

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 768;

/** Presses a button that opens something, and again to close it. */
async function openAndClose(button: Locator): Promise<void> {
  const isOpen = () =>
    button.evaluate((element) =>
      element.matches('summary')
        ? Boolean(element.closest('details')?.open)
        : element.getAttribute('aria-expanded') === 'true',
    );
  const before = await isOpen();
  await press(button);
  await expect.poll(isOpen, { message: `${button} opens` }).toBe(!before);
  await press(button);
  await expect.poll(isOpen, { message: `${button} closes` }).toBe(before);
}

/** Presses the first and the last choice of each group on the page, twice when it can be taken back. */
async function pressChoices(page: Page): Promise<void> {
  const boxes = page.locator('main input:is([type="checkbox"], [type="radio"]):enabled');
  const names = await boxes.evaluateAll((elements) =>
    elements.map((element) =>
      element.checkVisibility() ? (element as HTMLInputElement).name || 'nameless' : '',
    ),
  );
  for (const [index, name] of names.entries()) {
    const isEnd = names.indexOf(name) === index || names.lastIndexOf(name) === index;
    if (!name || !isEnd) continue;
    const box = boxes.nth(index);
    const isRadio = (await box.getAttribute('type')) === 'radio';
    if (!(await box.isChecked())) {
      await tick(box);
      if (!isRadio) await untick(box);
    } else if (!isRadio) {
      await untick(box);
      await tick(box);
    }
  }
}

test('each filter of the vacancies takes effect by a press on the words of its options', async ({ page }) => {
  await openScreen(page, '/vacancy/');
  const options = [
    ['稼働日数', '週2日', 'days=2'],
    ['募集状況', '募集中', 'status=open'],
    ['カテゴリー', '監査', 'categories='],
  ] as const;
  if (isWide(page)) {
    for (const [menu, option, query] of options) {
      await press(page.locator('summary').filter({ hasText: menu }));
      const box = page.getByRole('group', { name: menu }).getByRole('checkbox', { name: option }).first();
      await tick(box);
      await expect(page).toHaveURL(new RegExp(query));
      await expect(box, 'the menu stays open').toBeVisible();
      await press(page.locator('summary').filter({ hasText: menu }));
      await expect(box).toBeHidden();
    }
  } else {
    await press(page.getByRole('link', { name: /^絞り込み/ }));
    const sheet = page.getByRole('dialog');
    for (const [, option] of options) await tick(sheet.getByRole('checkbox', { name: option }).first());
    await press(sheet.getByRole('button', { name: /表示$/ }));
    for (const [, , query] of options) await expect(page).toHaveURL(new RegExp(query));
  }
});

test('a star keeps a vacancy and gives it back, and a row opens its vacancy', async ({ page }) => {
  await openScreen(page, '/vacancy/');
  const row = page
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .nth(2);
  const star = row.getByRole('button');
  for (const isKept of ['true', 'false']) {
    await press(star);
    await expect(star).toHaveAttribute('aria-pressed', isKept);
  }
  const title = await row.getByRole('link').innerText();
  await press(row.getByRole('link'));
  await expect(page.getByRole('heading', { name: title }).nth(isWide(page) ? 1 : 0)).toBeVisible();
  await expect(page).toHaveURL(/\/vacancy\/\d+\//);
});

test('menus and dialogs open and close, and a press beside them only closes them', async ({
  page,
  context,
}) => {
  // A phone has no room for it in the bar of a vacancy.
  await openScreen(page, isWide(page) ? await findOpenVacancy(page) : '/seminar/');
  const apply = isWide(page)
    ? page.getByRole('region', { name: '応募' }).getByRole('link', { name: 'ログイン' })
    : page.getByRole('main').getByRole('link', { name: '申し込む' }).first();
  await press(apply);
  await press(page.getByRole('dialog').getByRole('button', { name: '閉じる' }).first());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(apply);
  await expect(page.getByRole('dialog')).toBeVisible();
  const address = page.url();
  // Over a link of the page behind, and on a phone in the margin that the dialog leaves.
  await pressPlace(page, { x: isWide(page) ? 20 : 4, y: 20 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);

  await startSessionOfDemoMember(context);
  await openScreen(page, '/seminar/');
  const banner = page.getByRole('banner');
  const menus = [/^お知らせ/, '応募管理', /のメニュー$/];
  for (const name of menus) await openAndClose(banner.getByLabel(name));
  for (const name of menus) {
    await press(banner.getByLabel(name));
    // On small widths the close icon takes the place of the menu's own (spec §2).
    await expect(banner.getByLabel(name).locator('> svg')).toBeVisible({ visible: !isWide(page) });
    // Beside everything, in the margin of the page.
    await pressPlace(page, { x: 4, y: (page.viewportSize()?.height ?? 0) - 4 });
    await expect(banner.locator('details[open]')).toHaveCount(0);
  }
  await press(banner.getByLabel(/のメニュー$/));
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await press(banner.getByRole('link', { name: '業務スキル' }));
  await expect(page).toHaveURL(/\/mypage\/#skill$/);
  await expect(page.locator('html[data-same-document]'), 'the page is not loaded again').toHaveCount(1);
  if (!isWide(page)) await openAndClose(banner.getByLabel('メニュー', { exact: true }));
});

for (const who of ['visitor', 'member'] as const) {
  test(`each choice and each disclosure on the screens for a ${who} answers a press on its words`, async ({
    page,
    context,
  }) => {
    if (who === 'member') await startSessionOfDemoMember(context);
    for (const path of pathsFor(who, 'form', 'detail')) {
      await test.step(path, async () => {
        await openScreen(page, path);
        await pressChoices(page);
        const summaries = page.locator('main summary').filter({ visible: true });
        const count = await summaries.count();
        if (count > 0) await openAndClose(summaries.first());
        if (count > 1) await openAndClose(summaries.last());
      });
    }
  });
}
