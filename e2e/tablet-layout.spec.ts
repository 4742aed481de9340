import { expect, test } from './setup/test';

test.beforeEach(({ page }) => page.setViewportSize({ width: 768, height: 1024 }));

test('the strip of the next step reaches from edge to edge on a tablet', async ({ page }) => {
  await page.goto('/vacancy/?status=open');
  const href = await page.locator('main ol > li h2 a').first().getAttribute('href');
  await page.goto(href ?? '');
  const strip = await page.getByRole('region', { name: '応募', exact: true }).boundingBox();
  expect(strip).toMatchObject({ x: 0, width: 768 });
});

test('the rewards of the home page stay on one line on a tablet', async ({ page }) => {
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

test('the sessions of a speaker of the conference are visibly separate', async ({ page }) => {
  await page.goto('/conference/');
  const speaker = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const sessions = speaker.filter({ hasText: 'FAS マネージングディレクター' }).getByRole('paragraph');
  const boxes = await sessions.filter({ has: page.getByRole('link') }).all();
  expect(boxes.length).toBeGreaterThan(1);
  let bottom: number | undefined;
  for (const box of boxes) {
    const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 };
    if (bottom !== undefined) expect(y - bottom).toBeGreaterThanOrEqual(8);
    bottom = y + height;
  }
});
