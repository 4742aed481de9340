import type { Page } from '@playwright/test';
import { createMember, logIn, startSession, startSessionOfDemoMember } from './setup/members';
import { press, tick } from './setup/press';
import { toast } from './setup/settings';
import { expect, test, visitorTest, waitForHydration } from './setup/test';

/** Texts, menus and notices that have the room that they need. */

const WIDTHS = [1280, 375];

async function openAt(page: Page, width: number, height: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await waitForHydration(page);
}

for (const width of WIDTHS) {
  test(`${width} px: a toast covers no link of the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { email } = await createMember();
    await page.goto('/auth/login/?redirect=/column');
    await logIn(page, email);
    const shown = toast(page, 'ログインしました。').locator('div').first();
    await expect(shown).toBeVisible();
    const { y = 0 } = (await shown.boundingBox()) ?? {};
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), await link.innerText()).toBeLessThanOrEqual(y);
    }
  });

  test(`${width} px: the whole menu of the member is in the window, whose edge it does not cross`, async ({
    page,
    context,
  }) => {
    await startSessionOfDemoMember(context);
    for (const height of [800, 600]) {
      await openAt(page, width, height, '/vacancy/');
      await press(page.getByRole('banner').getByLabel(/のメニュー$/));
      const logout = page.getByRole('button', { name: 'ログアウト' });
      const panel = page.locator('div').filter({ has: logout }).last();
      const { y = 0, height: panelHeight = 0 } = (await panel.boundingBox()) ?? {};
      expect(y + panelHeight).toBeLessThanOrEqual(height);
    }
  });

  visitorTest(`${width} px: a reward keeps its last number and its unit on one line`, async ({ page }) => {
    await openAt(page, width, 800, '/vacancy/');
    const parted = await page.locator('.figure dd:first-of-type').evaluateAll((rewards) =>
      rewards
        .filter((reward) => {
          const letters: { letter: string; bottom: number }[] = [];
          const texts = document.createTreeWalker(reward, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              letters.push({ letter, bottom: range.getBoundingClientRect().bottom });
            }
          }
          const start = letters
            .map(({ letter }) => letter)
            .join('')
            .search(/[0-9,]+[^0-9]*$/);
          const lines = letters.slice(Math.max(start, 0)).map(({ bottom }) => bottom);
          return Math.max(...lines) - Math.min(...lines) > 8;
        })
        .map((reward) => reward.textContent),
    );
    expect(parted).toEqual([]);
  });
}

test('the invoice question shows its button at 1280x800 with all fields and the name that was found', async ({
  page,
  context,
}) => {
  const { email } = await createMember({ invoiceState: null });
  await startSession(context, email);
  await openAt(page, 1280, 800, '/vacancy/');
  const dialog = page.getByRole('dialog', { name: 'インボイス制度についてのご確認' });
  await tick(dialog.getByRole('radio', { name: /適格請求書発行事業者である/ }));
  await dialog.getByRole('textbox', { name: '登録番号' }).fill('2010001000022');
  const save = dialog.getByRole('button', { name: '保存する' });
  await expect(dialog.getByText('合同会社みなと財務')).toBeVisible();
  const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
  const { y: top = 0, height: dialogHeight = 0 } = (await dialog.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top + dialogHeight);
  const isOnTop = await save.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});
