import { findChromium } from '../../scripts/testing/chromium.mjs';
import { press } from '../setup/press';
import { expect, openScreen, test } from '../setup/test';
import { findOpenVacancy } from '../setup/vacancies';

// Tests hide scrollbars otherwise.
test.use({
  launchOptions: {
    ...(findChromium() && { executablePath: findChromium() }),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

for (const [name, height] of [
  ['short', 4000],
  ['long', 800],
] as const) {
  test(`a dialog on a ${name} page moves nothing behind it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await openScreen(page, await findOpenVacancy(page));
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await press(page.getByRole('region', { name: '応募' }).getByRole('link', { name: 'ログイン' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await heading.boundingBox())?.x).toBe(before?.x);
  });
}
