import type { Page } from '@playwright/test';
import { testScreens } from '../setup/aria';

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
