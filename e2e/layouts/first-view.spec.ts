import type { Page } from '@playwright/test';
import { startSessionOfDemoMember } from '../setup/members';
import { holdScripts, openEarly } from '../setup/scripts';
import { expect, openScreen, test, waitForHydration } from '../setup/test';

/** What a window shows before it is scrolled: header, first rows, preview and strip. */

/** The width of the logo's mark as far as it is visible. */
const visibleMarkWidth = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[href="/"] svg')
    .first()
    .evaluate((mark) => (mark.parentElement as Element).getBoundingClientRect().width);

test('the mark of the site is whole on the smallest phones', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/column/', '/for-company']) {
    await page.goto(path);
    expect(await visibleMarkWidth(page), path).toBeGreaterThanOrEqual(34);
  }
  await startSessionOfDemoMember(context);
  for (const path of ['/mypage/', '/column/', '/for-company']) {
    await page.goto(path);
    expect(await visibleMarkWidth(page), `${path} as a member`).toBeGreaterThanOrEqual(34);
  }
});

test('members see the name of the site on a phone of 375 px', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/mypage/');
  const [nameTop, logoBottom] = await page
    .getByRole('banner')
    .locator('a[href="/"] span')
    .evaluate((name) => [
      name.getBoundingClientRect().top,
      (name.parentElement as Element).getBoundingClientRect().bottom,
    ]);
  expect(nameTop).toBeLessThan(logoBottom as number);
});

test('in a window of 1920 px, header, content and footer begin at the same edge', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ['/', '/vacancy/', '/vacancy/1/', '/seminar/', '/column/', '/for-company']) {
    await page.goto(path);
    const edges = await Promise.all(
      ['#__next > header a', 'main h1', '#__next > footer a'].map(
        async (selector) => (await page.locator(selector).first().boundingBox())?.x,
      ),
    );
    expect(new Set(edges.map((edge) => Math.round(edge ?? 0))), path).toEqual(new Set([352]));
  }
});

test('the strip of the next step reaches from edge to edge on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/vacancy/?status=open');
  const href = await page.locator('main ol > li h2 a').first().getAttribute('href');
  await page.goto(href ?? '');
  const strip = await page.getByRole('region', { name: '応募', exact: true }).boundingBox();
  expect(strip).toMatchObject({ x: 0, width: 768 });
});

for (const path of ['/vacancy/', '/seminar/'])
  for (const { width, height, rows } of [
    { width: 1280, height: 800, rows: 6 },
    { width: 375, height: 812, rows: 4 },
  ])
    test(`${path} at ${width} px: ${rows} whole rows are in the window before it is scrolled`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openScreen(page, path);
      const boxes = await page
        .locator('main ol > li')
        .filter({ has: page.locator('h2') })
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
      expect(boxes.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(rows);
      if (width < 1280) return;
      const head = (text: string) => page.getByText(text, { exact: true }).first();
      const preview = page.getByRole('region', { name: '選択中の案件' });
      const stuck =
        path === '/vacancy/'
          ? [head('稼働・勤務地'), preview.getByRole('link', { name: '会員登録して応募' })]
          : [head('参加費')];
      if (path === '/seminar/') expect(boxes.every((box) => box.height >= 76 && box.height <= 84)).toBe(true);
      for (const part of stuck) await expect(part).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 900);
      for (const part of stuck) await expect(part).toBeInViewport({ ratio: 1 });
    });

test('the place of the preview is reserved before its scripts, and a phone loads neither its script nor its data', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await holdScripts(page);
  await openEarly(page, '/vacancy/');
  const preview = page.getByRole('region', { name: '選択中の案件' });
  const firstRow = page.locator('main ol > li h2').first();
  const title = await firstRow.innerText();
  await expect(page.getByText('案件を読み込み中')).toBeAttached();
  const widthOf = async () => (await firstRow.boundingBox())?.width;
  const width = await widthOf();
  release();
  await waitForHydration(page);
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(preview.getByRole('heading', { name: '必須の資格・経験' })).toBeAttached();
  await expect(preview.getByRole('link', { name: '会員登録して応募' })).toBeInViewport({ ratio: 1 });
  expect(await widthOf()).toBe(width);
  await page.locator('main ol > li h2').nth(1).getByRole('link').click();
  await expect(preview.getByRole('heading', { level: 2 })).toBeFocused();

  // The wide page may still be asking for the vacancy that was selected.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 375, height: 812 });
  requests.length = 0;
  // The first poll comes after everything that belongs to the page.
  const poll = page.waitForRequest(/\/api\/v3\/public\/vacancies\/(\?|$)/);
  await page.goto('/vacancy/');
  await poll;
  await expect(preview).toHaveCount(0);
  expect(requests.filter((url) => /\/vacancies\/\d+\//.test(url))).toEqual([]);
});

test('at 1280x800 what an applicant must have is above the fade of the preview, without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, '/vacancy/');
  const preview = page.getByRole('region', { name: '選択中の案件' });
  const needed = preview.getByRole('listitem').first();
  await expect(needed).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    // The fade is above the area of the button, which may come later than the text.
    const fadeTop = await preview.evaluate((element) => {
      const area = element.lastElementChild ?? element;
      return area.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(area, '::before').height);
    });
    const box = await needed.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(fadeTop);
  }).toPass();
});
