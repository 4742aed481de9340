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

testScreens('logins and registrations', [
  { name: 'login', path: '/auth/login/' },
  { name: 'login-header', path: '/auth/login/', on: 'both', part: 'banner' },
  { name: 'login-footer', path: '/auth/login/', part: 'contentinfo' },
  {
    name: 'login-refused',
    path: '/auth/login/',
    open: (page) => page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click(),
  },
  { name: 'register', path: '/auth/register' },
  { name: 'register-sent', path: '/auth/register/sent/' },
  { name: 'register-waiting', path: '/auth/register/waiting/' },
  { name: 'set-password-without-token', path: '/auth/set-password' },
  { name: 'set-password-unknown-token', path: '/auth/set-password?token=unknown' },
  { name: 'password-reset', path: '/auth/reset' },
  { name: 'password-reset-sent', path: '/auth/reset/complete/' },
  { name: 'password-reset-unknown-token', path: '/auth/reset/password?token=unknown' },
]);

testScreens('vacancies', [
  { name: 'vacancies', path: '/vacancy/', on: 'both' },
  { name: 'vacancies-filtered', path: '/vacancy/?days=2&status=open&search=IPO' },
  { name: 'vacancies-empty', path: '/vacancy/?search=存在しない言葉' },
  { name: 'vacancies-member', path: '/vacancy/', on: 'both', isMember: true },
  { name: 'vacancy', path: '/vacancy/120/' },
  { name: 'vacancy-member', path: '/vacancy/120/', isMember: true },
  { name: 'vacancy-entry-visitor', path: '/vacancy/120/entry' },
  { name: 'vacancy-entry', path: '/vacancy/120/entry', isMember: true },
  { name: 'vacancies-saved-empty', path: '/vacancy/saved/' },
  { name: 'vacancies-shared', path: '/vacancy/saved/?ids=119,120' },
]);

testScreens('seminars and conference', [
  { name: 'seminars', path: '/seminar/' },
  { name: 'seminars-page-out-of-range', path: '/seminar/?seminar_page=99' },
  { name: 'seminars-member', path: '/seminar/', isMember: true },
  { name: 'seminar', path: '/seminar/1/' },
  { name: 'seminar-member', path: '/seminar/1/', isMember: true },
  { name: 'conference', path: '/conference', on: 'both' },
  { name: 'conference-session', path: '/conference?session=1', part: 'dialog' },
]);

testScreens('columns', [
  { name: 'columns', path: '/column' },
  { name: 'columns-header', path: '/column', on: 'both', part: 'banner' },
  { name: 'columns-footer', path: '/column', part: 'contentinfo' },
  { name: 'column', path: '/column/3/', on: 'both' },
  { name: 'column-tag', path: '/column/tag/124/' },
]);

const sections = ['profile', 'career', 'license', 'skill', 'work-style', 'conditions'];

const openMenu = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('banner').getByLabel(name).click();
};

testScreens('mypage', [
  { name: 'mypage', path: '/mypage/', on: 'both', isMember: true },
  { name: 'mypage-header', path: '/mypage/', on: 'both', isMember: true, part: 'banner' },
  {
    name: 'member-menu',
    on: 'both',
    path: '/mypage/',
    isMember: true,
    part: 'banner',
    open: openMenu(/のメニュー$/),
  },
  {
    name: 'notification-menu',
    on: 'both',
    path: '/mypage/',
    isMember: true,
    part: 'banner',
    open: openMenu(/お知らせ/),
  },
  ...sections.map((section) => ({
    name: `mypage-edit-${section}`,
    path: `/mypage/?edit=${section}`,
    isMember: true,
  })),
  { name: 'applied-vacancies', path: '/mypage/vacancy/', isMember: true },
  { name: 'applied-seminars', path: '/mypage/seminar/', isMember: true },
  { name: 'resume', path: '/mypage/resume/', isMember: true },
  { name: 'cpe', path: '/mypage/cpe/', isMember: true },
  { name: 'cpe-certificate', path: '/mypage/cpe/certificate/', isMember: true },
  { name: 'settings', path: '/mypage/system/', isMember: true },
]);
