import { expect, visitorTest as test } from './setup/test';

/** Returns the texts of the page in which the word is on two lines. */
function findPartedWords(word: string) {
  const parted: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const start = text.indexOf(word);
    if (start < 0) continue;
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
    if (lines.size > 1) parted.push(text);
  }
  return parted;
}

for (const [width, path, word] of [
  [326, '/vacancy/1/', '締切'],
  [768, '/', '中央値'],
  [1280, '/', '中堅'],
] as const)
  test(`the word ${word} stays on one line on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeVisible();
    expect(await page.evaluate(findPartedWords, word)).toEqual([]);
  });
