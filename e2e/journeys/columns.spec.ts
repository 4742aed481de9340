import { expect, openScreen, test } from '../setup/test';

test('a reader goes from the media top page through a tag to a column and to a related one', async ({
  page,
}) => {
  await openScreen(page, '/column');
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
