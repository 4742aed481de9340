import { expect, test, waitForHydration } from './setup/test';

test('a reader goes from the media top page through a tag to a column and to a related one', async ({
  page,
}) => {
  await page.goto('/column');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'インタビュー' }).click();
  await expect(page).toHaveURL(/\/column\/tag\/133\/$/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/column\/\d+\/$/);
  // The address changes before the column replaces the list.
  await expect(page.getByRole('navigation', { name: 'ほかの記事' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /share\/.+\.png$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type']).sort()).toEqual(['Article', 'BreadcrumbList']);
  await page.getByRole('heading', { level: 3 }).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('the table of contents stays visible beside a column and marks the section that is being read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/column/tag/133/');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const contents = page.getByRole('navigation', { name: '目次' });
  await expect(contents).toBeVisible();
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  for (const place of [2, 3, 1]) {
    const title = await page.locator(`#section-${place}`).innerText();
    await page.locator(`#section-${place}`).evaluate((heading) => heading.scrollIntoView());
    await expect(contents.locator('[aria-current=location]')).toHaveText(title);
    await expect(contents).toBeInViewport();
  }
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test('images are served as AVIF or WebP', async ({ page }) => {
  await page.goto('/column/3/');
  const picture = page.locator('main article > img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const response = await page.request.get(source, { headers: { accept: 'image/avif,image/webp' } });
  expect(response.headers()['content-type']).toMatch(/avif|webp/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('columns can be found and read', async ({ page }) => {
    await page.goto('/column/tag/124/');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.locator('#section-1')).toBeVisible();
    await expect(page.getByRole('link', { name: 'LINE' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'リンクをコピー' })).toHaveCount(0);
  });
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
