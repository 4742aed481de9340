import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember, startSessionOfNewMember } from '../setup/members';
import { tick } from '../setup/press';
import { expect, openScreen, test, visitorTest } from '../setup/test';

/** Where lines break: between phrases and words, and never between a number and its unit. */

/**
 * Runs in the page. @returns the visible texts in which a match of the pattern is on two lines
 */
function findParted(pattern: string): string[] {
  const parted: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // Texts in a closed menu have a place too.
    if (!node.parentElement?.checkVisibility()) continue;
    const text = node.textContent ?? '';
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) parted.push(text.slice(Math.max(0, match.index - 8), match.index + 20));
    }
  }
  return parted;
}

/** A number with its unit. */
const NUMBER = '約?[0-9][0-9,.〜]*(?:か月|[一-龠])(?:\\/[一-龠])?';

for (const [width, path, word] of [
  [326, '/vacancy/1/', '締め切りました'],
  [768, '/', '中央値'],
  [1280, '/', '中堅'],
] as const)
  visitorTest(`the word ${word} stays on one line on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeVisible();
    expect(await page.evaluate(findParted, word)).toEqual([]);
  });

test('the choices of work styles break between words', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.goto('/mypage/?edit=work-style');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const word of ['フリーランス', 'アドバイザー', 'パートタイム', '繁忙期']) {
      await expect(page.getByRole('checkbox', { name: new RegExp(word) })).toBeVisible();
      expect(await page.evaluate(findParted, word), `${width}`).toEqual([]);
    }
  }
});

test('the name of what is cancelled or applied for breaks between words', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 800 });
  await openScreen(page, '/mypage/vacancy/');
  await page.getByRole('button', { name: '再応募する' }).first().click();
  await expect(page.getByRole('dialog').getByText('N-1期')).toBeVisible();
  expect(await page.evaluate(findParted, 'N-1期')).toEqual([]);
});

visitorTest('numbers stay with their units at 326 px', async ({ page }) => {
  await page.setViewportSize({ width: 326, height: 780 });
  for (const path of pathsFor('visitor')) {
    await openScreen(page, path);
    expect(await page.evaluate(findParted, NUMBER), path).toEqual([]);
  }
});

visitorTest(
  'numbers stay with their units where vacancies are compared, at 326 and 1280 px',
  async ({ page }) => {
    for (const [width, ids] of [
      [326, [120, 119, 118, 117]],
      [1280, [116, 115, 114, 113]],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      await openScreen(page, `/vacancy/saved/?ids=${ids.join(',')}`);
      const choices = page.getByRole('main').getByRole('checkbox');
      await expect(choices).toHaveCount(ids.length);
      for (const choice of await choices.all()) await tick(choice);
      await expect(page.getByRole('columnheader')).toHaveCount(1 + ids.length);
      expect(await page.evaluate(findParted, NUMBER), `${width}`).toEqual([]);
    }
  },
);

test('numbers stay with their units at 326 px in the conditions of a vacancy and before an application', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await page.setViewportSize({ width: 326, height: 780 });
  await page.goto('/vacancy/119/');
  await expect(page.getByText(/から12か月/).first()).toBeVisible();
  expect(await page.evaluate(findParted, NUMBER)).toEqual([]);
  await openScreen(page, '/seminar/');
  await page.getByRole('button', { name: '申し込む' }).first().click();
  await expect(page.getByRole('dialog').getByText(/^20\d\d年$/)).toBeVisible();
  expect(await page.evaluate(findParted, NUMBER)).toEqual([]);
});

for (const width of [1280, 375])
  visitorTest(`${width} px: a reward keeps its last number and its unit on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openScreen(page, '/vacancy/');
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

test('the rewards of the home page stay on one line on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const figures = page.locator('main li > span', { hasText: /^[0-9,.]+万円\/月$/ });
  await expect(figures).toHaveCount(5);
  for (const figure of await figures.all()) {
    const lines = await figure.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
});

test('an article on a phone keeps numbers with their units, and only its headings break between phrases', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/column/tag/133/');
  await page.getByRole('link', { name: /監査法人から独立して三年/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /監査法人から独立して三年/ })).toBeVisible();
  const article = page.getByRole('main');
  const kept = await article.locator('.no-break').evaluateAll((parts) =>
    parts.map((part) => ({
      text: part.textContent,
      lines: new Set([...part.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
    })),
  );
  expect(kept.filter(({ lines }) => lines === 1).length).toBeGreaterThan(0);
  // A phone shows less of the rows of vacancies.
  expect(kept.filter(({ lines }) => lines > 1)).toEqual([]);
  const wordBreak = (element: Element) => getComputedStyle(element).wordBreak;
  expect(await page.getByRole('heading', { level: 2 }).first().evaluate(wordBreak)).toBe('auto-phrase');
  expect(await article.getByText('生活費の八か月分').evaluate(wordBreak)).toBe('normal');
});
