import { expect, type Page } from '@playwright/test';
import { openDatabase } from '@/server/db/client';
import { insertMember, type NewMember } from '@/server/members/insert';
import { hashCheaply } from '@/tests/setup/password-hash';
import { waitForHydration } from './test';

export const PASSWORD = 'settings-2026-password';

const NAMES = { familyName: '小林', givenName: '直人', familyNameKana: 'コバヤシ', givenNameKana: 'ナオト' };

/**
 * Creates a member in the database of the embedded mode. Each test creates its own, because tests run in
 * parallel and in two widths.
 */
export async function createMember(member: Partial<NewMember> = {}): Promise<{ id: number; email: string }> {
  const database = openDatabase(process.env.E2E_EMBEDDED_DATABASE ?? '', 1);
  const email = `e2e.${crypto.randomUUID()}@example.com`;
  try {
    const defaults = { ...NAMES, termsAgreedAt: new Date(), invoiceState: '3', ...member } as const;
    const passwordHash = await hashCheaply(PASSWORD);
    return { id: await insertMember(database.db, { ...defaults, email, passwordHash }), email };
  } finally {
    await database.close();
  }
}

/** Logs in on the login page. Opens it first unless it is already open. */
export async function logIn(page: Page, email: string, password = PASSWORD) {
  if (!page.url().includes('/auth/login')) await page.goto('/auth/login/');
  await waitForHydration(page);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

/** Logs in as the member of the demo data, whose profile is complete, and waits for the vacancy list. */
export async function logInAsDemoMember(page: Page) {
  await logIn(page, 'member@example.com', 'kaikei-demo-2026');
  await expect(page).toHaveURL(/\/vacancy\/$/);
}
