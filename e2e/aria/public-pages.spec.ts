import { testScreens } from '../setup/aria';

testScreens('home, companies and documents', [
  { name: 'home', path: '/' },
  { name: 'home-header', path: '/', differsOnPhone: true, part: 'banner' },
  { name: 'home-footer', path: '/', part: 'contentinfo' },
  { name: 'home-member', path: '/', isMember: true },
  {
    name: 'home-mobile-menu',
    differsOnPhone: true,
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
  { name: 'information-modules', path: '/information-modules' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'not-found', path: '/custom-404/' },
  { name: 'delete-complete', path: '/delete-complete/' },
]);
