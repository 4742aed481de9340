import { expect, visitorTest as test } from './setup/test';

/** Returns the numbers of the page whose unit is on another line. */
function findPartedNumbers() {
  const parted: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
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
  for (const path of ['/', '/vacancy/', '/vacancy/1/', '/seminar/', '/for-company/', '/auth/register/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(findPartedNumbers), path).toEqual([]);
  }
});
