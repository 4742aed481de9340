import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfNewMember } from './setup/members';
import { tick } from './setup/press';
import { expect, test as memberTest, visitorTest as test, waitForHydration } from './setup/test';

/** Returns the numbers of the page whose unit is on another line. */
function findPartedNumbers() {
  const parted: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // Texts in a closed menu have a place too.
    if (!node.parentElement?.checkVisibility()) continue;
    const text = node.textContent ?? '';
    for (const match of text.matchAll(/約?[0-9][0-9,.〜]*(?:か月|[一-龠])(?:\/[一-龠])?/g)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) parted.push(text.slice(Math.max(0, match.index - 8), match.index + 20));
    }
  }
  return parted;
}

test('numbers stay with their units at 326 px', async ({ page }) => {
  await page.setViewportSize({ width: 326, height: 780 });
  for (const path of pathsFor('visitor')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(findPartedNumbers), path).toEqual([]);
  }
});

test('numbers stay with their units where vacancies are compared, at 326 and 1280 px', async ({ page }) => {
  for (const [width, ids] of [
    [326, [120, 119, 118, 117]],
    [1280, [116, 115, 114, 113]],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/vacancy/saved/?ids=${ids.join(',')}`);
    await waitForHydration(page);
    const choices = page.getByRole('main').getByRole('checkbox');
    await expect(choices).toHaveCount(ids.length);
    for (const choice of await choices.all()) await tick(choice);
    await expect(page.getByRole('columnheader')).toHaveCount(1 + ids.length);
    expect(await page.evaluate(findPartedNumbers), `${width}`).toEqual([]);
  }
});

memberTest(
  'numbers stay with their units at 326 px in the conditions of a vacancy and before an application',
  async ({ page, context }) => {
    await startSessionOfNewMember(context);
    await page.setViewportSize({ width: 326, height: 780 });
    await page.goto('/vacancy/119/');
    await expect(page.getByText(/から12か月/).first()).toBeVisible();
    expect(await page.evaluate(findPartedNumbers)).toEqual([]);
    await page.goto('/seminar/');
    await waitForHydration(page);
    await page.getByRole('button', { name: '申し込む' }).first().click();
    await expect(page.getByRole('dialog').getByText(/^20\d\d年$/)).toBeVisible();
    expect(await page.evaluate(findPartedNumbers)).toEqual([]);
  },
);
