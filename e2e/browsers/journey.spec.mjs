import { expect, test } from '@playwright/test';
import { Builder, By, until } from 'selenium-webdriver';

const PASSWORD = 'journey-2026-password';
const REASON =
  '監査法人で法定監査と内部統制監査を担当したのち、独立して三社の月次決算の早期化を支援しました。'.repeat(3);
const WAIT_MS = 20_000;

/** @type {import('selenium-webdriver').WebDriver} */
let browser;
test.beforeEach(async () => {
  const server = test.info().config.metadata.webDriver;
  browser = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build();
});
test.afterEach(() => browser.quit());

/** Finds the last element with the tag and the text or label, because an open dialog is at the end of the page. */
const find = (tag, text) =>
  browser.wait(
    until.elementLocated(
      By.xpath(`(//${tag}[contains(concat(@aria-label, normalize-space(.)), '${text}')])[last()]`),
    ),
    WAIT_MS,
    text,
  );

/** Presses the words that a person sees, again when the page replaces the element meanwhile. */
const press = (tag, text) => expect(async () => (await find(tag, text)).click()).toPass({ timeout: WAIT_MS });

/** Types into the field with the label, or chooses an option of it. */
const fill = (label, text) =>
  expect(async () => {
    const labels = `//label[contains(normalize-space(.), '${label}')]/@for`;
    const field = await find(`*[contains(@aria-label, '${label}') or @id = ${labels}]`, '');
    if ((await field.getTagName()) !== 'select') await field.clear();
    await field.sendKeys(text);
  }).toPass({ timeout: WAIT_MS });

test('the main journey works in WebKit', async ({ baseURL, request }) => {
  const email = `webkit.${crypto.randomUUID()}@example.com`;
  const open = (path) => browser.get(new URL(path, baseURL).href);

  await test.step('registers', async () => {
    await open('/auth/register');
    await fill('メールアドレス', email);
    await press('button', '認証メールを送信する');
    await browser.wait(until.urlContains('/auth/register/sent/'), WAIT_MS);
  });

  await test.step('confirms by mail, and sets names and password', async () => {
    let link;
    await expect(async () => {
      const { results } = await (await request.get('/dev/mail.json', { params: { to: email } })).json();
      link = results[0]?.text.match(/https?:\/\/\S+\/auth\/set-password\S+/)?.[0];
      expect(link).toBeDefined();
    }).toPass({ timeout: WAIT_MS });
    await open(link);
    for (const [label, text] of [
      ['姓', '山田'],
      ['名', '太郎'],
      ['セイ', 'ヤマダ'],
      ['メイ', 'タロウ'],
      ['パスワード', PASSWORD],
    ])
      await fill(label, text);
    // The middle of the label is the link to the terms.
    await press("input[@type='checkbox']", '');
    await press('button', '会員登録を完了する');
    await press('a', 'マイページへ進む');
    await press('label', '免税事業者');
    await press('button', '保存する');
    // Opening the next page before the answer is saved would show the question again, over the form.
    await expect(async () => expect(await browser.findElements(By.css('dialog[open]'))).toEqual([])).toPass({
      timeout: WAIT_MS,
    });
  });

  await test.step('fills in the profile', async () => {
    await open('/mypage/?edit=career');
    await fill('勤務先・屋号', '山田会計事務所');
    await fill('開始年月の年', '2019年');
    await fill('開始年月の月', '4月');
    await press('button', '保存');
    await find('a', '編集');
  });

  await test.step('searches', async () => {
    await open('/vacancy/?status=open');
    await fill('案件を検索', '決算');
    await press('button', '検索');
    await browser.wait(until.urlContains('search='), WAIT_MS);
  });

  await test.step('applies', async () => {
    await press('main//h2/a', '');
    await press('a', '応募');
    await press('label', 'すぐに参画できる');
    await fill('応募の理由・活かせる経験', REASON);
    await press('button', '確認画面へ進む');
    await press('button', 'この内容で応募する');
    await find('h1', '応募が完了しました');
  });

  await test.step('logs out', async () => {
    await open('/vacancy/');
    await press('button', 'さんのメニュー');
    await press('button', 'ログアウト');
    await find('a', 'ログイン');
  });
});
