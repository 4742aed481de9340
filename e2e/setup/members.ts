import { type BrowserContext, expect, type Page } from '@playwright/test';
import { SESSION_COOKIE } from '@/config/cookies';
import { openSession } from '@/server/auth/sessions';
import { type Db, openDatabase } from '@/server/db/client';
import { findMemberByEmail, insertMember, type NewMember } from '@/server/members/service';
import { hashCheaply } from '@/tests/setup/password-hash';
import { modes } from './modes';
import { waitForHydration } from './test';

export const PASSWORD = 'settings-2026-password';

const NAMES = { familyName: '小林', givenName: '直人', familyNameKana: 'コバヤシ', givenNameKana: 'ナオト' };

async function inEmbeddedDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase(process.env.E2E_EMBEDDED_DATABASE ?? '', { size: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/**
 * Creates a member in the database of the embedded mode. Each test creates its own, because tests run in
 * parallel and in two widths.
 */
export async function createMember(member: Partial<NewMember> = {}): Promise<{ id: number; email: string }> {
  const email = `e2e.${crypto.randomUUID()}@example.com`;
  const defaults = { ...NAMES, termsAgreedAt: new Date(), invoiceState: '3', ...member } as const;
  const passwordHash = await hashCheaply(PASSWORD);
  const id = await inEmbeddedDatabase((db) => insertMember(db, { ...defaults, email, passwordHash }));
  return { id, email };
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

/** Opens the menu of the member in the header. */
export const openMemberMenu = (page: Page) =>
  page
    .getByRole('banner')
    .getByLabel(/のメニュー$/)
    .click();

/**
 * Opens a session for the member of the embedded mode and gives its cookie to the browser, which is faster
 * than the login page. Tests of the login use `logIn`.
 */
export async function startSession(context: BrowserContext, email: string): Promise<void> {
  const token = await inEmbeddedDatabase(async (db) => {
    const member = await findMemberByEmail(db, email);
    if (!member) throw new Error(`no member has the address ${email}`);
    return (await openSession(db, member.id, null)).token;
  });
  const url = modes.embedded.origin;
  await context.addCookies([{ name: SESSION_COOKIE, value: token, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** Creates a member and opens a session for it. */
export async function startSessionOfNewMember(
  context: BrowserContext,
  member: Partial<NewMember> = {},
): Promise<{ id: number; email: string }> {
  const created = await createMember(member);
  await startSession(context, created.email);
  return created;
}

/** Creates a member who may apply to vacancies, which needs a career, and opens a session for it. */
export const startSessionOfNewApplicant = (context: BrowserContext) =>
  startSessionOfNewMember(context, {
    careers: [
      { company: '青空監査法人', position: '', started_on: '2019-04', ended_on: null, description: '' },
    ],
  });

/** Opens a session for the member of the demo data, whose profile is complete. */
export const startSessionOfDemoMember = (context: BrowserContext) =>
  startSession(context, 'member@example.com');
