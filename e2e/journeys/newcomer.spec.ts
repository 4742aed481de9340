import type { Locator, Page } from '@playwright/test';
import { choose, press, tick } from '../setup/press';
import { createCredentials } from '../setup/registration';
import { expect, openScreen, test } from '../setup/test';
import { APPLICATION_MESSAGE } from '../setup/vacancies';

/** What a newcomer may have to do until an application is sent. */
const MAX = { presses: 15, entries: 10, screens: 9 };

/** Counts what a person does: presses on words, values that are typed or chosen from a list, and titles that are read. */
function createCount(page: Page) {
  const presses: string[] = [];
  const entries: string[] = [];
  const screens: string[] = [];
  return {
    press: async (target: Locator) => {
      presses.push(String(target));
      await press(target);
    },
    /** Presses a link of a mail. */
    open: async (href: string) => {
      presses.push(href);
      await openScreen(page, href);
    },
    tick: async (target: Locator) => {
      presses.push(String(target));
      await tick(target);
    },
    type: async (label: string, text: string) => {
      entries.push(label);
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    choose: async (label: string, text: string) => {
      entries.push(label);
      await choose(page.getByLabel(label), text);
    },
    read: async (role: 'heading' | 'dialog', name: string) => {
      screens.push(name);
      await expect(page.getByRole(role, { name }).first()).toBeVisible();
    },
    counts: () => ({ presses: presses.length, entries: entries.length, screens: screens.length }),
  };
}

/** Records the titles of the dialogs that appear. */
const recordDialogs = () => {
  const titles: string[] = [];
  Object.assign(window, { dialogTitles: titles });
  new MutationObserver(() => {
    const title = document.querySelector('dialog[open] h2')?.textContent;
    if (title && titles.at(-1) !== title) titles.push(title);
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

test('a newcomer applies with few presses, entries and screens, and sees no dialog twice', async ({
  page,
  waitForMail,
}) => {
  const { email, password } = createCredentials();
  const person = createCount(page);
  await page.addInitScript(recordDialogs);
  await openScreen(page, '/vacancy/?status=open');
  const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
  const href = await link.getAttribute('href');
  await openScreen(page, href?.match(/^\/vacancy\/\d+\//)?.[0] ?? '');

  await person.read('heading', (await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  await person.press(page.getByRole('link', { name: '会員登録して応募' }));
  await person.read('heading', '会員登録');
  await person.type('メールアドレス', email);
  await person.press(page.getByRole('button', { name: '認証メールを送信する' }));
  await person.read('heading', '認証メールを送信しました');
  const { text } = await waitForMail(email, /会員登録|認証/);
  await person.open(text.match(/https?:\/\/\S+\/auth\/set-password\S+/)?.[0] ?? '');
  await person.read('heading', '会員情報の入力');
  await person.type('姓', '山田');
  await person.type('名', '太郎');
  await person.type('セイ', 'ヤマダ');
  await person.type('メイ', 'タロウ');
  await person.type('パスワード', password);
  await person.tick(page.getByRole('checkbox'));
  await person.press(page.getByRole('button', { name: '会員登録を完了する' }));
  await person.read('dialog', '会員登録が完了しました。');
  await person.press(page.getByRole('button', { name: '応募を続ける' }));
  await person.read('dialog', 'インボイス制度についてのご確認');
  await person.tick(page.getByRole('radio', { name: /免税事業者/ }));
  await person.press(page.getByRole('dialog').getByRole('button', { name: '保存する' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.read('heading', '応募内容の入力');
  await person.type('勤務先・屋号', '山田会計事務所');
  await person.choose('開始年月の年', '2019年');
  await person.choose('開始年月の月', '4月');
  await person.tick(page.getByRole('radio', { name: 'すぐに参画できる' }));
  await person.type('応募の理由・活かせる経験', APPLICATION_MESSAGE);
  await person.press(page.getByRole('button', { name: '確認画面へ進む' }));
  await person.read('heading', '応募内容の確認');
  await person.press(page.getByRole('button', { name: 'この内容で応募する' }));
  await person.read('heading', '応募が完了しました');

  const counts = person.counts();
  expect(counts.presses).toBeLessThanOrEqual(MAX.presses);
  expect(counts.entries).toBeLessThanOrEqual(MAX.entries);
  expect(counts.screens).toBeLessThanOrEqual(MAX.screens);
  test.info().annotations.push({ type: 'counts', description: JSON.stringify(counts) });
  // The question about invoices does not show up before the completed registration has been read.
  expect(await page.evaluate(() => (window as unknown as { dialogTitles: string[] }).dialogTitles)).toEqual([
    '会員登録が完了しました。',
    'インボイス制度についてのご確認',
  ]);
  await page.goto('/mypage/');
  const career = page.getByRole('region', { name: '職務経歴・学歴', exact: true });
  await expect(career.getByText('職務経歴 1件')).toBeVisible();
  await expect(page.getByText('応募には職務経歴が必要です。')).toHaveCount(0);
});
