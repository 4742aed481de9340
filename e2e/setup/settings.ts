import { expect, type Page } from '@playwright/test';
import { logIn } from './members';
import { openScreen } from './test';

export const SETTINGS_PATH = '/mypage/system/';

export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a section of the settings through the header’s menu, which every page has. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByLabel('小林さんのメニュー').click();
  await banner.getByRole('list', { name: '設定' }).getByRole('link', { name, exact: true }).click();
  await expect(section(page, name).getByRole('link', { name: '閉じる' })).toBeVisible();
}

/** Opens the settings of the member whose session is open. */
export async function openSettings(page: Page): Promise<void> {
  await openScreen(page, SETTINGS_PATH);
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
}

/** Opens the settings without a session and logs in on the login page. */
export async function openSettingsThroughLogin(page: Page, email: string): Promise<void> {
  await page.goto(SETTINGS_PATH);
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
}
