import type { Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from '../setup/members';
import { findOverflows, findTextsOutside } from '../setup/overflows';
import { expect, openScreen, test } from '../setup/test';

/** The spacing of WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 320, height: 640 };

/**
 * Opens a page as a user sees it who has spaced out its texts. A style sheet of the page would need the policy's
 * permission.
 */
async function openSpaced(page: Page, path: string): Promise<void> {
  await openScreen(page, path);
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
}

async function expectTextsInside(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findTextsOutside), { message: `texts of ${page.url()}` }).toEqual([]);
  expect(await page.evaluate(findOverflows), `overflows of ${page.url()}`).toEqual([]);
}

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test('lists and the buttons to apply have room for their texts', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await openSpaced(page, '/vacancy/?status=open');
    await expectTextsInside(page);
    await page.setViewportSize(WIDE);
    await expectTextsInside(page);

    const href = await page.locator('main ol a').first().getAttribute('href');
    await page.setViewportSize(SMALL);
    await openSpaced(page, String(href));
    await expect(page.getByRole('link', { name: '会員登録して応募' })).toBeVisible();
    await expectTextsInside(page);
    for (const path of pathsFor('visitor')) {
      await openSpaced(page, path);
      await expectTextsInside(page);
    }
  });

  test('the dialog of a seminar has room for its date', async ({ page, context }) => {
    await startSessionOfDemoMember(context);
    await page.setViewportSize(SMALL);
    await openSpaced(page, '/seminar/');
    await page.getByRole('main').getByRole('button', { name: '申し込む' }).first().click();
    await expect(page.getByRole('dialog', { name: 'セミナーに申し込みますか？' })).toBeVisible();
    const date = page.getByRole('dialog').locator('dd .no-break').first();
    const [dateRight, bodyRight] = await date.evaluate((element) => [
      element.getBoundingClientRect().right,
      (element.closest('dd') as Element).getBoundingClientRect().right,
    ]);
    expect(dateRight).toBeLessThanOrEqual(bodyRight as number);
  });
});
