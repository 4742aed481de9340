import type { Page } from '@playwright/test';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { renderMail } from '@/server/mail/render';
import { emailChangeNoticeMail, emailVerificationMail } from '@/server/mail/security-mails';
import {
  createMember,
  logIn,
  startSession,
  startSessionOfDemoMember,
  startSessionOfNewMember,
} from '../setup/members';
import { findTextsOutside } from '../setup/overflows';
import { press, tick } from '../setup/press';
import { toast } from '../setup/settings';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  openScreen,
  test,
  visitorTest,
} from '../setup/test';

/** Texts, menus and notices that have the room that they need. */

const WIDTHS = [1280, 375];

async function openAt(page: Page, width: number, height: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await openScreen(page, path);
}

for (const width of WIDTHS) {
  test(`${width} px: a toast covers no link of the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { email } = await createMember();
    await page.goto('/auth/login/?redirect=/column');
    await logIn(page, email);
    const shown = toast(page, 'ログインしました。').locator('div').first();
    await expect(shown).toBeVisible();
    const { y = 0 } = (await shown.boundingBox()) ?? {};
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), await link.innerText()).toBeLessThanOrEqual(y);
    }
  });

  test(`${width} px: the whole menu of the member is in the window, whose edge it does not cross`, async ({
    page,
    context,
  }) => {
    await startSessionOfDemoMember(context);
    for (const height of [800, 600]) {
      await openAt(page, width, height, '/vacancy/');
      await press(page.getByRole('banner').getByLabel(/のメニュー$/));
      const logout = page.getByRole('button', { name: 'ログアウト' });
      const panel = page.locator('div').filter({ has: logout }).last();
      const { y = 0, height: panelHeight = 0 } = (await panel.boundingBox()) ?? {};
      expect(y + panelHeight).toBeLessThanOrEqual(height);
    }
  });
}

test('the invoice question shows its button at 1280x800 with all fields and the name that was found', async ({
  page,
  context,
}) => {
  const { email } = await createMember({ invoiceState: null });
  await startSession(context, email);
  await openAt(page, 1280, 800, '/vacancy/');
  const dialog = page.getByRole('dialog', { name: 'インボイス制度についてのご確認' });
  await tick(dialog.getByRole('radio', { name: /適格請求書発行事業者である/ }));
  await dialog.getByRole('textbox', { name: '登録番号' }).fill('2010001000022');
  const save = dialog.getByRole('button', { name: '保存する' });
  await expect(dialog.getByText('合同会社みなと財務')).toBeVisible();
  const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
  const { y: top = 0, height: dialogHeight = 0 } = (await dialog.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top + dialogHeight);
  const isOnTop = await save.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('the latest applications in the menu are visibly separate when their names have two lines', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, '/mypage/');
  await page.getByRole('banner').getByLabel('応募管理').click();
  const links = page.getByRole('list', { name: '最近応募した案件' }).getByRole('link');
  await expect(links.nth(1)).toBeVisible();
  const lines = await links.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const [first, second] = lines as [(typeof lines)[0], (typeof lines)[0]];
  expect(second.top - first.bottom).toBeGreaterThanOrEqual(12);
});

test('a field with 10,000 characters is no higher than the window', async ({ page, context }) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/vacancy/?status=open');
  // The last row, because the member has applied to one of the first.
  const href = await page.locator('main ol > li h2 a').last().getAttribute('href');
  await openScreen(page, `${href?.replace(/\/$/, '')}/entry`);
  const field = page.getByRole('textbox', { name: /応募の理由/ });
  await field.fill('上場企業の連結決算を担当。'.repeat(800));
  expect((await field.boundingBox())?.height).toBeLessThan(780);
  await page.getByRole('button', { name: '確認画面へ進む' }).click();
  await expect(page.getByRole('link', { name: /1,000文字以内で入力してください。/ })).toBeVisible();
});

test('phone: the bar of a vacancy shows the words of each button, whatever became of the application', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/mypage/vacancy/');
  const links = page.locator('main a[href^="/vacancy/"]');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((elements) =>
    elements.map((link) => link.getAttribute('href') ?? ''),
  );
  const bar = page.getByRole('region', { name: '応募' });
  const words = new Set<string>();
  for (const href of new Set(hrefs.filter((path) => /^\/vacancy\/\d+\/$/.test(path)))) {
    await openScreen(page, href);
    // The star alone has no words.
    for (const control of await bar
      .locator('a, button:not([aria-pressed])')
      .filter({ visible: true })
      .all()) {
      const word = await control.innerText();
      const box = await control.getByText(word).last().boundingBox();
      expect(box?.width, `${word} of ${href}`).toBeGreaterThan(word.length * 12);
      words.add(word);
    }
    expect(await page.evaluate(findTextsOutside), href).toEqual([]);
  }
  expect([...words]).toEqual(
    expect.arrayContaining(['応募した内容を見る', '応募を取り消す', '再応募する', '運営に問い合わせる']),
  );
});

test('on a phone, a dialog shows its whole title, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/conference?session=1');
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 }).first();
  await expect(page.getByRole('dialog').getByRole('heading', { name: '講師' })).toBeVisible();
  const isInside = await heading.evaluate((element) => {
    const [title, frame] = [element, element.closest('dialog')].map((node) => node?.getBoundingClientRect());
    return Boolean(title && frame && title.top >= frame.top && title.height <= frame.height);
  });
  expect(isInside).toBe(true);
});

test('the sessions of a speaker of the conference are visibly separate', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/conference/');
  const speaker = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const sessions = speaker.filter({ hasText: 'FAS マネージングディレクター' }).getByRole('paragraph');
  const boxes = await sessions.filter({ has: page.getByRole('link') }).all();
  expect(boxes.length).toBeGreaterThan(1);
  let bottom: number | undefined;
  for (const box of boxes) {
    const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 };
    if (bottom !== undefined) expect(y - bottom).toBeGreaterThanOrEqual(8);
    bottom = y + height;
  }
});

test('side navigation: tabs below md, icons with tooltips from md, labels from lg', async ({ page }) => {
  await startSessionOfNewMember(page.context());
  await openScreen(page, '/mypage/?edit=skill');
  const link = page
    .getByRole('navigation', { name: 'マイページの項目' })
    .getByRole('link', { name: /^資格/ });
  const label = link.getByText('資格', { exact: false }).last();
  const getLabelWidth = async () => (await label.boundingBox())?.width ?? 0;
  const resetPointer = async () => {
    await page.mouse.move(0, 600);
    await link.blur();
  };

  for (const width of [375, 767]) {
    await page.setViewportSize({ width, height: 900 });
    await resetPointer();
    expect(await getLabelWidth(), `label of a tab at ${width}`).toBeGreaterThan(20);
    await expectNoHorizontalScroll(page);
  }
  for (const width of [768, 959]) {
    await page.setViewportSize({ width, height: 900 });
    await resetPointer();
    expect(await getLabelWidth(), `no label at ${width}`).toBeLessThan(2);
    await link.hover();
    expect(await getLabelWidth(), `tooltip on hover at ${width}`).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await expect.poll(getLabelWidth, { message: 'hidden by Escape' }).toBeLessThan(2);
    await resetPointer();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await getLabelWidth(), `tooltip on focus at ${width}`).toBeGreaterThan(20);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 960, height: 900 });
  expect(await getLabelWidth(), 'label in the list at 960').toBeGreaterThan(20);
  await expectAccessible(page);
});

test('phone: what the browser alone knows appears without moving the sections', async ({ page, context }) => {
  const member = await startSessionOfNewMember(context);
  await page.setViewportSize({ width: 375, height: 800 });
  const block = page.getByRole('region', { name: '検討リストで締切が近い案件' });
  await openScreen(page, '/mypage/');
  await expect(block).toHaveCount(0);
  const profile = page.getByRole('region', { name: 'プロフィール' });
  const topOf = async () => (await profile.boundingBox())?.y;
  const before = await topOf();
  await page.evaluate((memberId) => {
    const item = {
      id: 999_999,
      title: 'IPO準備企業の内部統制（J-SOX）構築の支援',
      status: 'open',
      company_profile: '',
      region: '13',
      remote: 'none',
      reward: { unit: 'month', min: 500_000, max: null },
      working_days: { min: 2, max: 2 },
      deadline: new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString(),
    };
    const items = [item, { ...item, id: 999_998 }];
    localStorage.setItem(`list:member:${memberId}:saved-vacancies`, JSON.stringify({ version: 1, items }));
  }, member.id);
  // The state of the saved vacancies stays unknown, so that they are shown as they were saved.
  await page.route('**/api/v3/public/vacancies/99999**', () => undefined);
  await page.reload();
  await expect(block.getByRole('link', { name: 'ほか1件も7日以内に締切' })).toBeVisible();
  expect(await topOf()).toBe(before);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/vacancy/saved/');
  await expect(page.getByText('検討リストに案件はありません。')).toBeVisible();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y, 'the footer stays below the window').toBeGreaterThanOrEqual(800);
});

visitorTest('a mail with a long address is not wider than a phone', async ({ page }) => {
  const origin = 'https://www.example.jp';
  setSiteConfig(createSiteConfig({ SITE_ORIGIN: origin, CONTACT_EMAIL: `${'c'.repeat(48)}@example.jp` }));
  const email = 'taroyamada.accountingsupport@tokyoaccounting.example';
  await page.setViewportSize({ width: 375, height: 780 });
  await page.setContent(renderMail(emailChangeNoticeMail(origin, '佐藤', email), origin).html);
  await expect(page.getByText(email)).toBeVisible();
  await expectNoHorizontalScroll(page);
});

visitorTest('the button of the mail to a new address has one line on a phone', async ({ page }) => {
  const origin = 'https://www.example.jp';
  await page.setViewportSize({ width: 375, height: 780 });
  await page.setContent(renderMail(emailVerificationMail(origin, 'x'), origin).html);
  const button = page.getByRole('link', { name: '変更を完了する' });
  expect(await button.evaluate((element) => element.getClientRects().length)).toBe(1);
  expect((await button.boundingBox())?.height).toBeLessThan(60);
});
