import { startSessionOfDemoMember } from './setup/members';
import { expect, test as memberTest, visitorTest as test, waitForHydration } from './setup/test';

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
  [326, '/vacancy/1/', '締め切りました'],
  [768, '/', '中央値'],
  [1280, '/', '中堅'],
] as const)
  test(`the word ${word} stays on one line on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeVisible();
    expect(await page.evaluate(findPartedWords, word)).toEqual([]);
  });

memberTest('the choices of work styles break between words', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.goto('/mypage/?edit=work-style');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const word of ['フリーランス', 'アドバイザー', 'パートタイム', '繁忙期']) {
      await expect(page.getByRole('checkbox', { name: new RegExp(word) })).toBeVisible();
      expect(await page.evaluate(findPartedWords, word), `${width}`).toEqual([]);
    }
  }
});

memberTest('the name of what is cancelled or applied for breaks between words', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/mypage/vacancy/');
  await waitForHydration(page);
  await page.getByRole('button', { name: '再応募する' }).first().click();
  await expect(page.getByRole('dialog').getByText('N-1期')).toBeVisible();
  expect(await page.evaluate(findPartedWords, 'N-1期')).toEqual([]);
});
