import type { Page } from '@playwright/test';
import { testScreens } from '../setup/aria';
import { tick } from '../setup/press';

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

testScreens('dialogs', [
  {
    name: 'login-dialog',
    path: '/seminar/',
    part: 'dialog',
    open: (page) => page.getByRole('link', { name: '申し込む' }).first().click(),
  },
  {
    name: 'vacancy-filter-dialog',
    path: '/vacancy/',
    part: 'dialog',
    on: 'phone',
    open: (page) => page.getByRole('link', { name: '絞り込み' }).click(),
  },
  {
    name: 'seminar-apply-dialog',
    path: '/seminar/',
    isMember: true,
    part: 'dialog',
    open: press('申し込む'),
  },
  {
    name: 'seminar-cancel-dialog',
    path: '/mypage/seminar/',
    isMember: true,
    part: 'dialog',
    open: press('申し込みを取り消す'),
  },
  {
    name: 'vacancy-cancel-dialog',
    path: '/mypage/vacancy/',
    isMember: true,
    part: 'dialog',
    open: press('応募を取り消す'),
  },
  {
    name: 'vacancy-reapply-dialog',
    path: '/mypage/vacancy/',
    isMember: true,
    part: 'dialog',
    open: press('再応募する'),
  },
  {
    name: 'vacancy-last-application-dialog',
    path: '/vacancy/120/entry',
    isMember: true,
    part: 'dialog',
    open: async (page) => {
      await page.getByLabel('応募の理由・活かせる経験').fill('書きかけの理由');
      await press('前回の応募内容から書きはじめる')(page);
    },
  },
  {
    name: 'mypage-unsaved-dialog',
    path: '/mypage/?edit=conditions',
    isMember: true,
    part: 'dialog',
    open: async (page) => {
      await page.getByLabel('その他の希望').fill('水曜を希望');
      await page.getByRole('link', { name: '編集をやめる' }).click();
    },
  },
  {
    name: 'mypage-address-dialog',
    path: '/mypage/?edit=profile',
    isMember: true,
    part: 'dialog',
    open: async (page) => {
      await page.getByLabel('郵便番号').fill('1000005');
      await press('住所を検索')(page);
    },
  },
  {
    name: 'withdrawal-dialog',
    path: '/mypage/system/#withdrawal',
    isMember: true,
    part: 'dialog',
    open: async (page) => {
      const form = page.getByRole('region', { name: '退会', exact: true });
      await tick(form.getByRole('checkbox').first());
      await form.getByLabel('現在のパスワード', { exact: true }).fill('kaikei-demo-2026');
      await form.getByRole('button', { name: '退会の確認へ進む' }).click();
    },
  },
]);
