import type { Page } from '@playwright/test';
import { startSessionOfNewMember } from '../setup/members';
import { tick } from '../setup/press';
import { openSettings, SETTINGS_PATH, section, toast } from '../setup/settings';
import { expect, expectAccessible, expectConsoleError, openScreen, test } from '../setup/test';

interface AccessibilityNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/**
 * Returns what the browser tells assistive technology: role and name of each node that it does not ignore. The DOM does not
 * tell it, because an open dialog makes the rest of the page inert. The session stays open, because its end would end the
 * emulation of a lost connection.
 */
async function readAccessibilityTree(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: AccessibilityNode[] };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`);
}

/** Opens the question of the first seminar that can be applied for. */
async function openQuestion(page: Page) {
  await openScreen(page, '/seminar/');
  await page.getByRole('button', { name: '申し込む' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'セミナーに申し込みますか？' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const REFUSAL = '申し込みを受け付けられませんでした。';

test('a toast is in the accessibility tree of the open dialog, and a press on it leaves the dialog open', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  const dialog = await openQuestion(page);
  const alerts = dialog.locator('[role="alert"]');
  const regionsBefore = await dialog.locator('[role="status"], [role="alert"]').count();
  expect(regionsBefore).toBeGreaterThanOrEqual(2);
  expectConsoleError('403');
  await page.route('**/api/v3/public/applications/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { error: REFUSAL } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: '申し込む' }).click();
  const toast = alerts.filter({ has: page.getByRole('button', { name: 'お知らせを閉じる' }) });
  await expect(toast).toContainText(REFUSAL);
  const tree = await readAccessibilityTree(page);
  expect(tree).toContain(`StaticText ${REFUSAL}`);
  expect(tree).toContain('button お知らせを閉じる');
  expect(tree.some((node) => node.startsWith('alert'))).toBe(true);
  // The page behind the dialog is inert.
  expect(tree).not.toContain('heading セミナー一覧');
  await toast.getByText(REFUSAL).click();
  await expect(dialog).toBeVisible();
  await toast.getByRole('button', { name: 'お知らせを閉じる' }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test("the registry's lookup result for an invoice number typed in full-width digits appears in a region that was there before", async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await openSettings(page);
  await page.goto(`${SETTINGS_PATH}#invoice-edit`);
  const form = section(page, 'インボイス制度');
  await tick(form.getByRole('radio', { name: /適格請求書発行事業者である/ }));
  const regions = form.locator('[role="status"]');
  const before = await regions.elementHandles();
  await form.getByRole('textbox', { name: '登録番号' }).pressSequentially('１０１０００１００００１１');
  await expect(regions.filter({ hasText: '株式会社あおば会計ソリューションズ' })).toHaveCount(1);
  const texts = await Promise.all(before.map((region) => region.textContent()));
  expect(texts.some((text) => text?.includes('株式会社あおば会計ソリューションズ'))).toBe(true);
  const tree = await readAccessibilityTree(page);
  expect(tree).toContain('StaticText 株式会社あおば会計ソリューションズ');
  await expectAccessible(page);
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(toast(page, '適格請求書発行事業者（インボイス制度）について変更されました。')).toBeVisible();
  await expect(form).toContainText('T1010001000011');
  await expect(form.getByRole('heading')).toBeInViewport();
});
