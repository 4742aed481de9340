import { expect, type Page } from '@playwright/test';
import { testScreens } from '../setup/aria';

/** A page does not wait long for the figures of the market. Those that come late are on the next one. */
const waitForFigures = (page: Page) =>
  expect(async () => {
    const figures = page.getByRole('heading', { name: '稼働日数別の報酬' });
    if (!(await figures.isVisible())) await page.reload();
    await expect(figures).toBeVisible({ timeout: 2_000 });
  }).toPass();

testScreens('home, companies and documents', [
  { name: 'home', path: '/', open: waitForFigures },
  { name: 'home-header', path: '/', on: 'both', part: 'banner' },
  { name: 'home-footer', path: '/', part: 'contentinfo' },
  { name: 'home-member', path: '/', isMember: true, open: waitForFigures },
  {
    name: 'home-mobile-menu',
    on: 'both',
    path: '/',
    part: 'banner',
    open: async (page) => {
      const menu = page.getByRole('banner').locator('summary').first();
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'for-company', path: '/for-company' },
  { name: 'for-company-header', path: '/for-company', part: 'banner' },
  { name: 'for-company-footer', path: '/for-company', part: 'contentinfo' },
  { name: 'for-company-contact', path: '/for-company/contact/' },
  { name: 'operator', path: '/operator' },
  { name: 'commercial-transactions', path: '/commercial-transactions' },
  { name: 'information-modules', path: '/information-modules' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'not-found', path: '/custom-404/' },
  { name: 'delete-complete', path: '/delete-complete/' },
]);
