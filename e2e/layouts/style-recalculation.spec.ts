import type { Browser, Page } from '@playwright/test';
import { SCREENS } from '@/tests/setup/screens';
import { startSessionOfDemoMember } from '../setup/members';
import { expect, openScreen, test } from '../setup/test';

/** More than what belongs to a new element, and far less than a page. */
const MAX_ELEMENTS = 100;

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Adds an element to the page. @returns the number of elements whose style the browser computed again for it */
async function countRecalculatedElements(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    document.body.append(document.createElement('div'));
    // Reading a size computes the styles at once.
    document.body.getBoundingClientRect();
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts, 'the trace contains the computation').not.toEqual([]);
  return Math.max(...counts);
}

// A selector such as `:has(…) > :first-child` makes each new element, for example a toast, cost the styles of the whole page,
// because the root has :has() rules too.
for (const { path, who } of SCREENS.filter(({ kind }) => kind === 'list' || kind === 'form'))
  test(`${path} for a ${who}: an element that is added changes the styles of few others`, async ({
    browser,
    page,
    context,
  }) => {
    if (who === 'member') await startSessionOfDemoMember(context);
    await openScreen(page, path);
    await expect(async () => {
      expect(await countRecalculatedElements(browser, page)).toBeLessThan(MAX_ELEMENTS);
    }).toPass();
  });

test('the menus of the header open without a new style rule, which would cost the styles of the whole page', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      document.documentElement.dataset.newestRule = rule;
      return insertRule.call(this, rule, index);
    };
  });
  // The list in the menu of applications is fetched when the menu opens, and has a rule of its own.
  await page.route('**/vacancy-applied-summaries/**', () => undefined);
  await page.setViewportSize({ width: 375, height: 780 });
  await openScreen(page, '/vacancy/');
  for (const name of [/さんのメニュー/, '応募管理', /お知らせ/]) {
    const button = page.getByRole('banner').getByLabel(name);
    await page.evaluate(() => delete document.documentElement.dataset.newestRule);
    await button.click();
    await expect(page.locator('details[open]')).toContainText(/./);
    await expect(page.locator('html')).not.toHaveAttribute('data-newest-rule');
    await page.keyboard.press('Escape');
  }
});
