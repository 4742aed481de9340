import type { Locator, Page } from '@playwright/test';
import { startSessionOfNewMember } from '../setup/members';
import { choose, press, tick } from '../setup/press';
import { expect, openScreen, test, waitForHydration } from '../setup/test';

const LIGHT = 'rgb(251, 250, 246)';
const DARK = 'rgb(15, 24, 25)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const footerSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('combobox', { name: '表示の明るさ' });

/** Returns whether a colour of an element is the system's colour of what is highlighted. */
const usesHighlight = (element: Locator, property: 'backgroundColor' | 'outlineColor') =>
  element.evaluate((target, name) => {
    const probe = document.createElement('p');
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    document.body.append(probe);
    return getComputedStyle(target)[name] === getComputedStyle(probe).backgroundColor;
  }, property);

test('the page follows the device, also while it is open, and is light on paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/vacancy/');
  expect(await ground(page)).toBe(DARK);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(23, 38, 42)');
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  expect(await ground(page)).toBe(LIGHT);
});

test('a visitor chooses in the footer; the choice holds before any script file arrives, and in other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/terms');
  await openScreen(page, '/seminar/');
  await choose(footerSwitch(page), '暗い');
  expect(await ground(page)).toBe(DARK);
  await expect.poll(() => ground(other)).toBe(DARK);
  await expect(footerSwitch(other)).toHaveValue('dark');
  await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute('media', 'all');

  await page.getByRole('link', { name: '案件', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /案件/ })).toBeVisible();
  await expect(footerSwitch(page)).toHaveValue('dark');

  await page.route('**/_next/static/chunks/**/*.js', () => undefined);
  await page.goto('/column', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(DARK);
});

test('a member chooses in the settings, and light wins over a dark device', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, '/mypage/');
  await press(page.getByRole('banner').getByLabel(/さんのメニュー$/));
  await press(page.getByRole('banner').getByRole('link', { name: '表示の明るさ' }));
  await expect(page.getByRole('radio', { name: '端末に合わせる' })).toBeChecked();
  await tick(page.getByRole('radio', { name: '明るい' }));
  expect(await ground(page)).toBe(LIGHT);
  await page.reload();
  expect(await ground(page)).toBe(LIGHT);
  await waitForHydration(page);
  await tick(page.getByRole('radio', { name: '端末に合わせる' }));
  expect(await ground(page)).toBe(DARK);
});

test('prefers-contrast makes lines and texts stronger in both schemes', async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--border', '--textSecondary'].map((name) => style.getPropertyValue(name));
    });
  await page.goto('/terms');
  for (const [colorScheme, usual, more] of [
    ['light', ['#cfdcd5', '#4a5b5e'], ['#66757a', '#2c3b3e']],
    ['dark', ['#304041', '#aabab6'], ['#82958f', '#d7e2de']],
  ] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(await colors()).toEqual(usual);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await colors()).toEqual(more);
  }
});

test('forced colours replace the colours of both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await page.goto('/auth/login/');
    const [text, canvas] = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.cssText = 'color: CanvasText; background: Canvas; forced-color-adjust: none';
      document.body.append(probe);
      return [
        getComputedStyle(document.body).color === getComputedStyle(probe).color,
        getComputedStyle(document.body).backgroundColor === getComputedStyle(probe).backgroundColor,
      ];
    });
    expect([text, canvas], colorScheme).toEqual([true, true]);
  }
});

test('forced colours keep what the current tab says legible', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/mypage/?edit=skill');
  const tab = page.getByRole('navigation', { name: 'マイページの項目' }).locator('[aria-current]');
  await expect(tab).toContainText('未入力');
  const colors = await tab.evaluate((element) =>
    [element, ...element.querySelectorAll('span')].map((part) => getComputedStyle(part).color),
  );
  expect(new Set(colors).size).toBe(1);
  expect(await usesHighlight(tab, 'backgroundColor')).toBe(true);
});

test('forced colours keep the gap of the ring on a pending button', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route('**/api/v3/public/login/', () => undefined);
  await openScreen(page, '/auth/login');
  await page.getByLabel('メールアドレス').fill('member@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill('kaikei-demo-2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  const ring = page.locator('button[aria-busy="true"] [aria-hidden="true"]').first();
  const text = await ring.evaluate((element) => getComputedStyle(element.closest('button') as Element).color);
  await expect(ring).toHaveCSS('border-left-color', text);
  await expect(ring).not.toHaveCSS('border-right-color', text);
});

test('forced colours keep the row that is in the preview recognizable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/vacancy/');
  const row = page.locator("main li:has(a[id^='vacancy-'][aria-current])");
  await expect(row).toHaveCSS('outline-style', 'solid');
  expect(await usesHighlight(row, 'outlineColor')).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page follows the device, and has no switch that does nothing', async ({ page }) => {
    await page.goto('/vacancy/');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await expect(footerSwitch(page)).toHaveCount(0);
  });
});
