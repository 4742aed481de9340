import { holdScripts, openEarly } from './setup/scripts';
import { expect, test, waitForHydration } from './setup/test';

const ROW_SELECTOR = 'main ol > li h2';

test('the place of the preview is reserved before its scripts, and a phone loads neither its script nor its data', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await holdScripts(page);
  await openEarly(page, '/vacancy/');
  const preview = page.getByRole('region', { name: '選択中の案件' });
  const firstRow = page.locator(ROW_SELECTOR).first();
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
  await page.locator(ROW_SELECTOR).nth(1).getByRole('link').click();
  await expect(preview.getByRole('heading', { level: 2 })).toBeFocused();

  // The wide page may still be asking for the vacancy that was selected.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 375, height: 812 });
  requests.length = 0;
  await page.goto('/vacancy/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(preview).toHaveCount(0);
  expect(requests.filter((url) => /\/vacancies\/\d+\//.test(url))).toEqual([]);
});

test('at 1280x800 what an applicant must have is above the fade of the preview, without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/vacancy/');
  await waitForHydration(page);
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
