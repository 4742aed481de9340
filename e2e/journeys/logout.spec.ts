import type { BrowserContext, Page } from '@playwright/test';
import { openMemberMenu, startSessionOfDemoMember, startSessionOfNewMember } from '../setup/members';
import { expect, openScreen, test, waitForHydration } from '../setup/test';

/** Typed into every form; nothing of it may be left after the logout. */
const SECRET = '水曜だけを希望します';
const COMPANY_FORM = '/for-company/contact/';
const EDITOR = '/mypage/?edit=conditions';

async function openTab(context: BrowserContext, path: string, label: RegExp | string): Promise<Page> {
  const tab = await context.newPage();
  // A question of the browser would keep the page with its input.
  tab.on('dialog', (dialog) => {
    throw new Error(`the tab asks: ${dialog.type()} ${dialog.message()}`);
  });
  await openScreen(tab, path);
  await tab.getByLabel(label).fill(SECRET);
  await expect.poll(() => storedIn(tab)).toContain(SECRET);
  return tab;
}

const storedIn = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Returns all that a person at the computer can read in a tab. */
const visibleIn = (tab: Page) =>
  tab.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
        ({ value }) => value,
      ),
    ].join('\n'),
  );

async function logOut(page: Page) {
  await openMemberMenu(page);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ログアウトしました。' })).toBeVisible();
}

async function expectNothingLeft(tab: Page) {
  await waitForHydration(tab);
  expect(await visibleIn(tab)).not.toContain(SECRET);
  expect(await storedIn(tab)).not.toContain(SECRET);
}

test('a logout in one tab deletes what was typed in every tab, and Back does not bring it back', async ({
  page,
  context,
}) => {
  // This tab was opened before the login.
  const visitorTab = await openTab(context, COMPANY_FORM, /会社名/);
  await startSessionOfDemoMember(context);
  await page.goto('/vacancy/?status=open');
  const vacancyPath = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).find((href) => /^\/vacancy\/\d+\/?$/.test(href ?? '')),
    );
  const editorTab = await openTab(context, EDITOR, 'その他の希望');
  const settingsTab = await openTab(context, '/mypage/system/#email-edit', '新しいメールアドレス');
  const companyTab = await openTab(context, COMPANY_FORM, /会社名/);
  const tabs = { visitorTab, editorTab, settingsTab, companyTab };
  expect(vacancyPath).toBeTruthy();

  await waitForHydration(page);
  await logOut(page);

  await test.step('every tab has left its page or shows it empty', async () => {
    await expect(editorTab).toHaveURL(/\/auth\/login\//);
    await expect(settingsTab).toHaveURL(/\/auth\/login\//);
    for (const tab of [companyTab, visitorTab]) {
      await expect(tab).toHaveURL(/\/for-company\/contact/);
      await expect(tab.getByLabel(/会社名/)).toHaveValue('');
    }
    for (const tab of Object.values(tabs)) await expectNothingLeft(tab);
  });

  await test.step('neither Back nor a reload shows it', async () => {
    for (const tab of Object.values(tabs)) {
      await tab.reload();
      await expectNothingLeft(tab);
      await tab.goBack();
      if (tab.url() !== 'about:blank') await expectNothingLeft(tab);
      await tab.close();
    }
  });
});

test('after a logout in the same tab, Back shows no page of the member, neither name nor input', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await openScreen(page, COMPANY_FORM);
  await page.getByLabel(/会社名/).fill(SECRET);
  await openScreen(page, EDITOR);
  await page.getByLabel('その他の希望').fill(SECRET);
  page.once('dialog', (question) => void question.accept());
  await openScreen(page, '/mypage/');
  const name = await page.getByLabel(/さんのメニュー/).innerText();
  await page.getByRole('banner').getByRole('link', { name: '案件' }).first().click();
  await expect(page).toHaveURL(/\/vacancy\/$/);
  await waitForHydration(page);
  await logOut(page);

  const mypage = /\/auth\/login\/\?redirect=%2Fmypage/;
  for (const place of [/\/vacancy\/$/, mypage, mypage, /\/for-company\/contact/]) {
    await page.goBack();
    await expect(page).toHaveURL(place);
    await expectNothingLeft(page);
    await expect(page.getByText(name)).toHaveCount(0);
  }
});

test('Back to another document shows a form without the input of before the logout', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await openScreen(page, COMPANY_FORM);
  await page.getByLabel(/会社名/).fill(SECRET);
  await page.goto('/vacancy/');

  await test.step('without a logout, the draft and not the memory of the browser fills the form', async () => {
    await page.goBack();
    await expect(page.getByLabel(/会社名/)).toHaveValue(SECRET);
    expect(await storedIn(page)).toContain(SECRET);
    await page.goForward();
    await waitForHydration(page);
  });

  const other = await context.newPage();
  await openScreen(other, '/');
  // The logout reloads this tab. Chromium aborts a step back that meets a reload.
  await Promise.all([page.waitForEvent('load'), logOut(other)]);
  await page.goBack();
  await expect(page).toHaveURL(/\/for-company\/contact/);
  await expect(page.getByLabel(/会社名/)).toHaveValue('');
  await expectNothingLeft(page);
});
